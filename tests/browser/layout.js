// What covers what it should not, is cut off, or is too small for a finger: layout.py asks it of a page.
([smallest, narrowest, fingers]) => {
  const found = [];
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const seen = (box) => box.width > 1 && box.height > 1 && box.right > room.left && box.left < room.right
    && box.bottom > room.top && box.top < room.bottom;
  /** For the ear alone: a pixel, or nothing of it. */
  const isForEar = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement)
      if (at.offsetWidth <= 1 || getComputedStyle(at).clipPath === "inset(50%)") return true;
    return false;
  };
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest("[inert], svg, .floor, .stage-moment") && !isForEar(one);
  /** A layer that only takes the touch hides nothing. */
  const isClear = (one) => !one.textContent.trim() && getComputedStyle(one).backgroundColor === "rgba(0, 0, 0, 0)";
  const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} "${
    (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const lid = document.querySelector("dialog[open]");
  const isOver = (one) => !lid || lid.contains(one);
  /** What scrolls cuts off what is to be scrolled to. */
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY) && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1)) return true;
    }
    return false;
  };

  for (const one of document.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    const box = one.getBoundingClientRect();
    if (innerWidth > fingers || !isShown(one) || !isOver(one) || one.disabled || !seen(box)) continue;
    if (one.closest("p, li > span, .links") && one.tagName === "A") continue; // a link in a text
    const label = one.closest("label")?.getBoundingClientRect();
    const size = label ? { width: Math.max(box.width, label.width), height: Math.max(box.height, label.height) } : box;
    const around = ["::before", "::after"].map((which) => getComputedStyle(one, which))
      .filter((area) => area.content !== "none" && area.position === "absolute");
    const wide = Math.max(size.width, ...around.map((area) => parseFloat(area.width)));
    const high = Math.max(size.height, ...around.map((area) => parseFloat(area.height)));
    const isLarge = Math.min(wide, high) >= smallest - 0.5;
    if (!isLarge && (Math.min(wide, high) < narrowest || wide * high < smallest * smallest))
      found.push(`too small: ${name(one)} ${Math.round(size.width)} × ${Math.round(size.height)}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const one = text.parentElement;
    if (!text.data.trim() || !one || !isShown(one) || !isOver(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (!seen(box)) continue;
      const style = getComputedStyle(one);
      if (style.overflowX === "hidden" && style.textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 4)
        found.push(`cut off: ${name(one)} ${one.scrollWidth} in ${one.clientWidth}`);
      if (style.textOverflow === "ellipsis" || scrolls(one)) continue;
      if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 && document.documentElement.scrollHeight <= innerHeight + 1)
        found.push(`off the screen: ${name(one)}`);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit && hit !== one && !one.contains(hit) && !hit.contains(one)) {
        // What takes no touch is not found from a point: only what covers it in truth counts.
        if (getComputedStyle(one).pointerEvents === "none" || isClear(hit)) continue;
        if (hit.closest(".bubble")) continue; // it goes again by itself
        if (hit.closest("svg") && one.contains(hit.closest("svg").parentElement)) continue;
        const both = one.closest("button, li, label, [data-card]");
        if (both && both.contains(hit)) continue;
        found.push(`covered: ${name(one)} by ${name(hit)}`);
      }
    }
  }
  return [...new Set(found)];
}
