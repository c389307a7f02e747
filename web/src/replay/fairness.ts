// The check of a shuffle, from docs/fairness.md alone: the seal, the commitment, and every draw made again.
// WebCrypto is missing on a page that came over plain http, so the hashes are a library's.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Study } from "../lib/api";
import { CHANCE, type GameRecord } from "./record";
import type { Urn, Urns } from "../lib/urns";

export interface Verdict {
  seal: string;
  commitment: string;
  contributions: (string | null)[];
  /** How many draws were found true. */
  draws: number;
  /** The first thing that is wrong; null: all is true. */
  wrong: null | { what: "seal" | "commitment" | "contributions" } | { what: "draw"; index: number; draw: number };
}

/** Why nothing can be checked: there is no shuffle in the record, its seed is not opened, it has not the right form, or these
    pages do not know what is drawn in the game. */
export class Unchecked extends Error {
  constructor(readonly why: "none" | "sealed" | "version" | "form" | "numbers" | "game") {
    super(why);
  }
}

interface Claim {
  table: string;
  seal: string;
  commitment: string;
  contributions: (string | null)[];
  seed: string;
}

/** `study` is a spectator's, whole: it says what lay on the table where that was shuffled, and which options count. */
export function verified(record: GameRecord, study: Study, urns: Urns): Verdict {
  const claim = claimed(record.fairness);
  const seed = hexToBytes(claim.seed);
  const seal = bytesToHex(hashed("seal", seed));
  const { seal: promised, commitment, contributions } = claim;
  const verdict = { seal: promised, commitment, contributions, draws: 0 };
  if (contributions.length !== study.players) return { ...verdict, wrong: { what: "contributions" } };
  if (seal !== promised) return { ...verdict, wrong: { what: "seal" } };
  const { game, players, options } = study.view;
  const promise = { contributions, game, options, players, seal, seed: claim.seed, table: claim.table };
  const found = hashed("commitment", utf8ToBytes(canonical(promise)));
  if (bytesToHex(found) !== commitment) return { ...verdict, wrong: { what: "commitment" } };
  const tables = tablesBefore(record, study);
  let draw = 0;
  for (const [index, [player, move]] of record.moves.entries()) {
    if (player !== CHANCE) continue;
    const word = move.slice(0, move.indexOf(":"));
    const urn = urns[word]?.(study.view, move, tables[index]);
    if (!urn || move !== `${word}:${drawn(seed, found, draw, urn)}`) return { ...verdict, draws: draw, wrong: { what: "draw", index, draw } };
    draw += 1;
  }
  return { ...verdict, draws: draw, wrong: null };
}

// --- what is claimed

const HEX = /^(?:[0-9a-f]{2})*$/;

function isHex(value: unknown, least: number, most = least): value is string {
  return typeof value === "string" && HEX.test(value) && value.length >= 2 * least && value.length <= 2 * most;
}

function claimed(fairness: unknown): Claim {
  if (fairness === undefined || fairness === null) throw new Unchecked("none");
  const { version, table, seal, commitment, contributions, seed } = fairness as Record<string, unknown>;
  if (version !== 1) throw new Unchecked("version");
  if (seed === undefined || seed === null) throw new Unchecked("sealed");
  const isFit =
    typeof table === "string" &&
    /^[A-Za-z0-9_-]{1,64}$/.test(table) &&
    isHex(seal, 32) &&
    isHex(commitment, 32) &&
    isHex(seed, 32) &&
    Array.isArray(contributions) &&
    contributions.every((one) => one === null || isHex(one, 16, 64));
  if (!isFit) throw new Unchecked("form");
  return { table, seal, commitment, contributions: contributions as Claim["contributions"], seed };
}

// --- hashes and numbers

function hashed(what: "seal" | "commitment", bytes: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`randori/${what}/1\n`), bytes));
}

/** The one way to write a JSON value: keys sorted, nothing between the parts. */
function canonical(value: unknown): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new Unchecked("numbers");
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
}

function asBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function* numbers(seed: Uint8Array, commitment: Uint8Array, draw: number): Generator<bigint, never> {
  for (let block = 0; ; block++) {
    const message = concatBytes(utf8ToBytes("randori/draw/1\n"), commitment, asBytes(draw), asBytes(block));
    const mac = hmac(sha256, seed, message);
    const read = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
    for (let at = 0; at < 32; at += 8) yield read.getBigUint64(at);
  }
}

const ALL = 2n ** 64n;

function below(stream: Generator<bigint, never>, count: number): number {
  const n = BigInt(count);
  const end = (ALL / n) * n;
  for (;;) {
    const number = stream.next().value;
    if (number < end) return Number(number % n);
  }
}

/** What the seed draws from an urn. */
function drawn(seed: Uint8Array, commitment: Uint8Array, draw: number, { lots, taken }: Urn): string {
  const stream = numbers(seed, commitment, draw);
  const urn = [...lots];
  const found = Array.from({ length: taken }, () => urn.splice(below(stream, urn.length), 1)[0]);
  return found.join(",");
}

/** By index of the record's moves: the table before the turn in which that move stands. */
function tablesBefore(record: GameRecord, study: Study): object[] {
  const tables: object[] = [];
  let table = study.view.table as object;
  let index = 0;
  for (const [number, step] of study.steps.entries()) {
    const end = study.steps[number + 1]?.at ?? record.moves.length;
    for (index = Math.max(index, step.at); index < end; index++) tables[index] = table;
    table = { ...table, ...(step.view.table as object) };
  }
  return tables;
}
