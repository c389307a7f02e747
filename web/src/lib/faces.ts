// Who sits at a table, to look at: bots have the faces of their level, the same for everybody who looks at this table and
// others at the next one; people have their own. A bot always wears its mark: friendly, never disguised.

import type { YourGame } from "./api";
import { levelsOf } from "./levels";
import type { Play } from "./play";
import type { SeatSeen } from "./protocol";
import { read } from "./stored.svelte";
import { listed, t } from "./words.svelte";

const INHABITANTS: Record<string, string[]> = {
  novice: ["pip", "suzu", "bo", "mika"],
  adept: ["ren", "yuna", "goro", "aiko"],
  master: ["haku", "tsuru", "kasa", "mochi"],
};
/** Those who play a level; none, for one that is not drawn. */
export const facesOf = (level: string): string[] => INHABITANTS[level] ?? [];
export const FACES = Object.values(INHABITANTS).flat();
export const GUEST = "guest";

/** Somebody who simply sits there. */
export const PERSON: SeatSeen = { kind: "person", name: "", level: null, is_here: true, is_ready: true, has_left: false, face: null, is_free: false };

export interface Inhabitant {
  /** One of the twelve, or a guest's. */
  face: string;
  name: string;
}

/** A number that every browser makes of the same text. */
function numbered(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return number;
}

const ROOTS = "same-faces-as";

const roots = (): Record<string, string> => read(ROOTS, {}, sessionStorage);

/** The same bots sit at a table as at the one before: a rematch, for who has come from there. Who comes to it by a link has not
    seen them, and sees others. */
export function keepFaces(table: string, before: string): void {
  const known = roots();
  sessionStorage.setItem(ROOTS, JSON.stringify({ ...known, [table]: known[before] ?? before }));
}

/** The faces and names at a table, by seat. Nobody looks like another as long as a face is free: a bot takes no face that somebody
    has chosen, first one of its level, then one of another's. */
export function inhabitants(table: string, seats: SeatSeen[]): Inhabitant[] {
  const first = numbered(roots()[table] ?? table);
  const taken = new Set(seats.map(({ face }) => face));
  const worn = new Map<number, string>();
  const wear = (at: number, of: string[]): void => {
    const free = of.filter((face) => !taken.has(face));
    const face = free[first % free.length];
    if (!face || worn.has(at)) return;
    worn.set(at, face);
    taken.add(face);
  };
  const bots = seats.flatMap(({ kind, level, face }, at) => (kind === "bot" && level && INHABITANTS[level] && !isDrawn(face) ? [{ at, level }] : []));
  // Who was asked for by his face has it.
  seats.forEach(({ kind, face }, at) => {
    if (kind === "bot" && isDrawn(face)) worn.set(at, face);
  });
  for (const { at, level } of bots) wear(at, INHABITANTS[level]!);
  for (const { at } of bots) wear(at, FACES);
  return seats.map((seat, at) => {
    const face = worn.get(at);
    return { face: face ?? known(seat.face), name: seat.name || (face ? t(`web-face-${face}`) : t("web-bot-name", { number: at + 1 })) };
  });
}

/** Of another program, or of pages that came later, one may be told of a face that is not drawn here. */
const isDrawn = (face: string | null | undefined): face is string => face != null && FACES.includes(face);
const known = (face: string | null | undefined): string => (isDrawn(face) ? face : GUEST);

/** How somebody at the table looks now, as parts/Face draws it: the same wherever a face stands. */
export interface Look {
  face: string;
  name: string;
  mark: "bot" | "away" | null;
  isAway: boolean;
  /** A bot plays for a person. */
  isHeld: boolean;
}

export function lookOf({ faces, names, seats }: Pick<Play, "faces" | "names" | "seats">, player: number): Look {
  const sitting = seats[player];
  const isHeld = sitting?.kind === "person" && sitting.level !== null;
  const isAway = sitting?.kind === "person" && !sitting.is_here && !isHeld;
  const mark = sitting?.kind === "bot" || isHeld ? "bot" : isAway ? "away" : null;
  return { face: faces[player] ?? GUEST, name: names[player] ?? "", mark, isAway, isHeld };
}

/** Those at a table in a few words: people by their names, bots by their number. */
export const company = (people: string[], bots: number): string => listed([...people.filter(Boolean), ...(bots ? [t("web-bots", { count: bots })] : [])]);

/** With whom one plays there. A bot's seat is told by its level. */
export function companyOf({ names, seat, settings }: YourGame): string {
  const levels = levelsOf(settings.game);
  const others = names.filter((_, at) => at !== seat);
  const people = others.filter((name) => !levels.includes(name));
  return company(people, others.length - people.length);
}
