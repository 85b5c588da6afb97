/** Sample is the demo's own data; Yours works on what the creator gives (docs/decisions/0017). */
export const DESKS = ["sample", "yours"] as const;
export type Desk = (typeof DESKS)[number];

/** The path of a desk's page: "/content-ideas", "/comment-sentiment/yours". */
export function pathOf({ key, desk = "sample" }: { key: string; desk?: Desk }): string {
  return desk === "sample" ? `/${key}` : `/${key}/${desk}`;
}
