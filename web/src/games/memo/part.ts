import type { GamePart } from "../../lib/play";
import Reckoning from "./ending/Reckoning.svelte";
import { clauses } from "./telling/clauses";
import { opened } from "./opened";
import { left } from "./telling/left";
import { isGamble, reason } from "./telling/reason";
import { plannedSide, side } from "./telling/side";
import { sound } from "./telling/sounds";
import Table from "./Table.svelte";
import { choice, isBlind, isOfAll, logLines, passes, question } from "./telling/words";

const part: GamePart = { Table, Reckoning, left, side, plannedSide, logLines, passes, isOfAll, sound, question, choice, reason, isBlind, isGamble, clauses, opened, placesAction: true, showsMoves: true };
export default part;
