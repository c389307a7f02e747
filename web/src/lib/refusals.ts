// Why something was refused, in plain words and the reader's language: one sentence for each clause.

import type { Problem } from "./protocol.generated";
import { t, words } from "./words.svelte";

/** What a table, a game or the API says no with. */
export type Refusal = Problem;

function isRefusal(wrong: unknown): wrong is Refusal {
  return typeof wrong === "object" && wrong !== null && "clause" in wrong && "message" in wrong;
}

/** The sentence for a refusal; whatever else went wrong, the server was not reached. */
export function refusalText(wrong: unknown): string {
  if (!isRefusal(wrong)) return t("web-refused-line");
  const id = `web-refused-${wrong.clause.toLowerCase()}`;
  const sentence = t(id) === id ? t("web-refused-unknown") : t(id);
  // A table's own words are English, and say which name or number it was (who is late gave none); a game's speak in its notation.
  const isTables = words.language === "en" && wrong.clause.startsWith("TABLE-") && wrong.clause !== "TABLE-LATE";
  return isTables ? `${sentence} (${wrong.message})` : sentence;
}
