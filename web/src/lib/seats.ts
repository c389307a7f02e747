// The seats this browser holds the tokens of, and the name its user goes by.

import { randomHex } from "./random";
import { read } from "./stored.svelte";

export interface Held {
  table: string;
  token: string;
  at: number;
  /** Where one was last seen to sit. */
  seat?: number;
}

const KEY = "seats";
const MOST = 50;

export const held = (): Held[] => read(KEY, []);

export function tokenOf(table: string): string | null {
  return held().find((one) => one.table === table)?.token ?? null;
}

export function hold(table: string, token: string): void {
  const others = held().filter((one) => one.table !== table);
  localStorage.setItem(KEY, JSON.stringify([{ table, token, at: Date.now() }, ...others].slice(0, MOST)));
}

/** Where this browser's user sits, or sat: whoever asks later need not wait for the server. */
export function seatAt(table: string): number | null {
  return held().find((one) => one.table === table)?.seat ?? null;
}

export function sit(table: string, token: string, seat: number): void {
  const isNew = (one: Held) => one.table === table && one.token === token && one.seat !== seat;
  if (held().some(isNew)) localStorage.setItem(KEY, JSON.stringify(held().map((one) => (isNew(one) ? { ...one, seat } : one))));
}

/** A token that opens nothing. Another one of the same table, which another tab may hold by now, stays. */
export function forget(table: string, token: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((one) => one.table !== table || one.token !== token)));
}

export const name = {
  get: () => localStorage.getItem("name") ?? "",
  set: (value: string) => localStorage.setItem("name", value),
};

/** Who one is at every table: a secret that this browser has drawn once. */
export function profile(): string {
  const kept = localStorage.getItem("profile");
  if (kept) return kept;
  const drawn = randomHex(24);
  localStorage.setItem("profile", drawn);
  return drawn;
}

/** How its user wants to look: parts/FaceChoice. Who wants to be a guest has chosen that too: an empty name. */
export const face = {
  get: () => localStorage.getItem("face") || null,
  set: (value: string | null) => localStorage.setItem("face", value ?? ""),
  isChosen: () => localStorage.getItem("face") !== null,
};

/** A personal link opens a seat on another device. The token stands after the #, which is sent to no server. */
export function seatLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#seat=${token}`;
}

/** The token of a personal link. */
export function seatIn(hash: string): string | null {
  return /^#seat=([A-Za-z0-9_-]{10,64})$/.exec(hash)?.[1] ?? null;
}
