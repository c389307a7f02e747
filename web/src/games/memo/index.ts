// What Mémo Combo brings to the pages.

import type { Brings } from "../brings";
import Floor from "./Floor.svelte";
import Numbered from "./cards/Numbered.svelte";
import { advice } from "./telling/advice";
import Scene from "./Scene.svelte";

const brings: Brings = {
  part: () => import("./part"),
  Floor,
  players: 3,
  isRace: true,
  fan: { cards: ["46", "1", "36"], Card: Numbered },
  aid: () => import("./Aid.svelte"),
  room: { curtain: "#1f5f9e", faces: ["bo", "aiko"], Scene },
  lesson: () => import("./lesson"),
  advice,
  figures: () => import("./figures"),
  urns: () => import("./urns"),
  onlyFor: { teams: 8 },
};
export default brings;
