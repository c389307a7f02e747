"""Dojo in the terminal. Cards are told by letter and number; colours repeat it."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from randori.cli.sheets.dojo import dojo_card, drawn
from randori.cli.tables.table import Table, expected
from randori.engine.view import View
from randori.games.dojo import seen as dojo
from randori.views import dojo_view


def seen(view: View) -> dojo.Table:
    """The part of a view that is Dojo's own."""
    return dojo_view(view)["table"]


class DojoTable(Table):
    # --- the table

    def drawn(self, view: View) -> RenderableType:
        table = seen(view)
        dojos = [
            self.one_dojo(self.names[player], table["dojos"][player]) for player in range(view["players"])
        ]
        lines: list[RenderableType] = [Text(self.heading(table)), Columns(dojos, padding=(0, 2))]
        lines += self.footer(table)
        if table["sheets"]:
            for player in range(view["players"]):
                lines += self.told_sheet(player, table)
        return Group(*lines)

    def heading(self, table: dojo.Table) -> str:
        if table["at_random"] or table["dealer"] is None:
            return self.words("dojo-round-at-random", round=table["round"])
        name, trophy = self.names[table["dealer"]], self.trophy(table["face_up"])
        return self.words("dojo-round", round=table["round"], name=name, trophy=trophy)

    def one_dojo(self, name: str, one: dojo.Dojo) -> RenderableType:
        """A grid with its coordinates; trophies stand at the end of their line."""
        grid = Grid(title=name, title_justify="left", show_edge=False, pad_edge=False)
        rows = span([laid["row"] for laid in one["cards"]])
        columns = span([laid["column"] for laid in one["cards"]])
        cards = {(laid["row"], laid["column"]): laid["card"] for laid in one["cards"]}
        grid.add_column()
        for column in columns:
            mark = self.mark(one["column_trophies"].get(str(column)))
            grid.add_column(f"{column}\n{mark}".rstrip())
        grid.add_column()
        for row in rows:
            mark = self.mark(one["row_trophies"].get(str(row)))
            grid.add_row(str(row), *(card_text(cards.get((row, column))) for column in columns), mark)
        return grid

    def footer(self, table: dojo.Table) -> list[Text]:
        lines = [self.words("dojo-left", cards=table["cards_left"], trophies=table["trophies_left"])]
        mine = table["hands"][self.you]
        if mine is not None:
            lines.append(self.words("dojo-your-card", card=self.card(mine)))
        known = [
            f"{self.names[player]} {card}"
            for player, card in enumerate(table["hands"])
            if card is not None and player != self.you
        ]
        if known:
            lines.append(self.words("dojo-known", cards=", ".join(known)))
        return [Text(line) for line in lines]

    def told_sheet(self, player: int, table: dojo.Table) -> list[Text]:
        """DOJO-BEST: the score with its reasons."""
        sheet = expected(table["sheets"])[player]
        title = Text(f"\n{self.names[player]}", "bold")
        return [title, *drawn(self.words, as_rows(table["dojos"][player]), sheet)]

    # --- what happened

    def describe(self, before: View, player: int, move: str, after: View) -> list[str]:
        old, new = seen(before), seen(after)
        word, _, rest = move.partition(":")
        lines = []
        if word == "dealer":
            lines.append(self.words("dojo-first-dealer", name=self.names[int(rest)]))
        elif word == "give":
            lines += self.told_gift(player, int(rest), old, new)
        elif word == "pass":
            lines.append(self.words("dojo-passes", name=self.names[player]))
        elif word == "challenge":
            lines.append(self.told_challenge(player, new))
        elif word in ("swap", "keep"):
            lines.append(self.words(f"dojo-{word}s", name=self.names[player]))
        elif word == "trophy":
            line, number = rest.split(",")
            trophy = self.trophy(old["dojos"][player]["trophies"][-1])
            message = "dojo-puts-row" if line == "row" else "dojo-puts-column"
            lines.append(self.words(message, name=self.names[player], trophy=trophy, line=int(number)))
        # Throws and places are told when all are in, from what lies open then; never from the move.
        lines += self.told_throw(old, new)
        lines += self.told_win(old, new)
        lines += self.told_layings(old, new)
        if new["round"] != old["round"]:
            lines.append(self.heading(new))
        if new["at_random"] and new["round"] != old["round"]:
            lines += self.told_own_card(new)
        return lines

    def told_gift(self, dealer: int, to: int, old: dojo.Table, new: dojo.Table) -> list[str]:
        lines = [self.words("dojo-gives", dealer=self.names[dealer], to=self.names[to])]
        return lines + self.told_own_card(new) if to == self.you else lines

    def told_own_card(self, table: dojo.Table) -> list[str]:
        card = table["hands"][self.you]
        return [] if card is None else [self.words("dojo-your-card", card=self.card(card))]

    def told_challenge(self, challenger: int, table: dojo.Table) -> str:
        assert table["challenge"] is not None
        theirs, dealers = table["challenge"]["challengers_card"], table["challenge"]["dealers_card"]
        return self.words("dojo-challenges", name=self.names[challenger], theirs=theirs, dealers=dealers)

    def told_throw(self, old: dojo.Table, new: dojo.Table) -> list[str]:
        if new["challenge"] is None or old["challenge"] is None or new["dealer"] is None:
            return []
        first, challenger = self.names[new["dealer"]], self.names[new["challenge"]["challenger"]]
        return [
            self.words(
                "dojo-throws",
                dealer=first,
                first=self.words(f"dojo-{throw[0]}"),
                challenger=challenger,
                second=self.words(f"dojo-{throw[1]}"),
            )
            for throw in new["challenge"]["throws"][len(old["challenge"]["throws"]) :]
        ]

    def told_win(self, old: dojo.Table, new: dojo.Table) -> list[str]:
        return [
            self.words("dojo-wins", name=self.names[player], trophy=self.trophy(trophy))
            for player, (was, now) in enumerate(zip(old["dojos"], new["dojos"], strict=True))
            for trophy in now["trophies"][len(was["trophies"]) :]
        ]

    def told_layings(self, old: dojo.Table, new: dojo.Table) -> list[str]:
        lines = [
            self.words(
                "dojo-lays", name=self.names[player], card=one["card"], row=one["row"], column=one["column"]
            )
            for player, (was, now) in enumerate(zip(old["dojos"], new["dojos"], strict=True))
            for one in now["cards"][len(was["cards"]) :]
        ]
        boxed = new["box"][len(old["box"]) :]
        return lines + [self.words("dojo-boxed", trophy=self.trophy(trophy)) for trophy in boxed]

    # --- what to decide

    def question(self, view: View) -> str:
        table = seen(view)
        mine = table["hands"][self.you]
        match table["phase"]:
            case "give":
                return self.words("dojo-ask-give", card=self.card(expected(table["top"])))
            case "ask":
                dealer = self.names[expected(table["dealer"])]
                return self.words("dojo-ask-challenge", name=dealer, trophy=self.trophy(table["face_up"]))
            case "throw":
                number = len(expected(table["challenge"])["throws"]) + 1
                return self.words("dojo-ask-throw", number=number)
            case "swap":
                return self.words("dojo-ask-swap", mine=expected(mine), theirs=self.prize_card(table))
            case "place":
                return self.words("dojo-ask-place", card=self.card(expected(mine)))
        return self.words("dojo-ask-trophy", trophy=self.trophy(table["dojos"][self.you]["trophies"][-1]))

    def prize_card(self, table: dojo.Table) -> str:
        shown = expected(table["challenge"])
        return shown["dealers_card"] if shown["challenger"] == self.you else shown["challengers_card"]

    def choice(self, view: View, move: str) -> str:
        word, _, rest = move.partition(":")
        parts = rest.split(",")
        match word:
            case "give":
                return self.words("dojo-choice-give", name=self.names[int(rest)])
            case "place":
                return self.words("dojo-choice-place", row=int(parts[0]), column=int(parts[1]))
            case "trophy":
                message = "dojo-choice-row" if parts[0] == "row" else "dojo-choice-column"
                return self.words(message, line=int(parts[1]))
            case "rock" | "paper" | "scissors":
                return self.words(f"dojo-{word}")
        return self.words(f"dojo-choice-{word}")

    # --- names

    def card(self, name: str) -> str:
        disciple, belt = self.words(f"dojo-disciple-{name[0]}"), self.words(f"dojo-belt-{name[1]}")
        return self.words("dojo-card", card=name, disciple=disciple, belt=belt)

    def trophy(self, name: str | None) -> str:
        return self.words("dojo-no-trophy" if name is None else f"dojo-trophy-{name}")

    def mark(self, name: str | None) -> str:
        """A trophy in few letters, at the end of its line."""
        return "" if name is None else self.words(f"dojo-mark-{name}")


def as_rows(one: dojo.Dojo) -> list[list[str]]:
    """A full dojo, row by row."""
    cards = {(laid["row"], laid["column"]): laid["card"] for laid in one["cards"]}
    places = sorted(cards)
    return [[cards[place] for place in places[4 * row : 4 * row + 4]] for row in range(3)]


def span(numbers: list[int]) -> list[int]:
    """The coordinates to draw: what is filled and what may be next to it, once anything lies there."""
    return list(range(min(numbers), max(numbers) + 1)) if numbers else [0]


def card_text(name: str | None) -> Text:
    return Text("··") if name is None else dojo_card(name)
