import type { GamePart } from "../../lib/play";
import Table from "./Table.svelte";
import { choice, question, told } from "./words";

const part: GamePart = { Table, told, question, choice, placesAction: true };
export default part;
