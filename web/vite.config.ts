import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { keeping, WORKER } from "./keeping.ts";
import { manifest } from "./manifest.ts";
import { rules } from "./rules.ts";
import { words } from "./words.ts";

/** As many pages and parts of games share a module that is loaded with the first of them. */
const SHARED_BY_ALL = 5;
/** What belongs to one game comes with it, but for what its room in the house shows. */
const everywhere = (id: string) => !/[\\/]src[\\/]games[\\/][^\\/]+[\\/](?!index\.ts$)/.test(id);

// The page is built into the Python package; during development it talks to a server on port 8000.
export default defineConfig({
  plugins: [svelte(), rules(), words(), manifest(), keeping()],
  build: {
    outDir: "../src/randori/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "build.json",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        // Few files, for every one of them is a question and an answer: what all pages need is one, what tables need another.
        codeSplitting: {
          groups: [
            { name: "base", test: everywhere, minShareCount: SHARED_BY_ALL, priority: 2 },
            { name: "tables", test: /[\\/]src[\\/](lib[\\/]|parts[\\/]|table[\\/]|games[\\/][^\\/]+$)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: process.env.RANDORI_API ?? "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
