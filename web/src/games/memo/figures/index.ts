// The pictures in the rules of Mémo Combo.

import type { Figures } from "../../../lib/rules";
import MemoFigure from "./MemoFigure.svelte";
import { SCENES } from "./scenes";

const figures: Figures = { clauses: Object.keys(SCENES), Figure: MemoFigure };
export default figures;
