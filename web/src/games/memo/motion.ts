// What moved, from where to where, and the cards' flight there. Places are named in the page by `data-place`.

import type { Step } from "../../lib/connection.svelte";
import { parsed, placeOf, seen, type Table } from "./model";

export interface Flight {
  from: string;
  to: string;
  delay?: number;
  turns?: boolean;
}

export interface Motion {
  flights: Flight[];
  /** A fault shakes its slot. */
  shaken: string[];
  /** Slots of a bench that was mixed up: nobody else sees how. */
  mixed: string[];
  /** Slots that hold another card than before. */
  touched: string[];
  /** Slots that a penalty or a paralysis filled. */
  added: string[];
}

const still = (): Motion => ({ flights: [], shaken: [], mixed: [], touched: [], added: [] });

function filledAnew(before: Table, after: Table, seats: number[]): string[] {
  return seats.flatMap((seat) =>
    (after.benches[seat] ?? []).flatMap((isFilled, slot) => (isFilled && !before.benches[seat]?.[slot] ? [placeOf(seat, slot)] : [])),
  );
}

const there = (one: string, two: string): Flight[] => [
  { from: one, to: two },
  { from: two, to: one },
];

function whole(table: Table, seat: number): string[] {
  return (table.benches[seat] ?? []).flatMap((isFilled, slot) => (isFilled ? [placeOf(seat, slot)] : []));
}

/** What an event moved, by the views before and after it; `crossed` is the bench that is being mixed up. */
export function motionOf(step: Step, crossed: number | null): Motion {
  if (!step.after || (step.what.kind !== "moved" && step.what.kind !== "started")) return still();
  const after = seen(step.after);
  const before = step.before ? seen(step.before) : null;
  if (!before || after.game !== before.game) return step.after.over ? still() : dealt(after);
  if (step.what.kind !== "moved") return still();
  const player = step.what.player;
  const move = parsed(step.what.move);
  const [one = 0, two = 0] = move.numbers;
  const everyone = after.benches.map((_, seat) => seat);
  const started = before.event ? parsed(before.event.move) : null;
  const [seat = 0, slot = 0, other = 0] = started?.numbers ?? [];
  let flights: Flight[] = [];
  let shaken: string[] = [];
  let mixed: string[] = [];
  let added: string[] = [];
  switch (move.word) {
    case "swap":
      flights = [
        { from: placeOf(player, one), to: "active", turns: true },
        { from: "pile", to: placeOf(player, one) },
      ];
      break;
    case "lay":
      flights = [{ from: "pile", to: "active", turns: true }];
      break;
    case "play":
      if (after.event?.fits) flights = [{ from: placeOf(one, two), to: "active", turns: true }];
      else {
        shaken = [placeOf(one, two)];
        added = filledAnew(before, after, [player]);
      }
      break;
    case "hand":
      flights = filledAnew(before, after, everyone).map((to) => ({ from: placeOf(player, one), to }));
      break;
    case "exchange":
      if (started?.word === "infiltrate") flights = there(placeOf(seat, slot), placeOf(one, two));
      break;
    case "paralyse":
      added = filledAnew(before, after, [one]);
      break;
    case "against":
      if (started?.word === "overload") {
        const third = filledAnew(before, after, [one]).map((to) => ({ from: placeOf(seat, other), to }));
        flights = [...there(placeOf(seat, slot), placeOf(one, two)), ...third];
      }
      break;
    case "cross":
      if (crossed !== null) flights = there(placeOf(crossed, one), placeOf(crossed, two));
      break;
    case "done":
      if (crossed !== null) mixed = whole(after, crossed);
      break;
  }
  const touched = [...flights.flatMap(({ from, to }) => [from, to]), ...mixed];
  flights = [...flights, ...added.map((to) => ({ from: "pile", to, delay: 240 }))];
  return { flights, shaken, mixed, touched, added };
}

function dealt(table: Table): Motion {
  const places = table.benches.flatMap((_, seat) => whole(table, seat));
  const flights = places.map((to, at) => ({ from: "pile", to, delay: 25 * at }));
  return { ...still(), flights };
}

// --- in the page

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The biggest element of that name: a bench may be there twice, small in the strip and opened. */
function element(root: HTMLElement, place: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)];
  return all.sort((a, b) => b.offsetWidth - a.offsetWidth)[0] ?? null;
}

export function run(root: HTMLElement, motion: Motion): void {
  if (document.hidden) return;
  // All is measured before anything moves: a look after each change would lay the whole table out again.
  for (const measured of motion.flights.map((flight) => ({ ...flight, ...ends(root, flight) }))) fly(measured);
  for (const place of motion.shaken) shake(element(root, place));
  mix(motion.mixed.flatMap((place) => element(root, place) ?? []));
}

/** What flies, and from where to where; nothing where one of both is not on the page. */
function ends(root: HTMLElement, { from, to }: Flight) {
  const [source, target] = [element(root, from), element(root, to)];
  const card = target?.querySelector<HTMLElement>("[data-card]") ?? target;
  return { card, start: source?.getBoundingClientRect(), end: target?.getBoundingClientRect() };
}

function fly({ card, start, end, delay = 0, turns = false }: Flight & ReturnType<typeof ends>): void {
  if (!card || !start || !end) return;
  if (isCalm()) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100, delay, fill: "backwards" });
    return;
  }
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const turn = turns ? " rotateY(90deg)" : "";
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${start.width / Math.max(1, end.width)})${turn}`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: turns ? 320 : 280, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
  );
}

function shake(target: HTMLElement | null): void {
  if (!target || isCalm()) return;
  const at = (x: number) => ({ transform: `translateX(${x}px)` });
  target.animate([at(0), at(-7), at(6), at(-4), at(0)], { duration: 180, delay: 120 });
}

/** Gathered in the middle of the bench, and laid out again. */
function mix(slots: HTMLElement[]): void {
  if (isCalm()) return;
  const middles = slots.map((slot) => slot.getBoundingClientRect()).map((box) => box.x + box.width / 2);
  const middle = (Math.min(...middles) + Math.max(...middles)) / 2;
  slots.forEach((slot, at) => {
    const x = middle - middles[at]!;
    const gathered = { transform: `translateX(${x}px) rotate(${at % 2 ? 7 : -7}deg)`, zIndex: 20 };
    slot.animate([{ transform: "none" }, gathered, { transform: `translateX(${x}px)`, zIndex: 20 }, { transform: "none" }], {
      duration: 320,
      easing: "ease-in-out",
    });
  });
}
