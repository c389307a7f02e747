// The HTTP API, as far as the pages need it.

import { reached } from "./offline.svelte";
import type { GameName, MoveMade, Settings, SeatSeen, TableSeen, View } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly clause: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await reached(path, init);
  const told: unknown = await answer.json();
  if (!answer.ok) {
    const { clause, message } = (told as { error: { clause: string; message: string } }).error;
    throw new ApiError(clause, message);
  }
  return told as T;
}

export interface Listed {
  id: string;
  status: "waiting" | "playing" | "over";
  updated_at: number;
  settings: Settings;
  seats: SeatSeen[];
}

export interface YourGame {
  table: string;
  seat: number | null;
  status: "waiting" | "playing" | "over";
  is_your_turn: boolean;
  deadline: number | null;
  settings: Settings;
  names: string[];
  changed_at: number;
}

/** A player's, all hands at once, or a spectator's (null). */
export type Eyes = number | "open" | null;

/** A record played again: the view before the first step, whole, and with each step what has changed. */
export interface Study {
  players: number;
  view: View;
  /** With all hands open: every player's. */
  views?: View[];
  steps: { at: number; what: MoveMade; view: View; views?: View[] }[];
  /** There is more, from this move on. */
  next?: number;
}

/** A game under way, told again: the view before the first step, whole, and with each step what has changed. */
export interface Story {
  version: number;
  view: View;
  steps: { what: MoveMade; view: View }[];
}

export interface GameFacts {
  title: string;
  players: number[];
  options: Record<string, { type: string; default: unknown; help: string; choices?: string[]; minimum?: number }>;
}

export const games = () => call<Record<GameName, GameFacts>>("/api/games");
export const lobby = () => call<Listed[]>("/api/tables");
export const inPlay = () => call<Listed[]>("/api/tables?status=playing&limit=100");
export const table = (id: string) => call<TableSeen>(`/api/tables/${id}`);
export const make = (settings: Partial<Settings> & { name?: string; contribution?: string }) =>
  call<{ table: string; token: string; seat: number | null }>("/api/tables", settings);
export const join = (id: string, body: { name: string; seat?: number; contribution: string }) =>
  call<{ seat: number; token: string }>(`/api/tables/${id}/seats`, body);
export const mine = (seats: { table: string; token: string }[]) => call<YourGame[]>("/api/seats/mine", { seats });
export const study = (record: object, eyes: Eyes, since = 0) => call<Study>("/api/study", { record, eyes, since });
export const story = (id: string, token: string | null) => call<Story>(`/api/tables/${id}/story`, { token });
export const record = (id: string) => call<Record<string, unknown>>(`/api/tables/${id}/record`);

/** Random bytes of this browser's, for the shuffle: docs/fairness.md. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
