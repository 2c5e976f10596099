"""Guests: who a browser is, without a sign-in."""
