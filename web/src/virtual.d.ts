// What the build makes: web/words.ts.

declare module "virtual:words" {
  /** By language and area. */
  const files: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default files;
}
