// Cards to look at where no game is under way: those of the start page and of the examples in the rules, by their numbers.

import type { CardSeen } from "../model";

const CARDS: Record<string, Omit<CardSeen, "number">> = {
  1: { schools: ["Aero Flash"], power: "eye" },
  2: { schools: ["Aero Flash"], power: "paralysis" },
  9: { schools: ["Cobra Blade"], power: "eye" },
  11: { schools: ["Cobra Blade"], power: null },
  12: { schools: ["Cobra Blade"], power: null },
  16: { schools: ["Double Bison"], power: null },
  18: { schools: ["Double Bison"], power: "confusion" },
  26: { schools: ["Feral Steel"], power: null },
  32: { schools: ["Galaxie Kick Jutsu"], power: "infiltration" },
  34: { schools: ["Galaxie Kick Jutsu", "Cobra Blade"], power: null },
  35: { schools: ["Galaxie Kick Jutsu"], power: "clairvoyance" },
  36: { schools: ["Lotus Zero"], power: "infiltration" },
  43: { schools: ["Typhoon"], power: "overload" },
  46: { schools: ["Typhoon"], power: "confusion" },
};

export function printed(number: string): CardSeen {
  return { number: Number(number), ...CARDS[number]! };
}
