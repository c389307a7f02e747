// The HTTP API, as far as the pages need it. What it takes and gives are types made from its schema: web/protocol.mjs.

import { request } from "./offline.svelte";
import { randomHex } from "./random";
import type { GameName, TableSeen } from "./protocol";
import type { GameFacts, Held, HeldSeats, Joined, Joining, Listener, NewStudy, NewTable, Refusal } from "./protocol.generated";
import type { Story, Study, TableCoded, TableListed, TableMade, YourGame } from "./protocol.generated";

export type { GameFacts, OptionFacts, Story, Study, TableListed, YourGame } from "./protocol.generated";

export class ApiError extends Error {
  constructor(
    readonly clause: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await request(path, init);
  const json: unknown = await answer.json();
  if (!answer.ok) {
    const { clause, message } = (json as Refusal).error;
    throw new ApiError(clause, message);
  }
  return json as T;
}

async function text(path: string): Promise<string> {
  const answer = await request(path, {});
  if (!answer.ok) throw new ApiError("", answer.statusText);
  return answer.text();
}

/** A player's, all hands at once, or a spectator's (null). */
export type Eyes = Exclude<NewStudy["eyes"], undefined>;

export const games = () => call<Record<GameName, GameFacts>>("/api/games");
export const wordsOf = (game: GameName, language: string) => text(`/api/games/${game}/words/${language}`);
export const rulesOf = (game: GameName, language: string) => text(`/api/games/${game}/rules/${language}`);
export const lobby = () => call<TableListed[]>("/api/tables");
export const inPlay = () => call<TableListed[]>("/api/tables?status=playing&limit=100");
export const table = (id: string) => call<TableSeen>(`/api/tables/${id}`);
export const coded = (code: string) => call<TableCoded>(`/api/tables/coded/${encodeURIComponent(code)}`);
export const make = (asked: NewTable) => call<TableMade>("/api/tables", asked);
export const join = (id: string, asked: Joining) => call<Joined>(`/api/tables/${id}/seats`, asked);
export const study = (asked: NewStudy) => call<Study>("/api/study", asked);
export const story = (id: string, listener: Listener) => call<Story>(`/api/tables/${id}/story`, listener);
export const record = (id: string) => call<Record<string, unknown>>(`/api/tables/${id}/record`);

/** So many seats are asked about at once: the server does not let others wait for more. */
const AT_ONCE = 10;

export async function mine(seats: Held[]): Promise<YourGame[]> {
  const found: YourGame[] = [];
  for (let at = 0; at < seats.length; at += AT_ONCE) {
    const asked: HeldSeats = { seats: seats.slice(at, at + AT_ONCE) };
    found.push(...(await call<YourGame[]>("/api/seats/mine", asked)));
  }
  return found;
}

/** Random bytes of this browser's, for the shuffle: docs/fairness.md. */
export const contribution = () => randomHex(32);
