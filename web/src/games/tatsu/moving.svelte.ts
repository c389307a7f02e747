// Keeps watch over a table: where cards lay before it changed, where they lie after, and where the focus was.

import { CLANS, type TatsuTable } from "./model";
import { move, nod, snapshot, type Snapshot } from "./motion";
import type { Lies } from "./scene";

interface Watched {
  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;
  table: TatsuTable;
  lies: Lies;
  /** The cards have just been dealt. */
  isDealt: boolean;
  /** The latest move, and whatever else changes where cards lie. */
  move: string | null;
  also: unknown;
}

/** To what can be acted on, or to one's own cards: never to nowhere. */
export function refocus(root: HTMLElement | undefined): void {
  const place = root?.querySelector<HTMLElement>("[data-lit]") ?? root?.querySelector<HTMLElement>("[data-rest]");
  place?.focus({ preventScroll: true });
}

export function moving(watched: () => Watched): void {
  let before: Snapshot | null = null;
  let hadFocus = false;

  $effect.pre(() => {
    const { root, lies, table, also } = watched();
    void [lies, table, also];
    if (!root) return;
    before = snapshot(root);
    hadFocus = root.contains(document.activeElement);
  });
  $effect(() => {
    const { root, layer, table, lies, also, isDealt } = watched();
    void also;
    if (root && layer && before) move(root, layer, before, origins(table, lies), goals(table));
    // A table that was not there before is laid out with the frame anyway: not now, and then again.
    else if (root && layer && isDealt) requestAnimationFrame(() => move(root, layer, new Map(), origins(table, lies), goals(table)));
    before = null;
    if (hadFocus && (document.activeElement === document.body || document.activeElement === null)) refocus(root);
    hadFocus = false;
  });
  $effect(() => {
    const { root, move: made } = watched();
    if (root && made?.startsWith("ask:")) nod(root, Number(made.slice(4)));
  });
}

/** Where a card comes from that was not seen before. */
function origins(table: TatsuTable, lies: Lies): Map<string, string> {
  const found = new Map<string, string>();
  table.seats.forEach((seat, at) => {
    seat.hand?.forEach((card) => found.set(card, "deck"));
    seat.piles?.forEach((pile, number) => pile.up && found.set(pile.up, `pile-${at}-${number}`));
  });
  for (const laid of lies.trick) found.set(laid.card, `seat-${laid.from}`);
  return found;
}

/** Where a card goes that is seen no more: to the clan that took it. */
function goals(table: TatsuTable): Map<string, string> {
  const taken = table.tricks.length ? table.captured : (table.last_round?.captured ?? table.captured);
  return new Map(CLANS.flatMap((clan) => taken[clan].cards.map((card) => [card, clan] as const)));
}

/** The digits play the lit cards from the left, while the focus is at the table. */
export function digits(root: HTMLElement): { destroy(): void } {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const number = /^(?:Digit|Numpad)([1-7])$/.exec(event.code)?.[1];
    const card = number && root.querySelector<HTMLElement>(`[data-lit][aria-keyshortcuts="${number}"]`);
    if (!card) return;
    event.preventDefault();
    card.click();
  };
  root.addEventListener("keydown", press);
  return { destroy: () => root.removeEventListener("keydown", press) };
}
