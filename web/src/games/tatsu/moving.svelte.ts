// Keeps watch over a table: where cards lay before it changed, and where they lie after.

import { gesture, looking, showChange, type Places, type Style, type Transition } from "../../lib/motion";
import { CLANS, type Table } from "./model";
import type { Lies } from "./scene";

/** Milliseconds that a dragged card lies where it was let go, until the table has it. */
export const STAYS = 700;

const LAID: Style = { duration: 240, easing: "ease-out", most: 1, lift: 4 };
const TAKEN: Style = { duration: 280, easing: "ease-in", most: 1 };
/** A seat that is asked nods. */
const NOD = [{ transform: "none" }, { transform: "translateY(7px)" }, { transform: "none" }];

interface Watched {
  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;
  table: Table;
  lies: Lies;
  /** The latest move. */
  move: string | null;
}

export function moving(watched: () => Watched): void {
  const look = looking();
  let before: Places = new Map();

  $effect.pre(() => {
    const { root, lies, table } = watched();
    void [lies, table];
    before = look(root);
  });
  $effect(() => {
    const { root, layer, table, lies } = watched();
    const transition = layer && transitionOf(layer, table, lies);
    if (root && transition && before.size) showChange(root, before, transition);
    before = new Map();
  });
  $effect(() => {
    const { root, move: made } = watched();
    if (!root || !made?.startsWith("ask:")) return;
    gesture(root.querySelector<HTMLElement>(`[data-seat="${Number(made.slice(4))}"]`), NOD, { duration: 180, easing: "ease-out" });
  });
}

function transitionOf(layer: HTMLElement, table: Table, lies: Lies): Transition {
  const [from, to] = [origins(table, lies), goals(table)];
  return {
    seen: LAID,
    unseen: { ...LAID, turns: true },
    from: (card) => [from.get(card.dataset["card"] ?? "") ?? ""],
    leaves: { layer, to: (card) => to.get(card), style: TAKEN },
  };
}

/** Where a card comes from that was not seen before. */
function origins(table: Table, lies: Lies): Map<string, string> {
  const found = new Map<string, string>();
  table.seats.forEach((seat, at) => {
    seat.hand?.forEach((card) => found.set(card, "deck"));
    seat.piles?.forEach((pile, number) => pile.up && found.set(pile.up, `pile-${at}-${number}`));
  });
  for (const laid of lies.trick) found.set(laid.card, `seat-${laid.from}`);
  return found;
}

/** Where a card goes that is seen no more: to the clan that took it. */
function goals(table: Table): Map<string, string> {
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
