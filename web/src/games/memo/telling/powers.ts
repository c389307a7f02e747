// What somebody else's power does is told before any advice, for a moment: it may be one's own bench that it changes.

import { News } from "../../../lib/news.svelte";
import { parsed } from "../model";
import { logLines } from "./words";

const POWERS = new Set(["eye", "infiltrate", "exchange", "paralyse", "confuse", "overload", "against", "foresee", "order"]);
const LASTS = 2500;

export const powerNews = (): News =>
  new News(
    {
      logLines: (step, names, me) => {
        const { what } = step;
        const isOthers = what.kind === "moved" && what.player !== me && POWERS.has(parsed(what.move).word);
        return isOthers ? logLines(step, names, me).slice(0, 1) : [];
      },
      passes: () => true,
    },
    LASTS,
  );
