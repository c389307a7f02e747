"""What lies on a table is described once, by the schema: the pages take the types that are made from it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODELS = sorted((ROOT / "web" / "src" / "games").glob("*/model.ts"))
SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))["$defs"]


def test_the_models_were_found() -> None:
    assert len(MODELS) >= 3


@pytest.mark.parametrize("model", MODELS, ids=lambda path: path.parent.name)
def test_a_model_takes_its_table_from_the_schema(model: Path) -> None:
    table = f"{model.parent.name.capitalize()}Table"
    assert table in SCHEMA
    written = model.read_text(encoding="utf-8")
    assert re.search(rf'import type {{[^}}]*\b{table}\b[^}}]*}} from "../../lib/protocol.generated"', written)
    assert re.search(rf"export type Table = (?:{table}|Narrowed<{table}, Words>);", written)
