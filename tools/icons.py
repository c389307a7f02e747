"""Draws the icons of the installed page from their SVG, for systems that want PNG: `python -m tools.icons`.

The files are small, change hardly ever, and stand in the repository beside their SVG.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "web" / "public"
ICONS = [
    ("icon.svg", "icon-192.png", 192),
    ("icon.svg", "icon-512.png", 512),
    ("icon-maskable.svg", "icon-maskable-192.png", 192),
    ("icon-maskable.svg", "icon-maskable-512.png", 512),
    ("icon-maskable.svg", "apple-touch-icon.png", 180),
]


def draw() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch()
        for source, name, size in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = FOLDER.joinpath(source).read_text(encoding="utf-8")
            page.set_content(
                f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}"
            )
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
