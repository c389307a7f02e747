// What the service worker keeps: the list of the built files goes into it when all of them are known.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

export const WORKER = "sw.js";
/** The page is kept by its address, and what only a system that installs it wants is not kept at all. */
const NOT_KEPT = /^sw\.js$|\.html$|\.json$|\.png$|\.webmanifest$/;

export function keeping(): Plugin {
  let publicDir = "";
  return {
    name: "keeping",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (publicDir = config.publicDir),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
        const files = new Map<string, string | Uint8Array>();
        for (const file of Object.values(bundle)) files.set(file.fileName, file.type === "chunk" ? file.code : file.source);
        for (const name of readdirSync(publicDir)) files.set(name, readFileSync(join(publicDir, name)));
        const hash = createHash("sha256");
        for (const content of files.values()) hash.update(content);
        const names = [...files.keys()].filter((name) => !NOT_KEPT.test(name)).sort();
        worker.code = worker.code
          .replaceAll("__FILES__", JSON.stringify(names.map((name) => `/${name}`)))
          .replaceAll("__BUILD__", JSON.stringify(hash.digest("hex").slice(0, 16)));
      },
    },
  };
}
