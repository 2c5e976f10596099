"""The game engine: knows no particular game and does no I/O."""
