"""Players that are no people. They see what their seat sees, and answer as a program would."""
