import type { GamePart } from "../../lib/play";
import Table from "./Table.svelte";
import { told } from "./telling";
import { choice, question } from "./words";

const part: GamePart = { Table, told, question, choice };
export default part;
