// The end, counted on the mats: every row and then every column, in all dojos at once, as the score sheets have them.

import type { View } from "../../../lib/protocol";
import { tableOf, wholeFrame, type Dojo, type Sheet, type Table } from "../model";
import { boards } from "../reckoning/reckoning";
import type { Matched } from "./matched";

/** Three rows, four columns. */
export const LINES = 7;

/** What the first lines of all dojos have come to; what is worth nothing is passed over. */
export function counted(table: Table, lines: number): Matched[] {
  return (table.sheets ?? []).flatMap((sheet, seat) => {
    const frame = wholeFrame(table.dojos[seat]!, false);
    const rows = sheet.rows.map((points, at): Matched => ({ seat, line: "row", index: frame.rows[at]!, points }));
    const columns = sheet.columns.map((points, at): Matched => ({ seat, line: "column", index: frame.columns[at]!, points }));
    return [...rows, ...columns].slice(0, lines).filter(({ points }) => points > 0);
  });
}

/** What a dojo has come to by its first lines; with the last one, all of it. */
export function tally(sheet: Sheet, lines: number): number {
  return lines >= LINES ? sheet.score : [...sheet.rows, ...sheet.columns].slice(0, lines).reduce((sum, points) => sum + points, 0);
}

/** The dojos as they are counted: some trophies rearrange a line. */
export function arranged(view: View): View {
  const table = tableOf(view);
  if (!table.sheets) return view;
  const dojos = table.dojos.map((dojo, seat) => asCounted(dojo, table.sheets![seat]!));
  return { ...view, table: { ...table, dojos } as unknown as View["table"] };
}

function asCounted(dojo: Dojo, sheet: Sheet): Dojo {
  const frame = wholeFrame(dojo, false);
  const cards = boards(dojo, sheet).at(-1)!.flatMap((row, r) => row.map(({ card }, c) => ({ row: frame.rows[r]!, column: frame.columns[c]!, card })));
  return { ...dojo, cards };
}
