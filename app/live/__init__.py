"""The live side: one WebSocket per tab, pushed what changed for its seat."""
