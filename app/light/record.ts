import { trackRecord } from "../functions/plan/outcome";
import type { OutcomeRow } from "../services/plan";

/** One line for the light, on how its color did on this channel so far; null before there is anything to count. */
export function describeLights(rows: readonly OutcomeRow[], color: "green" | "amber" | "red"): string | null {
  const { count, of } = trackRecord(rows)[color];
  if (of === 0) return null;
  return `For you so far: ${count} of ${of} ${color} ${of === 1 ? "light" : "lights"} beat your usual.`;
}
