import type { GamePart } from "../../lib/play";
import { clauses } from "./clauses";
import { opened } from "./opened";
import { sound } from "./sounds";
import Table from "./Table.svelte";
import { choice, isBlind, passes, question, told } from "./words";

const part: GamePart = { Table, told, passes, sound, question, choice, isBlind, clauses, opened, placesAction: true };
export default part;
