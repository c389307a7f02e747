/// <reference lib="webworker" />
// The service worker: it keeps the page and its files, so that score sheets and rules are there without a network. It
// never keeps anything of /api, and stands between nobody and a table.

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The files of this build and a hash of them all: put in by the build (web/keeping.ts). */
declare const __FILES__: string[];
declare const __BUILD__: string;

const FILES = __FILES__;
/** Any address would do but those at which the server says where one is. */
const PAGE = "/games";
const CACHE = `page-${__BUILD__}`;
/** Milliseconds until the page that is kept is better than one that may come. */
const PATIENCE = 4000;
/** Files with a hash in their names never change; the others are asked for anew. */
const isFixed = (file: string) => file.startsWith("/assets/");

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES].map((file) => new Request(file, { cache: isFixed(file) ? "default" : "reload" })));
  await worker.skipWaiting();
}

/** A page that is open goes on with the files it was built with: they are kept until the build after the next. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const kept = async (file: Request | string) => (await (await caches.open(CACHE)).match(file)) ?? caches.match(file);

/** The server's page; without a server, or after a long wait, the one that is kept: all addresses have the same. */
async function page(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fresh, late]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await kept(PAGE)) ?? fresh;
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (FILES.includes(pathname) || isFixed(pathname)) event.respondWith(file(event.request));
});

export {};
