"""Mémo Combo in the terminal. It shows what the view shows, once: remembering is the game."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from randori.cli.tables.table import Table, expected
from randori.engine.view import View
from randori.games.memo import seen as memo
from randori.views import memo_view

FULL, HOLE = "■", "·"

TOLD = {
    "start": "memo-starts",
    "lay": "memo-lays",
    "pass": "memo-passes",
    "skip": "memo-skips",
    "done": "memo-is-done",
    "foresee": "memo-foresees",
    "stop": "memo-stops",
    "swap": "memo-swaps",
    "hand": "memo-hands",
    "look": "memo-looks",
    "cross": "memo-crosses",
    "eye": "memo-eyes",
    "infiltrate": "memo-eyes",
    "exchange": "memo-exchanges",
    "against": "memo-opposes",
    "paralyse": "memo-paralyses",
    "confuse": "memo-confuses",
    "overload": "memo-overloads",
    "play": "memo-plays",
    "guess": "memo-guesses-right",
}
FIELDS = {
    "swap": ["slot"],
    "hand": ["slot"],
    "look": ["one", "two"],
    "cross": ["one", "two"],
    "paralyse": ["from"],
    "confuse": ["from"],
    "overload": ["from", "one", "two"],
    "eye": ["from", "slot"],
    "infiltrate": ["from", "slot"],
    "exchange": ["from", "slot"],
    "against": ["from", "slot"],
    "play": ["from", "slot"],
    "guess": ["from", "slot", "letter"],
}
"""What the numbers of a move mean."""


def seen(view: View) -> memo.Table:
    """The part of a view that is Mémo Combo's own."""
    return memo_view(view)["table"]


class MemoTable(Table):
    # --- the table

    def drawn(self, view: View) -> RenderableType:
        table = seen(view)
        heading = self.words("memo-round", game=table["game"], round=table["round"], pile=table["pile"])
        grid = Grid(show_header=False)
        for player, bench in enumerate(table["benches"]):
            mark = "→" if player == table["active"] else " "
            slots = " ".join(FULL if is_filled else HOLE for is_filled in bench)
            grid.add_row(f"{mark} {self.names[player]}", slots, str(view["scores"][player]))
        return Group(Text(heading), grid, *(Text(line) for line in self.footer(table)))

    def footer(self, table: memo.Table) -> list[str]:
        lines = [self.active_card(table)]
        if table["powers"]:
            waiting = [f"{self.names[one['player']]} {self.power(one['power'])}" for one in table["powers"]]
            lines.append(self.words("memo-waiting", powers=", ".join(waiting)))
        if table["drawn"] is not None:
            lines.append(self.words("memo-drawn", card=self.card(table["drawn"])))
        if table["shown"]:
            lines.append(self.words("memo-shown", cards=self.placed(table["shown"])))
        if table["known"]:
            lines.append(self.words("memo-known", cards=self.placed(table["known"])))
        return lines

    def active_card(self, table: memo.Table) -> str:
        if not table["dojo"]:
            return self.words("memo-nothing-active")
        return self.words("memo-active-card", card=self.card(table["dojo"][-1]))

    def placed(self, places: list[memo.Placed]) -> str:
        return ", ".join(self.place(one) for one in places)

    def place(self, one: memo.Placed) -> str:
        card = self.card(one["card"])
        if one["seat"] is None:
            return self.words("memo-pile-place", slot=one["slot"] + 1, card=card)
        return self.words("memo-place", name=self.names[one["seat"]], slot=one["slot"], card=card)

    # --- what happened

    def describe(self, before: View, player: int, move: str, after: View) -> list[str]:
        word = move.partition(":")[0]
        if word in ("deck", "shuffle"):
            return [self.words("memo-deals" if word == "deck" else "memo-shuffles")]
        if word == "starter":
            return []
        event = seen(after)["event"]
        # A secret confusion goes on without an event; what the move says is not for these eyes.
        is_secret = word in ("cross", "done") and event == seen(before)["event"]
        if event is None or is_secret:
            return []
        return [self.told_event(event), *self.told_private(before, after)]

    def told_event(self, event: memo.Event) -> str:
        word, _, rest = event["move"].partition(":")
        values: dict[str, str | int] = {"name": self.names[event["player"]]}
        if event["card"] is not None:
            values["card"] = self.card(event["card"])
        if word == "direction":
            return self.words(f"memo-goes-{rest}")
        if word == "order":
            return self.words(f"memo-orders-{rest}", **values)
        for field, part in zip(FIELDS.get(word, []), rest.split(","), strict=bool(FIELDS.get(word))):
            values[field] = self.names[int(part)] if field == "from" else part
        message = TOLD[word]
        if word == "play" and not event["fits"]:
            message = "memo-fault"
        if word == "guess" and not event["fits"]:
            message = "memo-guesses-wrong"
        return self.words(message, **values)

    def told_private(self, before: View, after: View) -> list[str]:
        """What only these eyes are shown by it."""
        table = seen(after)
        if not table["shown"] or table["shown"] == seen(before)["shown"]:
            return []
        return [self.words("memo-shown", cards=self.placed(table["shown"]))]

    # --- what to decide

    def question(self, view: View) -> str:
        table = seen(view)
        if table["phase"] == "react":
            return self.words("memo-ask-react", card=self.card(table["dojo"][-1]))
        if table["phase"] == "power":
            return self.words("memo-ask-power", power=self.power(expected(table["power"])))
        return self.words(f"memo-ask-{table['phase']}")

    def choice(self, view: View, move: str) -> str:
        word, _, rest = move.partition(":")
        parts = rest.split(",")
        if word in ("swap", "hand"):
            return self.words(f"memo-choice-{word}", slot=int(rest))
        if word in ("look", "cross"):
            return self.words(f"memo-choice-{word}", one=int(parts[0]), two=int(parts[1]))
        if word == "direction":
            return self.words(f"memo-choice-{rest}")
        if word == "order":
            return self.words(f"memo-choice-order-{parts[-1]}", cards=", ".join(parts[:-1]))
        if word == "guess":
            name = self.names[int(parts[0])]
            return self.words("memo-choice-guess", name=name, slot=int(parts[1]), letter=parts[2])
        if word == "overload":
            name = self.names[int(parts[0])]
            return self.words("memo-choice-two-slots", name=name, one=int(parts[1]), two=int(parts[2]))
        if len(parts) == 2:
            return self.words("memo-choice-slot", name=self.names[int(parts[0])], slot=int(parts[1]))
        return (
            self.words("memo-choice-seat", name=self.names[int(rest)])
            if rest
            else self.words(f"memo-choice-{word}")
        )

    # --- names

    def card(self, card: memo.CardSeen) -> str:
        """Number, letters of the schools, power: `9 C (third eye)`."""
        letters = "+".join(school[0] for school in card["schools"])
        power = f" ({self.power(card['power'])})" if card["power"] else ""
        return f"{card['number']} {letters}{power}"

    def power(self, name: str) -> str:
        return self.words(f"memo-power-{name}")
