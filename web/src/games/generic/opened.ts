// All hands in one view, of a game of which nothing is known: what a spectator does not see is filled in from the players'
// views. What each of them sees differently is told player by player.

import type { View } from "../../lib/protocol";

type Json = unknown;

const isList = (value: Json): value is Json[] => Array.isArray(value);
const isGroup = (value: Json): value is Record<string, Json> => typeof value === "object" && value !== null && !isList(value);
const isHidden = (value: Json) => value === null || value === undefined;

function filled(seen: Json, own: Json[]): Json {
  if (isHidden(seen)) return gathered(own);
  if (isGroup(seen)) return filledGroup(seen, own.filter(isGroup));
  if (!isList(seen)) return seen;
  const same = own.filter(isList).filter((list) => list.length === seen.length);
  return seen.map((value, at) => filled(value, same.map((list) => list[at])));
}

function filledGroup(seen: Record<string, Json>, own: Record<string, Json>[]): Record<string, Json> {
  const keys = new Set([seen, ...own].flatMap((group) => Object.keys(group)));
  return Object.fromEntries([...keys].map((key) => [key, filled(seen[key], own.map((group) => group[key]))]));
}

/** What they all see, or else what each sees. */
function gathered(own: Json[]): Json {
  const told = new Set(own.filter((value) => !isHidden(value)).map((value) => JSON.stringify(value)));
  if (told.size <= 1) return own.find((value) => !isHidden(value)) ?? null;
  return Object.fromEntries(own.map((value, player) => [player, value ?? null]));
}

export function opened(view: View, views: View[]): View {
  return { ...view, table: filled(view.table, views.map((own) => own.table)) };
}
