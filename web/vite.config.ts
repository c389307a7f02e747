import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { keeping, WORKER } from "./keeping.ts";
import { rules } from "./rules.ts";

// The page is built into the Python package; during development it talks to a server on port 8000.
export default defineConfig({
  plugins: [svelte(), rules(), keeping()],
  build: {
    outDir: "../src/randori/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "build.json",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: process.env.RANDORI_API ?? "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
