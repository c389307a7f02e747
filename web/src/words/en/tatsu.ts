export default Object.values(import.meta.glob<string>("../../../../src/randori/locales/en/{,web-}tatsu.ftl", { query: "?raw", import: "default", eager: true })).join("\n");
