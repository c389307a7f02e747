"""How fast the rules run, beside OpenSpiel's and beside C: `python -m bench`."""
