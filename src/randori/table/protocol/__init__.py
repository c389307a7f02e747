"""The protocol: every message between a client and a table, typed. docs/protocol.md tells the story, and
docs/protocol.schema.json is made from here."""
