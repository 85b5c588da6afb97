import { dayText } from "../../../trends/day";
import type { Analysis, Course } from "./analysis";
import { counted } from "./percent";

interface Scored {
  value: number;
  low: number;
  high: number;
  n: number;
}
export type Trend = "improving" | "declining" | "stable";

/**
 * Whether a later score is better than an earlier one: only where their intervals do not touch, which by chance
 * alone happens to about one pair in 170. "stable" is no proof that nothing changed.
 */
export function trendBetween(earlier: Scored, later: Scored): Trend {
  if (later.low > earlier.high) return "improving";
  return later.high < earlier.low ? "declining" : "stable";
}

/**
 * The trend over a creator's own analyses, newest first: between the last two that have a score, else between the
 * older and the newer half of the dated comments of one. Null where there is neither.
 */
export function trendOf(analyses: Analysis[]) {
  const [last, before] = analyses.filter(({ digest }) => digest.score !== null);
  if (last?.digest.score && before?.digest.score) {
    return {
      trend: trendBetween(before.digest.score, last.digest.score),
      note: "The last analysis against the one before",
      parts: [partOf("earlier", "Before", before.digest.score), partOf("later", "Last", last.digest.score)],
    };
  }
  if (!last?.course) return null;
  const { trend, parts } = courseShown(last.course);
  return { trend, note: "Newer comments against older ones", parts };
}

const COURSES: Record<Trend, string> = {
  improving: "Newer comments score higher than older ones",
  declining: "Newer comments score lower than older ones",
  stable: "Newer and older comments score alike, as far as can be told",
};

/** How the newer half of the dated comments compares with the older. */
export function courseShown({ earlier, later }: Course) {
  const trend = trendBetween(earlier, later);
  return {
    trend,
    sentence: `${COURSES[trend]}: ${later.value.toFixed(1)} against ${earlier.value.toFixed(1)}.`,
    parts: [
      partOf("earlier", `${dayText(earlier.from)} to ${dayText(earlier.to)}`, earlier),
      partOf("later", `${dayText(later.from)} to ${dayText(later.to)}`, later),
    ],
  };
}

function partOf(id: string, name: string, { value, low, high, n }: Scored) {
  return {
    id,
    name,
    value: `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}), ${counted(n, "comment")}`,
  };
}
