"""What every store must do: the same scenarios over each kind of store.

They know the contract (`store.py`) and nothing of a database. A kind of store joins them with a class in
`tests/server/store/kinds.py`, an empty database and how a server opens a store on it, and a line in KINDS
there; if several servers may use it at once, it gets the scenarios for those too.

Faults come in at the place that all stores have, `group.commit` (`faults.py`). Time passes by `kind.sleep`.
A scenario runs as `kind.run` says: on a loop of its own, with a clock of its own, if a kind wants that.
"""
