import type { Desk } from "./tool";

/** Where both desks of a tool are, from the path of either. */
export function desksOf(path: string): Record<Desk, string> {
  const sample = path.replace(/\/yours$/, "");
  return { sample, yours: `${sample}/yours` };
}

/** True for where a Yours desk's forms go: its page, and the same sent by script, as React Router names it. */
export function isYoursPath(path: string): boolean {
  return /^\/[\w-]+\/yours(\.data)?$/.test(path);
}
