"""The HTTP API: tables, seats, records, accounts, and what a host needs to look after a server."""
