import type { GamePart } from "../../lib/play";
import { clauses } from "./clauses";
import { opened } from "./opened";
import { sound } from "./sounds";
import Table from "./Table.svelte";
import { told } from "./telling";
import { choice, question } from "./words";

const part: GamePart = { Table, placesAction: true, told, sound, question, choice, clauses, opened };
export default part;
