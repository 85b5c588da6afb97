import { computeScore, type PerSentiment } from "../../../engines/comments";
import { type Analysis, analysisTitle, isInvented } from "../../../functions/comment-sentiment/analysis";
import type { KeptDigest, Shift } from "../../../model/comment-digest";
import { dayText, relativeAge } from "../../../numbers/days";
import { counted, formatCount } from "../../../numbers/figures";
import { scoreTone } from "../../../numbers/tone";
import { NOT_ENOUGH, RANGE } from "./show-figures";

export type StatsShown = ReturnType<typeof showStats>;

type Score = NonNullable<KeptDigest["score"]>;
interface ScoredAnalysis {
  analysis: Analysis;
  score: Score;
}

/** The four tiles (spec section 3, Stats) of the creator's own comments; each opens into its parts. */
export function showStats(analyses: Analysis[], now: Date) {
  const own = analyses.filter((analysis) => !isInvented(analysis));
  const scored = withScore(own);
  const [last] = own;
  const [best] = scored.toSorted((a, b) => b.score.value - a.score.value);
  const scores = scored.map(({ analysis, score }) => ({
    id: analysis.id,
    name: analysisTitle(analysis),
    value: scoreText(score),
  }));
  const average = showAverage(scored);
  const basis =
    own.length === 0
      ? "You have not analyzed anything yet."
      : `${counted(own.length, "analysis", "analyses")} kept here. Examples and sample videos do not count.`;
  return {
    comments: {
      value: formatCount(own.reduce((sum, { totalComments }) => sum + totalComments, 0)),
      note: last ? `Last analyzed ${relativeAge(last.analyzedAt, now)}` : "Nothing analyzed yet",
      basis,
      method: "All comments given, excluded ones too.",
      parts: own.map((analysis) => ({
        id: analysis.id,
        name: analysisTitle(analysis),
        value: formatCount(analysis.totalComments),
      })),
    },
    average: average && {
      ...average,
      basis,
      method: `All scored comments together: a positive one counts ten, a neutral one five, a negative one nothing. ${RANGE}`,
      parts: scores,
    },
    best:
      best && scored.length > 1
        ? {
            title: analysisTitle(best.analysis),
            score: scoreText(best.score),
            method: "The highest score. If two ranges overlap, their order may be chance.",
            basis,
            parts: scores,
          }
        : null,
    trend: showTrend(own),
    notEnough: NOT_ENOUGH,
  };
}

function withScore(analyses: Analysis[]): ScoredAnalysis[] {
  return analyses.flatMap((analysis) => {
    const { score } = analysis.digest;
    return score ? [{ analysis, score }] : [];
  });
}

/** The score of all scored comments together; null without any. */
function showAverage(scored: ScoredAnalysis[]) {
  if (scored.length === 0) return null;
  const counts: PerSentiment = { positive: 0, neutral: 0, negative: 0 };
  for (const { analysis } of scored) {
    const { positive, neutral, negative } = analysis.digest.shares;
    counts.positive += positive.count;
    counts.neutral += neutral.count;
    counts.negative += negative.count;
  }
  const { value, low, high, n } = computeScore(counts);
  return {
    score: value.toFixed(1),
    tone: scoreTone("sentiment", value),
    range: `${low.toFixed(1)} to ${high.toFixed(1)}, ${counted(n, "scored comment")}`,
  };
}

/** "7.1 (6.4 to 7.9)" */
function scoreText({ value, low, high }: Omit<Score, "n">): string {
  return `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

export type Trend = "improving" | "declining" | "stable";

/**
 * Whether a later score is better than an earlier one: only where their ranges do not touch. "stable" does not prove
 * that nothing changed.
 */
export function compareScores(earlier: Score, later: Score): Trend {
  if (later.low > earlier.high) return "improving";
  return later.high < earlier.low ? "declining" : "stable";
}

/** Within one video a change is a trend, from one video to another only a difference. */
const TREND_WORDS: Record<"video" | "videos", Record<Trend, string>> = {
  video: { improving: "Improving", declining: "Declining", stable: "No clear change" },
  videos: { improving: "Higher than before", declining: "Lower than before", stable: "No clear difference" },
};

/**
 * The trend over a creator's own analyses, newest first. In the last with a score the newer half of its dated comments
 * against the older; where it has no dates, that analysis against the one before, which may be of another video. Null
 * without either.
 */
export function showTrend(analyses: Analysis[]) {
  const [last, before] = withScore(analyses);
  if (last?.analysis.course) {
    const { trend, parts } = showShift(last.analysis.course);
    const note = `Newer comments against older ones, ${analysisTitle(last.analysis)}`;
    return { trend, word: TREND_WORDS.video[trend], note, parts };
  }
  if (!last || !before) return null;
  const trend = compareScores(before.score, last.score);
  const [title, titleBefore] = [analysisTitle(last.analysis), analysisTitle(before.analysis)];
  const isSameVideo = last.analysis.videoId !== null && last.analysis.videoId === before.analysis.videoId;
  return {
    trend,
    word: TREND_WORDS[isSameVideo ? "video" : "videos"][trend],
    note: isSameVideo
      ? `${title}, now against its analysis before`
      : `${title} against ${titleBefore}, the analysis before`,
    parts: [
      scorePart("earlier", `Before: ${titleBefore}`, before.score),
      scorePart("later", `Last: ${title}`, last.score),
    ],
  };
}

const SHIFTS: Record<Trend, string> = {
  improving: "Newer comments score higher than older ones",
  declining: "Newer comments score lower than older ones",
  stable: "Newer and older comments score alike, as far as can be told",
};

/** The newer half of dated comments against the older. */
export function showShift({ earlier, later }: Shift) {
  const trend = compareScores(earlier, later);
  return {
    trend,
    sentence: `${SHIFTS[trend]}: ${later.value.toFixed(1)} against ${earlier.value.toFixed(1)}.`,
    parts: [
      scorePart("earlier", `${dayText(earlier.from)} to ${dayText(earlier.to)}`, earlier),
      scorePart("later", `${dayText(later.from)} to ${dayText(later.to)}`, later),
    ],
  };
}

function scorePart(id: string, name: string, score: Score) {
  return { id, name, value: `${scoreText(score)}, ${counted(score.n, "comment")}` };
}
