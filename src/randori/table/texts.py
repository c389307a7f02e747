"""What people write for others to read: names, titles, chat. One line that can be seen, with nothing in it
that acts on the text around it.

Python calls printable what has a shape. Joiners have none, and are needed all the same where they join: in
emoji made of several, and in scripts whose letters change with their neighbours. Where that is, follows
RFC 5892, appendix A.1 and A.2, and the Unicode Standard, 23.2.
"""

from __future__ import annotations

import re
import unicodedata

APART, TOGETHER = "\u200c", "\u200d"
"""The joiners: ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER."""
VIRAMA = 9
"""The combining class of signs that take a letter's vowel, and bind it to the next."""
CURSIVE = ("ADLAM", "ARABIC", "MANDAIC", "MONGOLIAN", "NKO", "SYRIAC")
"""Scripts whose letters join: their names begin so."""
IN_COLOUR = "\ufe0f"
"""Stands after a pictograph that could be a plain sign as well."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""Of a part of a country, such as Scotland: a black flag, its code in letters that are not seen, an end."""
NEAR = 8
"""Characters between which letters are looked for, past their marks."""
MOST_MARKS = 4
"""One above the other: more than any language writes would reach into the lines around."""
MARKS = re.compile("m" * (MOST_MARKS + 1))
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Printable, and not to be seen."""


def readable_line(text: str, longest: int) -> str | None:
    """The text as one line; None if it is too long, shows nothing, or has something that cannot be read."""
    line = " ".join(text.split())
    if len(line) > longest or not any(map(is_visible, line)) or not BLANK.isdisjoint(line):
        return None
    if MARKS.search("".join(map(mark, line))):
        return None
    seen = FLAG.sub("\U0001f3f4", line)
    return line if seen.isprintable() or all(is_readable(seen, at) for at in range(len(seen))) else None


def likeness(text: str) -> str:
    """The same for two texts that a reader takes for one."""
    return unicodedata.normalize("NFKC", text).casefold()


def mark(sign: str) -> str:
    """Whether it stands over or under the sign before it."""
    return "m" if unicodedata.category(sign) in ("Mn", "Me") else "-"


def is_visible(sign: str) -> bool:
    """Letters, numbers, punctuation, symbols; marks need one of them to stand on."""
    return sign not in BLANK and (unicodedata.category(sign)[0] in "LNPS" or is_pictograph(sign))


def is_readable(line: str, at: int) -> bool:
    if line[at] in (APART, TOGETHER):
        return at > 0 and is_joiner(line[at], line[max(0, at - NEAR) : at], line[at + 1 : at + 1 + NEAR])
    return line[at].isprintable() or is_pictograph(line[at])


def is_joiner(sign: str, before: str, after: str) -> bool:
    """Whether there are two whose looks it changes."""
    if unicodedata.combining(before[-1]) == VIRAMA:
        return True
    if not after:
        return False
    if sign == TOGETHER and is_pictograph(after[0]):
        return is_pictograph(before.removesuffix(IN_COLOUR)[-1:])
    if unicodedata.combining(after[0]) == VIRAMA:  # as Bengali writes ra and ya
        return before[-1].isalpha()
    return is_cursive(bare(before)[-1:]) and is_cursive(bare(after)[:1])


def is_pictograph(sign: str) -> bool:
    """Arrows to stars, and emoji, also those that are younger than this Python."""
    return "\u2190" <= sign <= "\u2bff" or "\U0001f000" <= sign <= "\U0001faff"


def is_cursive(letter: str) -> bool:
    return letter.isalpha() and unicodedata.name(letter, "").startswith(CURSIVE)


def bare(text: str) -> str:
    """Without its marks."""
    return "".join(sign for sign in text if unicodedata.category(sign) != "Mn")
