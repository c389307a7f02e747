// The pictures in the rules of Dojo.

import type { Figures } from "../../../lib/rules";
import DojoFigure from "./DojoFigure.svelte";
import { SCENES } from "./scenes";

const figures: Figures = { clauses: Object.keys(SCENES), Figure: DojoFigure };
export default figures;
