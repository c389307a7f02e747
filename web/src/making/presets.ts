// Tables as one likes them, kept in this browser under a name.

import type { Options } from "../lib/options";
import type { GameName } from "../lib/protocol";
import { read } from "../lib/stored.svelte";
import type { Agreed } from "./Terms.svelte";

export interface Preset {
  name: string;
  game: GameName;
  players: number;
  seats: string[];
  options: Options;
  terms: Agreed;
}

const KEY = "presets";
const MOST = 12;

export const presets = (): Preset[] => read(KEY, []);

function write(kept: Preset[]): Preset[] {
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

/** The same name again is the same preset, as it is now. */
export const keep = (preset: Preset): Preset[] => write([preset, ...presets().filter(({ name }) => name !== preset.name)].slice(0, MOST));
export const drop = (name: string): Preset[] => write(presets().filter((one) => one.name !== name));
