// The text of a rules page for players: without notation, and with titles where clauses are named. Notation stands in
// parentheses, in tables and in drawn positions, and goes with them.

type Named = (clause: string) => string | null;

/** Cells of which each holds only what is written in a record. A column of single letters is what cards show. */
function areNotation(cells: Element[]): boolean {
  const codes = cells.map((cell) => [...cell.querySelectorAll("code")].map((code) => code.textContent ?? ""));
  return cells.length > 0 && codes.every((found) => found.length > 0) && codes.flat().some((code) => code.length > 1);
}

function withoutNotation(table: HTMLTableElement): void {
  const body = [...(table.tBodies[0]?.rows ?? [])];
  const count = table.rows[0]?.cells.length ?? 0;
  for (let at = count - 1; at >= 0; at--) {
    if (areNotation(body.flatMap((row) => row.cells[at] ?? []))) for (const row of [...table.rows]) row.cells[at]?.remove();
  }
  // A row of letters, beside what it is.
  for (const row of body) if (row.cells.length > 2 && [...row.cells].slice(1).every((cell) => cell.querySelector("code"))) row.remove();
}

const PARENTHESES = / ?\([^()]*<code>[^()]*\)/g;

export function plain(html: string, titleOf: Named): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll<HTMLElement>("a[data-clause]")) {
    link.textContent = titleOf(link.dataset["clause"] ?? "") ?? link.textContent;
  }
  for (const table of body.querySelectorAll("table")) {
    withoutNotation(table);
    if (!table.tBodies[0]?.rows.length) (table.closest(".scroll") ?? table).remove();
  }
  for (const drawn of body.querySelectorAll("pre, .mark")) drawn.remove();
  for (const code of body.querySelectorAll("code")) {
    if (code.textContent?.length === 1) code.outerHTML = `<b>${code.textContent}</b>`;
  }
  for (const text of body.querySelectorAll("p, li")) {
    // A whole paragraph in parentheses is about records.
    if (/^\(.*\)$/s.test(text.textContent ?? "") && text.querySelector("code")) text.remove();
    else text.innerHTML = text.innerHTML.replaceAll(PARENTHESES, "").trim();
  }
  return body.innerHTML;
}

/** What a page says before its first clause: to players its first paragraph, which tells the game. */
export function opening(html: string): string {
  return /^\s*<p>.*?<\/p>/s.exec(html)?.[0] ?? html;
}
