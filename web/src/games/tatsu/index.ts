// What Tatsu brings to the pages.

import type { Brings } from "../brings";
import Floor from "./Floor.svelte";
import type { View } from "../../lib/protocol";
import { face, type Table } from "./model";
import Scene from "./Scene.svelte";

/** Where the choice first appears it is told what asking means; how to choose well is advised afterwards. */
const FIRST_TRICKS = 2;

function advice(view: View): string {
  const { asked, round, trick, tricks } = view.table as Table;
  const isFirst = round === 1 && tricks.length < FIRST_TRICKS;
  if (view.moves.length === 1) return "only";
  if (isFirst && asked !== null) return "first-asked";
  if (isFirst && view.moves.some((move) => move.startsWith("ask:"))) return "first";
  if (trick.some(({ card }) => face(card).kind === "fusion")) return "fusion";
  if (view.moves.every((move) => move.startsWith("ask:"))) return "ask";
  return asked !== null ? "asked" : trick.length ? "turn" : "lead";
}

const brings: Brings = {
  part: () => import("./part"),
  Floor,
  players: 4,
  fan: { cards: ["spirit-yellow-p3", "fusion-yellow", "spirit-red-p5"] },
  room: { curtain: "#8d2b18", faces: ["kasa", "tsuru"], Scene },
  lesson: () => import("./lesson"),
  advice,
  aid: () => import("./Aid.svelte"),
  sheet: () => import("./scoring/Sheet.svelte"),
  figures: () => import("./figures"),
  urns: () => import("./urns"),
  onlyFor: { hidden: 2 },
};
export default brings;
