import type { GamePart } from "../../lib/play";
import { opened } from "./opened";
import { sound } from "./sounds";
import Table from "./Table.svelte";
import { choice, logLines, question } from "./words";

const part: GamePart = { Table, placesAction: true, showsMoves: true, logLines, sound, question, choice, clauses: () => [], opened };
export default part;
