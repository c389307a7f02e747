"""Writes docs/protocol.schema.json anew from src/randori/table/protocol: run it when messages change."""

from __future__ import annotations

import json
from pathlib import Path

from randori.table.protocol.schema import schema

FILE = Path(__file__).parents[1] / "docs" / "protocol.schema.json"

if __name__ == "__main__":
    FILE.write_text(json.dumps(schema(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
