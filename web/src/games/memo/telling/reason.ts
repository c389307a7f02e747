// Why a move may be good, from what lies open in this view. What one should remember is said only where the aid remembers it.

import type { View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { activeCard, cardsOn, parsed, tableOf, type CardSeen, type Table } from "../model";

const isOne = (some: CardSeen, other: CardSeen | null): boolean => some.schools.some((school) => other?.schools.includes(school));

/** The card at a place, if this view tells it. */
function told({ shown, known }: Table, seat: number, slot: number): CardSeen | null {
  return [...shown, ...(known ?? [])].find((one) => one.seat === seat && one.slot === slot)?.card ?? null;
}

function playing(table: Table, me: number, seat: number, slot: number): string | null {
  if (seat === me && told(table, seat, slot) && cardsOn(table.benches[me] ?? []) === 1) return "last";
  if (told(table, seat, slot)) return "known";
  return table.known ? "bet" : null;
}

function laying(table: Table, me: number, isGained: boolean): string {
  const { drawn } = table;
  const follows = (table.known ?? []).some((one) => one.seat === me && drawn !== null && isOne(one.card, drawn));
  return follows ? "follows" : isGained && drawn?.power ? "power" : "keeps";
}

/** Who is nearest to winning. */
function against(table: Table, me: number, seat: number): string | null {
  const left = table.benches.map(cardsOn);
  if (seat === me) return null;
  if (left[seat] === 0) return "empty";
  return left.every((count, other) => other === me || count >= (left[seat] ?? 0)) ? "shortest" : null;
}

function passing(table: Table): string {
  const active = activeCard(table);
  const isSure = (table.known ?? []).some((one) => one.seat !== null && isOne(one.card, active));
  return table.known && !isSure ? "nothing" : "costs";
}

function why(view: View, me: number, move: string): string | null {
  const table = tableOf(view);
  const { word, numbers } = parsed(move);
  const [seat = 0, slot = 0] = numbers;
  switch (word) {
    case "play":
      return playing(table, me, seat, slot);
    case "pass":
      return passing(table);
    case "lay":
      return laying(table, me, view.options["opening_power"] !== false);
    case "swap":
      return "learns";
    case "hand":
      return table.known && !told(table, me, seat) ? "unknown" : null;
    case "eye":
    case "infiltrate":
      return table.known && told(table, seat, slot) ? null : "learns";
    case "paralyse":
    case "confuse":
      return against(table, me, seat);
    case "overload":
      return seat === me ? "two" : null;
    case "foresee":
      return "next";
    case "guess":
      return told(table, seat, slot) ? "known" : null;
    default:
      return null;
  }
}

/** A card that is thrown may be another than one thinks. */
export function isGamble(view: View, move: string): boolean {
  const { word, numbers } = parsed(move);
  const [seat = 0, slot = 0] = numbers;
  return word === "play" && told(tableOf(view), seat, slot) === null;
}

export function reason(view: View, move: string): string | null {
  const found = view.player === null ? null : why(view, view.player, move);
  return found && t(`web-memo-reason-${found}`);
}
