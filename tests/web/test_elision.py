"""French shortens a word before a name: by the same rule in the browser as in the terminal."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from randori.words import elide
from tests.house.test_words import said
from tests.web.programs import program

READS_WELL = {
    "d’Aiko": "Aiko",
    "d’alice": "alice",
    "d’Élodie": "Élodie",
    "d’E\N{COMBINING ACUTE ACCENT}lodie": "E\N{COMBINING ACUTE ACCENT}lodie",
    "d’Åsa": "Åsa",
    "d’Œdipe": "Œdipe",
    "d’Yves": "Yves",
    "de Yuna": "Yuna",
    "de Y": "Y",
    "d’Hélène": "Hélène",
    "d’Hugo": "Hugo",
    "de Haku": "Haku",
    "de Kasa": "Kasa",
    "de Maître Haku": "Maître Haku",
    "de votre banc": "votre banc",
    "de 8": "8",
    "de 愛子": "愛子",
    "de ": "",
}
SHORTENED = re.compile(r"\b(?:de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque) \{ \$([a-z-]+)|’\{")
"""What French shortens before a vowel, and a value after it; or shortened once and for all."""
NEVER_OPEN = {"at", "clan", "was", "most", "by"}
"""Values that begin with no vowel: "l’emplacement …", "jaune" or "rouge", and figures."""


def test_a_word_is_shortened_before_a_vowel_that_is_heard() -> None:
    assert {elide("de", name): name for name in READS_WELL.values()} == READS_WELL
    assert [elide("que", "Aiko"), elide("que", "Bo")] == ["qu’Aiko", "que Bo"]


def test_the_browser_shortens_as_the_terminal_does(tmp_path: Path) -> None:
    names = "\n".join(name for name in READS_WELL.values() if name)
    command = program("elision.ts", tmp_path)
    run = subprocess.run(command, input=names, capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(run.stdout) == [told for told, name in READS_WELL.items() if name]


def test_no_french_sentence_forgets_it() -> None:
    forgetful = {
        name for name, body in said("fr") for value in SHORTENED.findall(body) if value not in NEVER_OPEN
    }
    assert forgetful == set()
