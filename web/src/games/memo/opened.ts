// All cards at once: the benches lie open already, besides what each player is shown and what was drawn.

import type { View } from "../../lib/protocol";
import { tableOf } from "./model";

export function opened(view: View, views: View[]): View {
  const own = views.map(tableOf);
  const shown = own.flatMap((table) => table.shown);
  const drawn = own.find((table) => table.drawn)?.drawn ?? null;
  return { ...view, table: { ...tableOf(view), shown, drawn } };
}
