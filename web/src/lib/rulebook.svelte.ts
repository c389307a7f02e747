// One page of the rules, in the reader's language; what was read stays until the other one is there.

import { refusalText } from "./refusals";
import { load, type PageName, type RulesPage } from "./rules";
import { words } from "./words.svelte";

export class Rulebook {
  page = $state.raw<RulesPage | null>(null);
  problem = $state("");

  /** `wanted` is asked again when what it depends on changes; null: none for now. */
  constructor(wanted: () => PageName | null) {
    $effect(() => {
      const name = wanted();
      if (!name) return;
      let isWanted = true;
      this.problem = "";
      load(name, words.language).then(
        (page) => isWanted && (this.page = page),
        (wrong: unknown) => isWanted && (this.problem = refusalText(wrong)),
      );
      return () => (isWanted = false);
    });
  }
}
