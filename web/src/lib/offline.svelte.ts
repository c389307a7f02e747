// What works without a network: the page itself, kept by its service worker (src/worker.ts).

class Network {
  /** As far as anybody has noticed: the browser, or who asked the server in vain. */
  isOnline = $state(navigator.onLine);
  /** A newer page than this one is there; the next load brings it. */
  hasUpdate = $state(false);
}

export const network = new Network();
addEventListener("online", () => (network.isOnline = true));
addEventListener("offline", () => (network.isOnline = false));

/** What the server answers; whether it answers at all is noted. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, init);
    network.isOnline = true;
    return answer;
  } catch (wrong) {
    network.isOnline = false;
    throw wrong;
  }
}

/** Keep the page for the days without a network, once it has been loaded with one. Not while it is being written. */
export function keepOffline(): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined; // there is none without https
  if (!worker || import.meta.env.DEV) return;
  const wasKept = worker.controller !== null;
  worker.addEventListener("controllerchange", () => (network.hasUpdate = wasKept));
  const register = () => void worker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
