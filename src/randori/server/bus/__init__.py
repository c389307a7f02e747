"""Messages between servers, each about one table: what was added to its log, who is at it.

`bus.py` says what a bus does, `opening.py` finds the one for an address.
"""
