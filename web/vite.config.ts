import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package; during development it talks to a server on port 8000.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/randori/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: process.env.RANDORI_API ?? "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
