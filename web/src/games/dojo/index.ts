import type { GamePart } from "../../lib/play";
import { t } from "../../lib/words.svelte";
import Table from "./Table.svelte";

const part: GamePart = {
  Table,
  told: (step) => (step.what.kind === "moved" ? [step.what.move] : []),
  question: () => t("web-your-turn"),
  choice: (_view, move) => move,
};
export default part;
