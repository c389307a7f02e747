"""What our pages share: one file of HTML that needs nothing else, light or dark as the reader's screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from randori.arena import plots
from randori.arena.summary import Estimate

STYLE = """
:root { color-scheme: light dark; --text: #1c1c1c; --page: #fff; --faint: #d8d8d8; --plot: #2b6cb0;
  --band: #e3efdc; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8e8e8; --page: #17181a; --faint: #404347; --plot: #6aa9e9; --band: #2a3a26; }
}
body { margin: 0 auto; padding: 1rem; max-width: 62rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--text); background: var(--page); overflow-wrap: break-word; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--faint); }
.figures { display: grid; gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 600; }
.wide { overflow-x: auto; margin: .5rem 0 1.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .6rem; border-bottom: 1px solid var(--faint); text-align: right; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td + td { white-space: nowrap; }
summary { cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
"""


def shell(title: str, parts: Sequence[str]) -> str:
    """The whole page around its parts; empty ones are left out."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{plots.STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in parts if part)
        + "\n</body>\n</html>\n"
    )


def paragraphs(notes: Sequence[str]) -> str:
    return "\n".join(f"<p>{escape(note)}</p>" for note in notes)


def figure(caption: str, plot: str, behind: str) -> str:
    """A plot with its table; one with nothing to draw is its table alone."""
    if plot:
        behind = f"<details><summary>The numbers</summary>{behind}</details>"
    return f"<figure><figcaption>{escape(caption)}</figcaption>{plot}{behind}</figure>\n"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def mean_text(each: Estimate) -> str:
    return interval_text(each, "{:.1f}")


def share_text(each: Estimate) -> str:
    return interval_text(each, "{:.1%}")


def interval_text(each: Estimate, form: str) -> str:
    """A value, its interval in brackets if it has one; a dash where there is none."""
    if each.value is None:
        return "–"
    if each.low is None or each.high is None:
        return form.format(each.value)
    return f"{form} ({form} – {form})".format(each.value, each.low, each.high)


def compared(
    caption: str,
    names: Sequence[str],
    estimates: Sequence[Estimate],
    axes: plots.Axes,
    band: tuple[float, float] | None = None,
) -> str:
    write = share_text if axes.write is plots.percent else mean_text
    rows = [[name, write(each)] for name, each in zip(names, estimates, strict=True)]
    drawn = plots.line(list(zip(names, estimates, strict=True)), axes, band)
    return figure(caption, drawn, table(["players", axes.upward], rows))
