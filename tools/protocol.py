"""Writes docs/protocol.schema.json and docs/http.schema.json anew from src/randori/table/protocol and
src/randori/server/http: run it when messages or shapes change."""

from __future__ import annotations

import json
from pathlib import Path

from randori.server.http import schema as http
from randori.table.protocol import schema as protocol

DOCS = Path(__file__).parents[1] / "docs"
SCHEMAS = {"protocol.schema.json": protocol.schema, "http.schema.json": http.schema}

if __name__ == "__main__":
    for name, schema in SCHEMAS.items():
        text = json.dumps(schema(), ensure_ascii=False, indent=2)
        DOCS.joinpath(name).write_text(text + "\n", encoding="utf-8")
