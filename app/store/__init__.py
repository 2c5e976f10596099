"""Where everything is kept: one protocol, embedded SQLite or PostgreSQL behind it."""
