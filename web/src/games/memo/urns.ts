// What is drawn in Mémo Combo: the pile, who begins, and the dojo, when it is shuffled to be drawn from again.

import type { View } from "../../lib/protocol";
import { all, one, range, type Urns } from "../../lib/urns";
import type { CardSeen, Table } from "./model";

type Card = Pick<CardSeen, "number">;

const CARDS = range(51).slice(1);

const urns: Urns = {
  deck: ({ options }) => all((options["deck"] as Card[] | undefined)?.map((card) => String(card.number)) ?? CARDS),
  starter: ({ players, options }) => one(range(isInTeams(players, options) ? players / 2 : players)),
  shuffle: (_, move, table) => all(laid(move, (table as Partial<Table>).dojo ?? [])),
};
export default urns;

const isInTeams = (players: number, options: View["options"]) => players === 10 || (players === 8 && options["teams"] !== false);

/** The cards of the dojo in the order in which they were laid: those that lay there before, then what the turn itself laid. */
function laid(move: string, dojo: Card[]): string[] {
  const shuffled = move.slice(move.indexOf(":") + 1).split(",");
  const before = dojo.map((card) => String(card.number)).filter((card) => shuffled.includes(card));
  return [...before, ...shuffled.filter((card) => !before.includes(card))];
}
