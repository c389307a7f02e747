// What Dojo brings to the pages.

import type { Brings } from "../brings";
import Floor from "./Floor.svelte";
import { advice } from "./advice";
import Card from "./cards/Card.svelte";
import Scene from "./Scene.svelte";

const brings: Brings = {
  part: () => import("./part"),
  Floor,
  players: 4,
  fan: { cards: ["M3", "F4", "T5"], Card },
  room: { curtain: "#2f5546", faces: ["suzu", "haku"], Scene },
  lesson: () => import("./lesson"),
  advice,
  aid: () => import("./Aid.svelte"),
  sheet: () => import("./scoring/Sheet.svelte"),
  figures: () => import("./figures"),
  urns: () => import("./urns"),
};
export default brings;
