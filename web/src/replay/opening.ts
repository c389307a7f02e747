// Where a record comes from: a table, or a file of one's own; and the study of it.

import { ApiError, record as fetched, study, type Eyes, type Study } from "../lib/api";
import { told } from "../lib/refusals";
import { t } from "../lib/words.svelte";
import type { GameRecord } from "./record";

/** What is no record; the sentence says so. */
export class NoRecord extends Error {}

const LARGEST = 500_000;

/** Why there is nothing to be shown, in one sentence that says where. */
export function why(wrong: unknown): string {
  if (wrong instanceof NoRecord) return wrong.message;
  if (!(wrong instanceof ApiError)) return told(wrong);
  const [, move] = /^moves\[(\d+)\]/.exec(wrong.message) ?? [];
  if (move !== undefined) return t("web-replay-broken", { move, why: told(wrong) });
  if (wrong.clause === "TABLE-UNKNOWN") return t("web-no-table");
  if (wrong.clause === "TABLE-STATUS") return t("web-replay-not-over");
  return wrong.clause === "TABLE-FORM" ? t("web-replay-none") : told(wrong);
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
    ["dojo", "memo", "tatsu"].includes(record.game) &&
    Number.isInteger(record.players) &&
    Array.isArray(record.moves) &&
    record.moves.every((move) => Array.isArray(move) && Number.isInteger(move[0]) && typeof move[1] === "string");
  if (!isOne) throw new NoRecord(t("web-replay-none"));
  return record;
}

/** The whole study in these eyes; a very long game comes in parts. */
export async function studyOf(record: GameRecord, eyes: Eyes): Promise<Study> {
  // What the game is not made of need not travel.
  const { names: _names, fairness: _fairness, ...bare } = record;
  const whole = await study(bare, eyes);
  for (let next = whole.next; next !== undefined; ) {
    const part = await study(bare, eyes, next);
    whole.steps.push(...part.steps);
    next = part.next;
  }
  return whole;
}

/** The players' names, as a table calls them; a record of another program may have none. */
export function namesIn(record: GameRecord): string[] {
  const [names, bots] = [asList(record.names), asList(record.bots)];
  return Array.from({ length: record.players }, (_, at) => {
    const name = names[at];
    if (typeof bots[at] === "string") return t("web-bot-name", { number: at + 1 });
    return typeof name === "string" && name ? name.slice(0, 30) : t("web-replay-player", { number: at + 1 });
  });
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
