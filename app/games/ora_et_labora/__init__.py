"""Ora et Labora, 1 to 4 players (rules/ora-et-labora)."""
