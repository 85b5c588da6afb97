/** Sample is the demo's own data; Yours works on what the creator gives (docs/decisions/0017). */
export const DESKS = ["sample", "yours"] as const;
export type Desk = (typeof DESKS)[number];

/** Where a desk's page is: "/content-ideas", "/comment-sentiment/yours". */
export function pathOf({ key, desk = "sample" }: { key: string; desk?: Desk }): string {
  return desk === "sample" ? `/${key}` : `/${key}/${desk}`;
}

/** Where both desks of a tool are, from the path of either. */
export function desksOf(path: string): Record<Desk, string> {
  const sample = path.replace(/\/yours$/, "");
  return { sample, yours: `${sample}/yours` };
}

/** The tools that have a Yours desk, by key: without their engines. */
export const YOURS_KEYS = [
  "comment-sentiment",
  "description-rewriter",
  "thumbnail-optimizer",
  "video-forecast",
] as const;

const YOURS_PATHS = new Set(YOURS_KEYS.flatMap((key) => [`/${key}/yours`, `/${key}/yours.data`]));

/** True for where a Yours desk's forms go: its page, and the same sent by script, as React Router names it. */
export function isYoursPath(path: string): boolean {
  return YOURS_PATHS.has(path);
}
