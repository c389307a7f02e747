"""`make quick` finds the tests of what was touched, the nearest first."""

from __future__ import annotations

from pathlib import PurePosixPath

from tools.touched import chosen, mirror, rooms_of, touched


def test_a_file_has_the_tests_of_its_room() -> None:
    assert rooms_of("src/randori/bots/search.py") == ["tests/bots"]
    assert rooms_of("src/randori/games/dojo/grid.py") == ["tests/games/dojo", "tests/conformance"]
    assert rooms_of("tests/table/test_texts.py") == ["tests/table/test_texts.py"]
    assert rooms_of("tests/table/scenes.py") == ["tests/table"]


def test_the_nearest_folder_is_the_room() -> None:
    assert mirror(PurePosixPath("src/randori/server/store/sql.py")) == ["tests/server/store"]
    assert mirror(PurePosixPath("src/randori/server/http/app.py")) == ["tests/server"]
    assert mirror(PurePosixPath("src/randori/version.py")) == []


def test_the_habits_of_the_house_are_always_looked_at() -> None:
    assert "tests/house/test_layers.py" in chosen([])
    assert all(file.startswith("tests/house/") for file in chosen(["README.md"]))


def test_what_was_touched_comes_first_then_its_mirror() -> None:
    files = chosen(["src/randori/table/clocks.py", "tests/table/test_texts.py"])
    assert files[:2] == ["tests/table/test_texts.py", "tests/table/test_clocks.py"]
    assert files.index("tests/table/test_study.py") > files.index("tests/house/test_layers.py")


def test_what_needs_a_browser_or_a_build_is_left_to_the_whole() -> None:
    assert not [
        file for file in chosen(["tests/browser/games.py", "tests/builds/digests.py"]) if "house" not in file
    ]


def test_files_that_are_touched_are_named_from_the_root() -> None:
    assert all(not name.startswith("/") for name in touched())
