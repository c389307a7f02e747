"""The simulator: the server's own code in one process, on a loop whose time is virtual and whose schedule is
a seed's, among stores, notes, workers, servers and people that do everything bad. `world.py` is the place to
start reading; `make simulate SEEDS=1000` runs it. docs/reliability.md says what it is for.
"""
