import type { GamePart } from "../../lib/play";
import { clauses } from "./telling/clauses";
import { opened } from "./opened";
import { sound } from "./telling/sounds";
import Reckoning from "./reckoning/End.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { reason } from "./telling/reasons";
import { logLines } from "./telling/telling";
import { choice, question } from "./telling/words";

const part: GamePart = { Table, Progress, Reckoning, placesAction: true, logLines, headsRounds: true, sound, question, choice, reason, clauses, opened };
export default part;
