export default Object.values(import.meta.glob<string>("../../../../src/randori/locales/fr/{,web-}dojo.ftl", { query: "?raw", import: "default", eager: true })).join("\n");
