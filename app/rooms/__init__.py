"""Rooms: who sits where, and the one path of an action."""
