// What the build makes: web/words.ts.

declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";

  /** What the words say, by language and area. */
  const files: Record<string, Record<string, () => Promise<{ default: FluentResource["body"] }>>>;
  export default files;
}
