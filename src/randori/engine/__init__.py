"""The engine: what all games share. It names no game."""
