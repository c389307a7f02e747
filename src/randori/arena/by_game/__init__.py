"""What the reports tell of single games. A game names its own here in `Game.brings`."""
