import type { Digest, Share } from "../../../engines/comments";
import { MAX_ANALYZED } from "../../../engines/comments";
import { counted } from "../../../numbers/counted";
import { drawnPercent } from "../../../numbers/drawn";
import { percentText } from "../../../numbers/percent-text";
import type { FigureShown } from "../../tool/figure";
import { rangeText } from "./percent";

export const NOT_ENOUGH = "Not enough data";

/** What every range here covers, and what it does not. */
export const RANGE =
  "The range covers who happened to write (Wilson's 95% interval) and how far such readings were off on comments that people had labelled; on comments unlike those it may be further off.";

const FEELINGS = ["positive", "neutral", "negative"] as const;
const NAMES = { positive: "Positive", neutral: "Neutral", negative: "Negative" };

export interface ShareFigure extends FigureShown {
  /** Where a line for the interval begins, how long it is, and where its share stands; null where there is none. */
  line: { from: string; length: string; at: string } | null;
}

/** The score and the three shares, each with what it rests on. */
export function figuresShown({ shares, score, counts, bounds }: Digest): ShareFigure[] {
  const basis = `${counted(shares.n, "scored comment")} of ${counts.given.toLocaleString("en-US")} given`;
  return [
    {
      label: "Sentiment score",
      value: score ? `${score.value.toFixed(1)} of 10` : NOT_ENOUGH,
      ...(score ? { range: `${score.low.toFixed(1)} to ${score.high.toFixed(1)}` } : {}),
      basis,
      method: score
        ? `The mean of the comments, where a positive one counts ten, a neutral one five and a negative one nothing. Of a comment longer than ${MAX_ANALYZED.toLocaleString("en-US")} characters the first ${MAX_ANALYZED.toLocaleString("en-US")} are read. ${RANGE}`
        : `A score takes ${bounds.score} scored comments: with fewer, chance says more than viewers do.`,
      parts: FEELINGS.map((feeling) => ({
        name: NAMES[feeling],
        value: counted(shares[feeling].count, "comment"),
      })),
      line: score && lineOf({ share: score.value / 10, low: score.low / 10, high: score.high / 10 }),
    },
    ...FEELINGS.map((feeling) =>
      shareFigure(NAMES[feeling], shares[feeling], basis, { n: shares.n, enough: score !== null }),
    ),
  ];
}

/** A share of fewer comments than a score takes is told as a count: a percentage would claim more. */
function shareFigure(
  label: string,
  share: Share,
  basis: string,
  { n, enough }: { n: number; enough: boolean },
): ShareFigure {
  return {
    label,
    value: enough ? percentText(share.share) : `${share.count} of ${n}`,
    ...(enough ? { range: rangeText(share) } : {}),
    basis,
    method: `The share of the scored comments. ${RANGE}`,
    parts: [
      { name: label, value: counted(share.count, "comment") },
      { name: "Scored in all", value: counted(n, "comment") },
    ],
    line: enough ? lineOf(share) : null,
  };
}

function lineOf({ share, low, high }: Pick<Share, "share" | "low" | "high">) {
  return {
    from: drawnPercent(low * 100),
    length: drawnPercent((high - low) * 100),
    at: drawnPercent(share * 100),
  };
}
