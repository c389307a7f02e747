"""What must outlive a server: the logs of tables and what is known about them, in SQLite or PostgreSQL.

`store.py` says what a store does, `opening.py` finds the one for an address.
"""
