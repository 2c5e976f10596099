"""A game without rules, to measure what everything but the rules costs."""
