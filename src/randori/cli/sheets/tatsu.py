"""The sum of a round of Tatsu as one would write it on paper."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from randori.cli.sheets.sheet import Described, ScoreSheet
from randori.games.tatsu.cards import CLAN_LETTERS, CLAN_NAMES, DECK, NUMBERS
from randori.words import Words

CLAN_STYLES = dict(zip(CLAN_LETTERS, ("bold yellow", "bold red"), strict=True))


def tatsu_cards(names: list[str]) -> Text:
    return Text(" ").join(Text(name.ljust(3), CLAN_STYLES.get(name[0], "")) for name in names)


def tatsu_sheet(words: Words, described: Described, result: Described) -> list[Text]:
    return drawn(words, cast(dict[str, list[str]], described), cast(dict[str, int], result))


SHEET = ScoreSheet(
    tatsu_sheet,
    """Tatsu: {"yellow": [cards captured], "red": [cards captured]}, for example
    {"yellow": ["YV7", "RP2", "Yx3"], "red": ["RV3", "Rx1"]}.""",
)


def drawn(words: Words, captured: dict[str, list[str]], scores: dict[str, int]) -> list[Text]:
    """What each clan captured, and how its score comes about: TATSU-SCORE."""
    return [line for clan in CLAN_NAMES for line in clan_drawn(words, clan, captured[clan], scores[clan])]


def clan_drawn(words: Words, clan: str, names: list[str], score: int) -> list[Text]:
    letter = CLAN_LETTERS[CLAN_NAMES.index(clan)]
    cards = [DECK[NUMBERS[name]] for name in names]
    points = [card.points for card in cards if card.points]
    factors = [card.multiplier for card in cards if card.multiplier and card.name.startswith(letter)]
    written = " + ".join(map(str, points)) or "0"
    multipliers = " + ".join(map(str, factors)) or words("tatsu-no-multiplier")
    return [
        Text.assemble(
            f"{words(f'tatsu-{clan}')}: ", tatsu_cards(names) if names else words("tatsu-no-cards")
        ),
        Text(f"  {words('tatsu-points')}: {written} = {sum(points)}"),
        Text(f"  {words('tatsu-multipliers')}: {multipliers} = {sum(factors)}"),
        Text(f"  {words('tatsu-score')}: {sum(points)} × {sum(factors)} = {score}", "bold"),
    ]
