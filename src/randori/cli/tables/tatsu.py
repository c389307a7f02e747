"""Tatsu in the terminal. Clans are told by letter as well as by colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from randori.cli.sheets.tatsu import CLAN_STYLES, tatsu_cards
from randori.cli.tables.table import Table, expected
from randori.engine.view import View
from randori.games.tatsu import seen as tatsu
from randori.games.tatsu.cards import CLAN_LETTERS, CLAN_NAMES
from randori.views import tatsu_view


def seen(view: View) -> tatsu.Table:
    """The part of a view that is Tatsu's own."""
    return tatsu_view(view)["table"]


class TatsuTable(Table):
    # --- the table

    def drawn(self, view: View) -> RenderableType:
        table = seen(view)
        grid = Grid(title=self.title(view), title_justify="left")
        for heading in ("seat", "player", "clan", "cards", "in-front"):
            grid.add_column(self.words(f"tatsu-{heading}"))
        for number, seat in enumerate(table["seats"]):
            mark = " ←" if number == table["turn"] else ""
            clan = f"{self.words('tatsu-' + seat['clan'])} {view['scores'][seat['player']]}"
            laid = [play["card"] for play in table["trick"] if play["seat"] == number]
            grid.add_row(str(number), self.name(table, number) + mark, clan, held(seat), tatsu_cards(laid))
        return Group(grid, *self.footer(table))

    def title(self, view: View) -> str:
        rounds = view["options"].get("rounds")
        target = view["options"].get("target", 500)
        if rounds is None:
            goal = self.words("tatsu-target", target=str(target))
        else:
            goal = self.words("tatsu-of-rounds", rounds=str(rounds))
        return f"{self.words('tatsu-round', round=seen(view)['round'])} {goal}"

    def footer(self, table: tatsu.Table) -> list[Text]:
        lines = []
        if table["held"]:
            lines.append(around(self.words("tatsu-held", cards="|"), table["held"]))
        for clan in CLAN_NAMES:
            label = self.words("tatsu-taken", clan=self.words(f"tatsu-{clan}"), cards="|")
            lines.append(around(label, table["captured"][clan]["cards"] or [self.words("tatsu-nothing-yet")]))
        return lines

    # --- what happened

    def describe(self, before: View, player: int, move: str, after: View) -> list[str]:
        word, _, rest = move.partition(":")
        if word == "ask":
            return [self.told_ask(seen(before), int(rest))]
        if word == "play":
            return self.told_play(seen(after))
        if word == "deal":
            return [self.told_deal(seen(after))]
        return []

    def told_deal(self, table: tatsu.Table) -> str:
        leader = expected(table["dealer"])
        return self.words("tatsu-deals", round=table["round"], name=self.name(table, leader), seat=leader)

    def told_ask(self, table: tatsu.Table, asked: int) -> str:
        asker = expected(table["turn"])
        return self.words(
            "tatsu-asks",
            **{"asker-name": self.name(table, asker), "asked-name": self.name(table, asked)},
            asker=self.person(table, asker),
            asked=self.person(table, asked),
            clan=self.clan(table, asker),
        )

    def told_play(self, table: tatsu.Table) -> list[str]:
        laid = table["trick"] or table["tricks"][-1]["plays"]
        giver, seat = self.name(table, laid[-1]["from"]), self.name(table, laid[-1]["seat"])
        lines = [self.words("tatsu-plays", card=laid[-1]["card"], giver=giver, seat=seat)]
        if not table["trick"]:
            lines.append(self.told_trick(table, table["tricks"][-1]))
        if table["phase"] != "play":
            lines += self.told_sum(table)
        return lines

    def told_trick(self, table: tatsu.Table, trick: tatsu.Trick) -> str:
        winner = trick["winner"]
        if winner is None:
            fusion = next(play for play in trick["plays"] if play["card"].endswith("F"))
            return self.words("tatsu-trick-held", name=self.name(table, fusion["seat"]))
        return self.words("tatsu-trick-won", name=self.name(table, winner), clan=self.clan(table, winner))

    def told_sum(self, table: tatsu.Table) -> list[str]:
        lines = []
        finished = table["last_round"]
        assert finished is not None
        for clan, sheet in finished["captured"].items():
            name, score = self.words(f"tatsu-{clan}"), sheet["score"]
            points, factor = sheet["points"], sheet["factor"]
            lines.append(self.words("tatsu-sum", clan=name, points=points, factor=factor, score=score))
        if finished["lost"]:
            lines.append(self.words("tatsu-lost", cards=" ".join(finished["lost"])))
        return lines

    # --- what to decide

    def question(self, view: View) -> str:
        table = seen(view)
        turn = expected(table["turn"])
        clan, seat = self.clan(table, turn), self.name(table, turn)
        if table["asked"] is None:
            return self.words("tatsu-your-turn", clan=clan, seat=seat)
        giver = self.name(table, table["asked"])
        return self.words("tatsu-you-are-asked", clan=clan, seat=seat, giver=giver)

    def choice(self, view: View, move: str) -> str:
        word, _, rest = move.partition(":")
        if word == "ask":
            return self.words("tatsu-move-ask", name=self.name(seen(view), int(rest)), seat=int(rest))
        if rest.startswith("#"):
            return self.words("tatsu-move-hidden", pile=int(rest[1:]))
        return rest

    # --- names

    def name(self, table: tatsu.Table, seat: int) -> str:
        holder = table["seats"][seat]
        return self.words("tatsu-ghost") if holder["ghost"] else self.names[holder["player"]]

    def person(self, table: tatsu.Table, seat: int) -> str:
        holder = table["seats"][seat]
        return "you" if holder["player"] == self.you and not holder["ghost"] else "other"

    def clan(self, table: tatsu.Table, seat: int) -> str:
        return self.words(f"tatsu-{table['seats'][seat]['clan']}")


def held(seat: tatsu.Seat) -> Text:
    """A hand as far as one sees it, or two rows: what lies face up, and below it the backs."""
    if seat["piles"] is not None:
        up = tatsu_cards([pile["up"] or "··" for pile in seat["piles"]])
        down = tatsu_cards([pile["down"] or "·" for pile in seat["piles"]])
        return Text("\n").join([up, down])
    if seat["hand"] is not None:
        return tatsu_cards(seat["hand"])
    backs = [(number, CLAN_LETTERS[CLAN_NAMES.index(clan)]) for clan, number in seat["counts"].items()]
    return Text(" ").join(Text(f"{number}{letter}", CLAN_STYLES[letter]) for number, letter in backs)


def around(label: str, names: list[str]) -> Text:
    """Cards in a line of text, where its | stands."""
    before, _, after = label.partition("|")
    return Text.assemble(before, tatsu_cards(names), after)
