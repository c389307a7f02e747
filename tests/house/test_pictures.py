"""The pictures of the documentation are the code's."""

from __future__ import annotations

import pytest
from tools.pictures import PICTURES, WAY, Step, fault, imported, ordered, pictures


@pytest.mark.parametrize("step", WAY, ids=lambda step: f"{step.file}-{step.function}")
def test_the_way_of_a_move_is_the_one_in_the_code(step: Step) -> None:
    assert fault(step) is None, "mend WAY in tools/pictures.py"


def test_a_way_that_is_not_the_codes_is_noticed() -> None:
    assert fault(Step("server/live_table.py", "LiveTable.submit", "nowhere")) is not None
    assert fault(Step("server/live_table.py", "LiveTable.missing", "_do")) is not None
    assert fault(Step("server/missing.py", "LiveTable.submit", "_do")) is not None


def test_every_arrow_between_rooms_goes_down() -> None:
    edges = imported()
    names = ordered(edges)
    assert ("games", "engine") in edges
    assert [(by, to) for by, to in edges if names.index(by) > names.index(to)] == []


@pytest.mark.parametrize("name", ["imports.svg", "move.svg"])
def test_a_picture_is_drawn_from_the_code_as_it_is(name: str) -> None:
    drawn = (PICTURES / name).read_text(encoding="utf-8")
    assert drawn == pictures()[name], "the code has changed: python -m tools.pictures"
