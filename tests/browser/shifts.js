// What moves though nobody touched anything: to be added before a page is opened.
window.shifts = [];
const note = (entries) => {
  for (const one of entries) {
    if (one.hadRecentInput) continue;
    window.shifts.push({ value: one.value, what: one.sources.slice(0, 3).map(({ node, previousRect: a, currentRect: b }) =>
      `${node?.nodeName} ${node?.className ?? ""} ${[a.x, a.y, a.width, a.height].map(Math.round)} → ${[b.x, b.y, b.width, b.height].map(Math.round)}`) });
  }
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: "layout-shift", buffered: true });
/** All of them until now, also those of which nobody has been told yet; from now on there are none. */
window.takeShifts = () => {
  note(observer.takeRecords());
  return window.shifts.splice(0);
};
