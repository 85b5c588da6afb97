import type { Shift } from "../../../engines/comments";
import { counted } from "../../../numbers/counted";
import { dayText } from "../../../numbers/day";
import type { Analysis } from "./analysis";
import { titleOf } from "./heading";

interface Scored {
  value: number;
  low: number;
  high: number;
  n: number;
}
export type Trend = "improving" | "declining" | "stable";

/**
 * Whether a later score is better than an earlier one: only where their ranges do not touch, and these cover how
 * comments are misread, too. "stable" is no proof that nothing changed.
 */
export function trendBetween(earlier: Scored, later: Scored): Trend {
  if (later.low > earlier.high) return "improving";
  return later.high < earlier.low ? "declining" : "stable";
}

/** What a change is called: within one video it is a course, from one video to another only a difference. */
const WORDS = {
  course: { improving: "Improving", declining: "Declining", stable: "No clear change" },
  videos: { improving: "Higher than before", declining: "Lower than before", stable: "No clear difference" },
} as const;

/**
 * The trend over a creator's own analyses, newest first. Of the last with a score, the newer half of its dated
 * comments against the older, since these are of one video; where it has no dates, that analysis against the one
 * before, both named: they may be of different videos. Null where there is neither.
 */
export function trendOf(analyses: Analysis[]) {
  const [last, before] = analyses.filter(({ digest }) => digest.score !== null);
  if (last?.course) {
    const { trend, parts } = courseShown(last.course);
    const note = `Newer comments against older ones, ${titleOf(last)}`;
    return { trend, word: WORDS.course[trend], note, parts };
  }
  if (!last?.digest.score || !before?.digest.score) return null;
  const trend = trendBetween(before.digest.score, last.digest.score);
  const isOne = last.videoId !== null && last.videoId === before.videoId;
  return {
    trend,
    word: WORDS[isOne ? "course" : "videos"][trend],
    note: isOne
      ? `${titleOf(last)}, now against its analysis before`
      : `${titleOf(last)} against ${titleOf(before)}, the analysis before`,
    parts: [
      partOf("earlier", `Before: ${titleOf(before)}`, before.digest.score),
      partOf("later", `Last: ${titleOf(last)}`, last.digest.score),
    ],
  };
}

const COURSES: Record<Trend, string> = {
  improving: "Newer comments score higher than older ones",
  declining: "Newer comments score lower than older ones",
  stable: "Newer and older comments score alike, as far as can be told",
};

/** How the newer half of the dated comments compares with the older. */
export function courseShown({ earlier, later }: Shift) {
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
