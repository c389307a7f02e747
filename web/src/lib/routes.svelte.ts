// Where one is: the address bar is the state.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
}

export const route = new Route();

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function go(to: string): void {
  history.pushState(null, "", to);
  read();
  scrollTo(0, 0);
}

/** What stood after the # has been read. */
export function dropHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
  read();
}

/** Links stay links, and open in place. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
