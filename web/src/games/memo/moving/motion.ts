// What an event moves on a table of Mémo Combo, from which place to which. Cards have no names here: memory is the game.

import type { Step } from "../../../lib/connection.svelte";
import type { Flight, Motion, Sign, Style } from "../../../lib/motion";
import { parsed, placeOf, tableOf, type Table } from "../model";

const FLIES: Style = { duration: 320, easing: "cubic-bezier(.2,.7,.2,1)", lift: 20 };
/** What changes places under all eyes goes slowly enough to be followed. */
const CROSSES: Style = { ...FLIES, duration: 700, easing: "cubic-bezier(.45,0,.3,1)" };
const HOPPING: Style = { ...FLIES, duration: 200, delay: 200, most: 2 };
const TURNS: Style = { ...FLIES, turns: true };
/** A fault shakes its slot. */
const SHAKE: Omit<Sign, "place"> = {
  frames: [0, -7, 6, -4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  timing: { duration: 180, delay: 240 },
};
/** A confusion shakes the bench, always as long: nobody learns how often cards changed places. */
const CONFUSES: Omit<Sign, "place"> = {
  frames: [0, -4, 4, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` })),
  timing: { duration: 600 },
};
/** Who makes a combo longer hops. */
const HOPS: Omit<Sign, "place"> = {
  frames: [0, -6, 0].map((y) => ({ transform: `translateY(${y}px)` })),
  timing: { duration: 260, easing: "ease-out" },
};

export interface Moved extends Motion {
  /** Slots that hold another card than before. */
  touched: string[];
  /** Slots that a penalty or a paralysis filled. */
  added: string[];
}

const still = (): Moved => ({ flights: [], signs: [], mixed: [], touched: [], added: [] });

function filledAnew(before: Table, after: Table, seats: number[]): string[] {
  return seats.flatMap((seat) =>
    (after.benches[seat] ?? []).flatMap((isFilled, slot) => (isFilled && !before.benches[seat]?.[slot] ? [placeOf(seat, slot)] : [])),
  );
}

const there = (one: string, two: string): Flight[] => [
  { from: one, to: two, style: CROSSES },
  { from: two, to: one, style: CROSSES },
];

function whole(table: Table, seat: number): string[] {
  return (table.benches[seat] ?? []).flatMap((isFilled, slot) => (isFilled ? [placeOf(seat, slot)] : []));
}

/** What an event moved, by the views before and after it; `crossed` is the bench that is being mixed up. */
export function motionOf(step: Step, crossed: number | null): Moved {
  if (!step.after || (step.what.kind !== "moved" && step.what.kind !== "started")) return still();
  const after = tableOf(step.after);
  const before = step.before ? tableOf(step.before) : null;
  if (!before || after.game !== before.game) return step.after.over ? still() : dealt(after);
  if (step.what.kind !== "moved") return still();
  const player = step.what.player;
  const move = parsed(step.what.move);
  const [one = 0, two = 0] = move.numbers;
  const everyone = after.benches.map((_, seat) => seat);
  const started = before.event ? parsed(before.event.move) : null;
  const [seat = 0, slot = 0, other = 0] = started?.numbers ?? [];
  let flights: Flight[] = [];
  let signs: Sign[] = [];
  let mixed: string[] = [];
  let added: string[] = [];
  switch (move.word) {
    case "swap":
      flights = [
        { from: placeOf(player, one), to: "active", style: TURNS },
        { from: "pile", to: placeOf(player, one), style: FLIES },
      ];
      break;
    case "lay":
      flights = [{ from: "pile", to: "active", style: TURNS }];
      break;
    case "play":
      if (after.event?.fits) {
        flights = [{ from: placeOf(one, two), to: "active", style: TURNS }];
        signs = [{ place: `face-${player}`, ...HOPS }];
      } else {
        signs = [{ place: placeOf(one, two), ...SHAKE }];
        added = filledAnew(before, after, [player]);
      }
      break;
    case "hand":
      flights = filledAnew(before, after, everyone).map((to) => ({ from: placeOf(player, one), to, style: CROSSES }));
      break;
    case "exchange":
      if (started?.word === "infiltrate") flights = there(placeOf(seat, slot), placeOf(one, two));
      break;
    case "confuse":
      signs = whole(after, one).map((place) => ({ place, ...CONFUSES }));
      break;
    case "paralyse":
      added = filledAnew(before, after, [one]);
      break;
    case "against":
      if (started?.word === "overload") {
        const third = filledAnew(before, after, [one]).map((to) => ({ from: placeOf(seat, other), to, style: CROSSES }));
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
  // A power that was gained hops from its card to the queue.
  if (after.powers.length > before.powers.length) flights.push({ from: "active", to: `power-${after.powers.length - 1}`, style: HOPPING });
  flights = [...flights, ...added.map((to) => ({ from: "pile", to, style: { ...FLIES, delay: 240 } }))];
  return { flights, signs, mixed, touched, added };
}

function dealt(table: Table): Moved {
  const places = table.benches.flatMap((_, seat) => whole(table, seat));
  const flights = places.map((to, at) => ({ from: "pile", to, style: { ...FLIES, delay: 25 * at } }));
  return { ...still(), flights };
}
