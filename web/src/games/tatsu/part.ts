import type { GamePart } from "../../lib/play";
import { clauses } from "./telling/clauses";
import { opened } from "./opened";
import { plannedSide, side } from "./telling/side";
import { sound } from "./telling/sounds";
import Reckoning from "./sum/Reckoning.svelte";
import Table from "./Table.svelte";
import Progress from "./Progress.svelte";
import { reason } from "./telling/reason";
import { choice, logLines, question } from "./telling/words";

const part: GamePart = { Table, Progress, Reckoning, side, plannedSide, placesAction: true, showsMoves: true, logLines, sound, question, choice, reason, clauses, opened };
export default part;
