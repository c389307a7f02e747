"""What each game's adept goes by."""
