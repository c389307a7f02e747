// What everybody can count when cards have been laid: rows that have three or four of a kind now, columns with three belts alike.

import { cardAt, type Table } from "../model";
import { lineWorth } from "../scoring/worth";

export interface Matched {
  seat: number;
  line: "row" | "column";
  index: number;
  points: number;
}

/** So many of a kind are worth a sign. */
const LEAST = 3;

/** Lines that have come to be worth more by what was laid. */
export function matched(was: Table, now: Table, incenseEach: boolean): Matched[] {
  return now.dojos.flatMap((dojo, seat) => {
    const before = was.dojos[seat]!;
    const fresh = dojo.cards.filter(({ row, column }) => !cardAt(before, row, column));
    return fresh.flatMap(({ row, column }): Matched[] => {
      const lines = [["row", row] as const, ["column", column] as const];
      return lines.flatMap(([line, index]) => {
        const { points, alike } = lineWorth(dojo, line, index, incenseEach);
        return alike >= LEAST && points > lineWorth(before, line, index, incenseEach).points ? [{ seat, line, index, points }] : [];
      });
    });
  });
}
