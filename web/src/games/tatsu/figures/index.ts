// The pictures in the rules of Tatsu.

import type { Figures } from "../../../lib/rules";
import { SCENES } from "./scenes";
import TatsuFigure from "./TatsuFigure.svelte";

const figures: Figures = { clauses: Object.keys(SCENES), Figure: TatsuFigure };
export default figures;
