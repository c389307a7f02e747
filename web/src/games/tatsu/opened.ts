// All hands at once: each seat's as its own player sees it, and with two players what lies face down.

import type { View } from "../../lib/protocol";
import { type Pile, type Seat, tableOf } from "./model";

export function opened(view: View, views: View[]): View {
  const table = tableOf(view);
  const seats = table.seats.map((seat, at): Seat => {
    const own = views[seat.player];
    const hand = seat.hand ?? (own ? (tableOf(own).seats[at]?.hand ?? null) : null);
    const piles = seat.piles?.map((pile, number): Pile => ({ ...pile, under: table.open?.[at]?.[number] ?? null })) ?? null;
    return { ...seat, hand, piles };
  });
  return { ...view, table: { ...table, seats } };
}
