import { computeScore, type PerSentiment } from "../../../engines/comments";
import { counted } from "../../../numbers/counted";
import { relativeAge } from "../../../numbers/relative-age";
import { scoreTone } from "../../../numbers/score-tone";
import { type Analysis, isInvented } from "./analysis";
import { NOT_ENOUGH, RANGE } from "./figures-shown";
import { titleOf } from "./heading";
import { trendOf } from "./trend";

export type StatsShown = ReturnType<typeof statsShown>;

/** The four tiles (spec section 3, Stats), of the creator's own comments alone; each opens into what it rests on. */
export function statsShown(analyses: Analysis[], now: Date) {
  const own = analyses.filter((one) => !isInvented(one));
  const scored = own.filter(({ digest }) => digest.score !== null);
  const total = own.reduce((sum, { totalComments }) => sum + totalComments, 0);
  const [last] = own;
  const best = [...scored].sort((a, b) => (b.digest.score?.value ?? 0) - (a.digest.score?.value ?? 0))[0];
  const average = averageOf(scored);
  const basis =
    own.length === 0
      ? "Nothing of yours is analyzed yet."
      : `${counted(own.length, "analysis", "analyses")} kept here. Examples and sample videos do not count.`;
  return {
    comments: {
      value: total.toLocaleString("en-US"),
      note: last ? `Last analyzed ${relativeAge(last.analyzedAt, now)}` : "Nothing analyzed yet",
      basis,
      method: "All comments that were given, those set apart among them.",
      parts: own.map((one) => ({
        id: one.id,
        name: titleOf(one),
        value: one.totalComments.toLocaleString("en-US"),
      })),
    },
    average: average && {
      ...average,
      basis,
      method: `All scored comments together: a positive one counts ten, a neutral one five, a negative one nothing. ${RANGE}`,
      parts: scored.map((one) => ({ id: one.id, name: titleOf(one), value: scoreText(one) })),
    },
    best:
      best && scored.length > 1
        ? {
            title: titleOf(best),
            score: scoreText(best),
            method:
              "The highest score. Where its range reaches into that of another, the order may be chance.",
            basis,
            parts: scored.map((one) => ({ id: one.id, name: titleOf(one), value: scoreText(one) })),
          }
        : null,
    trend: trendOf(own),
    notEnough: NOT_ENOUGH,
  };
}

function averageOf(scored: Analysis[]) {
  if (scored.length === 0) return null;
  const tally: PerSentiment = { positive: 0, neutral: 0, negative: 0 };
  for (const { digest } of scored) {
    tally.positive += digest.shares.positive.count;
    tally.neutral += digest.shares.neutral.count;
    tally.negative += digest.shares.negative.count;
  }
  const { value, low, high, n } = computeScore(tally);
  return {
    score: value.toFixed(1),
    tone: scoreTone("sentiment", value),
    range: `${low.toFixed(1)} to ${high.toFixed(1)}, ${counted(n, "scored comment")}`,
  };
}

function scoreText({ digest: { score } }: Analysis): string {
  return score
    ? `${score.value.toFixed(1)} (${score.low.toFixed(1)} to ${score.high.toFixed(1)})`
    : NOT_ENOUGH;
}
