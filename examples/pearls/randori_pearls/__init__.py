"""Pearl Divers. Read position, then game."""
