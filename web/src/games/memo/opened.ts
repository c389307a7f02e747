// All cards at once: the benches lie open already, besides what each player is shown and what was drawn.

import type { View } from "../../lib/protocol";
import { seen } from "./model";

export function opened(view: View, views: View[]): View {
  const own = views.map(seen);
  const shown = own.flatMap((table) => table.shown);
  const drawn = own.find((table) => table.drawn)?.drawn ?? null;
  return { ...view, table: { ...seen(view), shown, drawn } };
}
