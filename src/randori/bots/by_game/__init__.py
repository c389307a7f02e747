"""What the bots know of single games. A game names its own here in `Game.brings`."""
