"""How many moves a second the server takes, beside boardgame.io's: `python -m bench.server`."""
