"""Notre Dame, 2 to 5 players (rules/notre-dame)."""
