// How benches are shown: what is open, what is lit, what has just happened to a slot.

import type { Play } from "../../../lib/play";
import { t } from "../../../lib/words.svelte";
import type { Choosing } from "../deciding/choosing.svelte";
import { cardsOn, parsed, placeOf, placesOf, tableOf, seatNamed, type CardSeen, type Placed, type Table } from "../model";
import { choice, spokenCard } from "../telling/words";

/** A slot of a bench as it is shown. */
export interface SlotSeen {
  place: string;
  number: number;
  isFilled: boolean;
  card: CardSeen | null;
  /** Why the card is open. */
  why: "shown" | "fault" | "known" | "open" | null;
  isLit: boolean;
  /** All may play, first come first served. */
  isRace: boolean;
  isChosen: boolean;
  isArmed: boolean;
  isSent: boolean;
  isLooked: boolean;
  isAdded: boolean;
  /** Its card was stolen, and another comes into its place. */
  isStolen: boolean;
  /** The last card of its bench. */
  isLast: boolean;
  /** A hint names it. */
  isHinted: boolean;
  /** What is there, and what a tap does. */
  words: string;
  doing: string;
}

/** A card that all have seen turned up. */
export interface TurnedUp {
  place: string;
  card: CardSeen;
  player: number;
  isFault: boolean;
}

/** What the page itself remembers, for moments only. */
export interface Moment {
  turnedUp: TurnedUp[];
  added: string[];
  faulty: number[];
  /** Slots that were changed after they were shown: what was seen there is elsewhere now. */
  stale: string[];
  /** Whose bench has just become empty. */
  cleared: number[];
}

type Open = Pick<SlotSeen, "card" | "why">;

function find(places: Placed[] | null, seat: number, slot: number): CardSeen | null {
  return places?.find((placed) => placed.seat === seat && placed.slot === slot)?.card ?? null;
}

function openAt(play: Play, moment: Moment, seat: number, slot: number): Open {
  const table = tableOf(play.view);
  const place = placeOf(seat, slot);
  const turned = moment.turnedUp.find((one) => one.place === place);
  if (turned) return { card: turned.card, why: turned.isFault ? "fault" : "open" };
  const shown = moment.stale.includes(place) ? null : find(table.shown, seat, slot);
  if (shown) return { card: shown, why: "shown" };
  const open = find(table.open, seat, slot);
  if (open) return { card: open, why: "open" };
  const known = find(table.known, seat, slot);
  return known ? { card: known, why: "known" } : { card: null, why: null };
}

/** All see which place is looked at. */
function lookedAt(play: Play): string[] {
  const event = tableOf(play.view).event;
  if (!event) return [];
  const move = parsed(event.move);
  const [one = 0, two = 0] = move.numbers;
  if (move.word === "look") return move.numbers.map((slot) => placeOf(event.player, slot));
  return move.word === "eye" || move.word === "infiltrate" ? [placeOf(one, two)] : [];
}

/** All see which two cards an overload has named. */
function namedBy(play: Play): string[] {
  const { phase, event } = tableOf(play.view);
  const move = phase === "against" && event ? parsed(event.move) : null;
  return move?.word === "overload" ? placesOf(move, -1, null) : [];
}

/** The slot whose card was stolen, as long as none has been handed over for it. */
export function stolenFrom({ phase, event }: Table): string | null {
  const move = phase === "hand" && event ? parsed(event.move) : null;
  return move?.word === "play" ? placeOf(move.numbers[0] ?? 0, move.numbers[1] ?? 0) : null;
}

function slotWords(slot: number, isFilled: boolean, { card, why }: Open, isLooked: boolean, isAdded: boolean): string {
  if (!isFilled) return t("web-memo-slot-empty", { slot: slot + 1 });
  const id = card ? (why === "known" ? "web-memo-slot-known" : "web-memo-slot-card") : "web-memo-slot-down";
  const marks = [why === "fault" ? "fault" : "", isLooked ? "looked" : "", isAdded ? "added" : ""].filter(Boolean);
  return [t(id, { slot: slot + 1, card: card ? spokenCard(card) : "" }), ...marks.map((mark) => t(`web-memo-mark-${mark}`))].join(", ");
}

function doing(play: Play, choosing: Choosing, seat: number, slot: number): string {
  const place = placeOf(seat, slot);
  const whole = choosing.seats.find((move) => seatNamed(move) === seat);
  const single = choosing.options.filter((option) => option.places.length === 1 && option.places[0] === place);
  const [only] = single;
  if (only && single.length === 1) return choice(play.view, only.move.text, play.names, play.me);
  if (!only && whole) return choice(play.view, whole.text, play.names, play.me);
  const name = play.names[seat] ?? "";
  return t(seat === play.me ? "web-memo-do-choose-own" : "web-memo-do-choose", { name, slot: slot + 1 });
}

export function slotsOf(play: Play, choosing: Choosing, moment: Moment, seat: number): SlotSeen[] {
  const looked = lookedAt(play);
  const chosen = [...choosing.chosen, ...namedBy(play)];
  const isSeatLit = choosing.lit.size === 0 && choosing.seats.some((move) => seatNamed(move) === seat);
  const table = tableOf(play.view);
  const bench = table.benches[seat] ?? [];
  const isLastOne = cardsOn(bench) === 1;
  const stolen = stolenFrom(table);
  return bench.map((isFilled, slot) => {
    const place = placeOf(seat, slot);
    const open = isFilled ? openAt(play, moment, seat, slot) : { card: null, why: null };
    const isLit = isFilled && (choosing.lit.has(place) || isSeatLit);
    const [isLooked, isAdded] = [isFilled && looked.includes(place), isFilled && moment.added.includes(place)];
    return {
      place,
      number: slot + 1,
      isFilled,
      ...open,
      isLit,
      isRace: table.phase === "react",
      isChosen: isFilled && (chosen.includes(place) || (isSeatLit && choosing.seat === seat)),
      isArmed: choosing.armed?.places.includes(place) ?? false,
      isSent: isFilled && play.isSending && choosing.sent.includes(place),
      isLooked,
      isAdded,
      isStolen: stolen === place,
      isLast: isFilled && isLastOne,
      isHinted: choosing.hinted.includes(place),
      words: slotWords(slot, isFilled, open, isLooked, isAdded),
      doing: isLit ? doing(play, choosing, seat, slot) : "",
    };
  });
}
