"""Parvis: play Notre Dame and Ora et Labora with friends in a browser."""
