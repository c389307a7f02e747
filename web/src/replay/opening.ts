// Where a record comes from: a table, or a file of one's own; and the study of it.

import { ApiError, mine, record as fetched, study, type Eyes, type Study } from "../lib/api";
import { inhabitants, PERSON, type Inhabitant } from "../lib/faces";
import type { SeatSeen } from "../lib/protocol";
import { refusalText } from "../lib/refusals";
import { tokenOf } from "../lib/seats";
import { t } from "../lib/words.svelte";
import type { GameRecord } from "./record";

/** What is no record; the sentence says so. */
export class NoRecord extends Error {}

const LARGEST = 500_000;

/** Why there is nothing to be shown, in one sentence that says where. */
export function why(wrong: unknown): string {
  if (wrong instanceof NoRecord) return wrong.message;
  if (!(wrong instanceof ApiError)) return refusalText(wrong);
  const [, move] = /^moves\[(\d+)\]/.exec(wrong.message) ?? [];
  if (move !== undefined) return t("web-replay-broken", { move, why: refusalText(wrong) });
  if (wrong.clause === "TABLE-UNKNOWN") return t("web-no-table");
  if (wrong.clause === "TABLE-STATUS") return t("web-replay-not-over");
  return wrong.clause === "TABLE-FORM" ? t("web-replay-none") : refusalText(wrong);
}

export async function recordOf(table: string): Promise<GameRecord> {
  return checked(await fetched(table));
}

export async function recordIn(file: File): Promise<GameRecord> {
  if (file.size > LARGEST) throw new NoRecord(t("web-replay-file-large", { name: file.name }));
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    throw new NoRecord(t("web-replay-file-none", { name: file.name }));
  }
  try {
    return checked(read);
  } catch {
    throw new NoRecord(t("web-replay-file-none", { name: file.name }));
  }
}

/** So much that it can be shown; whether it is a game by the rules, the server says. */
function checked(read: unknown): GameRecord {
  const record = read as GameRecord | null;
  const isOne =
    typeof record === "object" &&
    record !== null &&
    record.format === "randori/1" &&
    typeof record.game === "string" &&
    Number.isInteger(record.players) &&
    Array.isArray(record.moves) &&
    record.moves.every((move) => Array.isArray(move) && Number.isInteger(move[0]) && typeof move[1] === "string");
  if (!isOne) throw new NoRecord(t("web-replay-none"));
  return record;
}

/** The whole study in these eyes; a very long game comes in parts. */
export async function studyOf(record: GameRecord, eyes: Eyes): Promise<Study> {
  // What the game is not made of need not travel.
  const { names: _names, faces: _faces, fairness: _fairness, ...bare } = record;
  const whole = await study({ record: bare, eyes });
  for (let since = whole.next; since; ) {
    const part = await study({ record: bare, eyes, since });
    whole.steps.push(...part.steps);
    since = part.next;
  }
  return whole;
}

/** The table it was played at: bots are called there by its id. */
export function tableIn({ fairness }: GameRecord): string {
  const { table } = (fairness ?? {}) as { table?: unknown };
  return typeof table === "string" ? table : "";
}

/** Where this browser's own user sat, if it was there: as the server knows it. */
export async function ownSeat(table: string): Promise<number | null> {
  try {
    const token = tokenOf(table);
    const [found] = token === null ? [] : await mine([{ table, token }]);
    return found?.seat ?? null;
  } catch {
    return null;
  }
}

export interface Player extends Inhabitant {
  seat: SeatSeen;
}

/** Who played, as the table called them; a record of another program may have no names. */
export function playersIn(record: GameRecord): Player[] {
  const [names, bots, faces] = [asList(record.names), asList(record.bots), asList(record.faces)];
  const seats = Array.from({ length: record.players }, (_, at): SeatSeen => {
    const [name, level] = [names[at], bots[at]];
    if (typeof level === "string") return { ...PERSON, kind: "bot", level };
    const face = faces[at];
    return { ...PERSON, face: typeof face === "string" ? face : null, name: typeof name === "string" && name ? name.slice(0, 30) : t("web-replay-player", { number: at + 1 }) };
  });
  return inhabitants(tableIn(record), seats).map((one, at) => ({ ...one, seat: seats[at]! }));
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
