"""What may be written for others to read."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from randori.engine.errors import OptionError
from randori.table.settings import Settings, agreed
from randori.table.texts import readable_line

LONGEST = 500
FORCES = ("LRO", "RLO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI")


def tags(letters: str) -> str:
    return "".join(chr(0xE0000 + ord(letter)) for letter in letters) + "\U000e007f"


TAGS = tags("gbsct")

EMOJI = {
    "a family": "👨‍👩‍👧‍👦",
    "a heart on fire": "❤️‍🔥",
    "a rainbow flag": "🏳️‍🌈",
    "a pirate": "🏴‍☠️",
    "two who kiss, with skins": "👩🏽‍❤️‍💋‍👨🏻",
    "a judge": "🧑🏿‍⚖️",
    "an eye in a bubble": "👁️‍🗨️",
    "a head that is shaken": "🙂‍↔️",
    "a black bird": "🐦‍⬛",
    "a thumb": "👍🏽",
    "a country": "🇫🇷",
    "Scotland": f"\U0001f3f4{TAGS}",
    "a key": "#️⃣",
    "a plain star": "☆\ufe0e",
    "younger than this Python": "\U0001fae9\U0001fadf",
}
SCRIPTS = {
    "Persian": "می‌خواهم",
    "Persian with marks": "نَ‌هَ",
    "Devanagari, apart": "क्‌ष",
    "Devanagari, half a letter": "क्‍ष",
    "Devanagari, at the end": "क्‍ ?",
    "Bengali": "র‍্যাব",
    "Sinhala": "ශ්‍රී ලංකා",
    "Malayalam": "അവന്‍",
    "Japanese, with a variant": "葛\U000e0100城",
    "Thai": "น้ำ",
    "Hebrew": "שָׁלוֹם",
    "Vietnamese in pieces": unicodedata.normalize("NFD", "Nguyễn Thị Ngọc"),
    "Korean": "안녕",
    "Zalgo, a little": "a\u0300\u0301\u0302",
}


@pytest.mark.parametrize("text", [*EMOJI.values(), *SCRIPTS.values()], ids=[*EMOJI, *SCRIPTS])
def test_what_people_write_can_be_read(text: str) -> None:
    assert readable_line(text, LONGEST) == text
    assert readable_line(f"Ann {text} and\n\t {text}", LONGEST) == f"Ann {text} and {text}"


INVISIBLE = {
    "nothing": "",
    "spaces": " \t\n\u2003\u3000\u2028",
    "joiners": "\u200d\u200c\u200d",
    "a blank of Braille": "\u2800",
    "fillers": "\u3164\u115f\u1160\uffa0",
    "marks on nothing": "\u0301\u0302",
    "a colour of nothing": "\ufe0f",
    "an emoji's tags": TAGS,
}
HARMFUL = {
    "a control": "a\x00b",
    "an escape": "a\x1b[31mb",
    "a bell": "\x07a",
    "right to left, by force": "a\u202eb",
    "left to right, by force": "a\u202db",
    "an isolate": "a\u2066b",
    "a mark of direction": "a\u200fb",
    "no space": "a\u200bb",
    "no break": "a\u2060b",
    "a byte order": "\ufeffab",
    "a soft hyphen": "a\u00adb",
    "half a pair": "a\ud800b",
    "somebody's own": "a\ue000b",
    "no character": "a\U0010ffffb",
    "a joiner of letters": "a\u200db",
    "a joiner at the end": "👩\u200d",
    "a joiner at the beginning": "\u200d👩",
    "two joiners": "👩\u200d\u200d👩",
    "a joiner of an emoji and a letter": "👩\u200da",
    "a joiner of a letter and an emoji": "a\u200d👩",
    "a non-joiner of emoji": "👩\u200c👩",
    "a non-joiner of letters": "a\u200cb",
    "a joiner that ends Persian": "می\u200c",
    "tags without a flag": f"a{TAGS}",
    "tags without an end": f"\U0001f3f4{TAGS[:-1]}",
    "a tower of marks": "a" + "\u0301" * 5,
    "a blank that makes two names of one": "Bob\u3164",
    "a hidden text": "\U0001f3f4" + tags("thisisalongone"),
}


@pytest.mark.parametrize("text", [*INVISIBLE.values(), *HARMFUL.values()], ids=[*INVISIBLE, *HARMFUL])
def test_what_nobody_can_read_is_refused(text: str) -> None:
    assert readable_line(text, LONGEST) is None


def test_a_line_has_a_length_when_its_spaces_are_folded() -> None:
    assert readable_line(" a   b ", 3) == "a b"
    assert readable_line("abcd", 3) is None


@given(st.text(max_size=40))
def test_a_line_is_the_same_when_it_is_read_again(text: str) -> None:
    line = readable_line(text, LONGEST)
    if line is not None:
        assert readable_line(line, LONGEST) == line
        assert line.encode()
        assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Zl", "Zp") for sign in line)
        assert not any(unicodedata.bidirectional(sign) in FORCES for sign in line)


# --- settings


def test_a_title_is_kept_as_one_line_that_can_be_read() -> None:
    assert agreed(Settings("tatsu", 2, title="  Come\n in 👩‍👧 ")).title == "Come in 👩‍👧"
    assert agreed(Settings("tatsu", 2, title=" \t ")).title == ""
    for title in ("a\u202eb", "a\x00", "\u2800"):
        with pytest.raises(OptionError, match="a title has up to 60 characters that can be read"):
            agreed(Settings("tatsu", 2, title=title))


def test_names_in_options_can_be_read() -> None:
    deck = [{"number": 1, "schools": ["Ouragan"], "power": None}]
    assert agreed(Settings("memo", 3, options={"deck": deck})).options == {"deck": deck}
    for school in ("Our\u202eagan", "O\x1b[2J", "O" * 61):
        with pytest.raises(OptionError, match="a text of the options"):
            agreed(Settings("memo", 3, options={"deck": [{"number": 1, "schools": [school]}]}))
