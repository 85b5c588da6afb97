import { findLeaning, MAX_ANALYZED } from "../../../engines/comments";
import { SENTIMENTS } from "../../../engines/sentiment";
import type { KeptDigest, Share, Shares } from "../../../model/comment-digest";
import { percentLength } from "../../../numbers/bounds";
import { counted, formatCount, percentText } from "../../../numbers/figures";
import type { FigureShown } from "../../tool/figure";

export const NOT_ENOUGH = "Not enough data";

/** What every range here covers, and what it does not. */
export const RANGE =
  "The range covers who happened to write (Wilson's 95% interval) and how far scores were off on comments labelled by people. On other kinds of comments it may be further off.";

const NAMES = { positive: "Positive", neutral: "Neutral", negative: "Negative" };

export interface ShareFigure extends FigureShown {
  /** Where the line of the range begins, its length, and where the share stands; null without a range. */
  line: { from: string; length: string; at: string } | null;
}

/** What the comments say, in one sentence that claims no more than its ranges allow. */
export function findingText({
  shares,
  score,
  counts,
  bounds,
  ofProduct,
  unread,
}: Pick<KeptDigest, "shares" | "score" | "counts" | "bounds" | "ofProduct" | "unread">) {
  const read = `${formatCount(counts.scored)} of ${counted(counts.given, "comment")} could be read`;
  if (unread) {
    const [most] = counts.otherLanguages;
    const language = most ? ` Most are in ${languageName(most.language)}; only English is scored.` : "";
    const likes = unread.likes ? ` Together they have ${counted(unread.likes, "like")}.` : "";
    return `${read}: no verdict.${language} ${counted(unread.asking, "comment")} ${unread.asking === 1 ? "asks" : "ask"} a question.${likes}`;
  }
  if (counts.scored === 0) return "No comment could be scored, so there is no score.";
  if (!score) {
    return `Only ${counted(counts.scored, "comment")} could be scored, too few to say how viewers feel: it takes ${bounds.score}.`;
  }
  const others = counts.otherLanguages.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(others >= MANY_OTHERS * (others + counts.scored) ? [`${read}.`] : []),
    sharesText(shares),
    ...(ofProduct ? ["Many speak of the product, not of your video."] : []),
  ].join(" ");
}

/** From this share in other languages on, that is said first. */
const MANY_OTHERS = 0.1;

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });

/** "Spanish" for "es", the code itself where it has no name, "another language" for null. */
export function languageName(code: string | null): string {
  if (code === null) return "another language";
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}

function sharesText({ positive, neutral, negative }: Shares): string {
  const parts = `${percentText(positive.share)} positive, ${percentText(negative.share)} negative`;
  if (positive.low > 0.5) return `Most commenters are pleased: ${parts}.`;
  if (negative.low > 0.5) return `Most commenters are displeased: ${parts}.`;
  const leaning = findLeaning({
    positive: positive.count,
    neutral: neutral.count,
    negative: negative.count,
  });
  const mostlyNeutral = neutral.low > 0.5;
  if (leaning === "unclear") {
    return `${mostlyNeutral ? "Most comments take no side" : "No clear mood"}: ${parts}.`;
  }
  const than = leaning === "positive" ? "pleased than displeased" : "displeased than pleased";
  if (mostlyNeutral) return `Most comments take no side; more of the others are ${than}: ${parts}.`;
  return `More commenters are ${than}: ${parts}.`;
}

/** The score and the three shares, each with its sample and method; empty where most comments are not read. */
export function showFigures({ shares, score, counts, bounds, unread }: KeptDigest): ShareFigure[] {
  if (unread) return [];
  const basis = `${counted(shares.n, "scored comment")} of ${formatCount(counts.given)} given`;
  const analyzed = formatCount(MAX_ANALYZED);
  return [
    {
      label: "Sentiment score",
      value: score ? `${score.value.toFixed(1)} of 10` : NOT_ENOUGH,
      ...(score ? { range: `${score.low.toFixed(1)} to ${score.high.toFixed(1)}` } : {}),
      basis,
      method: score
        ? `The mean of the comments, where a positive one counts ten, a neutral one five and a negative one nothing. Longer comments are read up to ${analyzed} characters. ${RANGE}`
        : `A score takes ${bounds.score} scored comments: with fewer, chance says more than viewers do.`,
      parts: SENTIMENTS.map((sentiment) => ({
        name: NAMES[sentiment],
        value: counted(shares[sentiment].count, "comment"),
      })),
      line: score && rangeLine({ share: score.value / 10, low: score.low / 10, high: score.high / 10 }),
    },
    ...SENTIMENTS.map((sentiment) =>
      shareFigure(NAMES[sentiment], shares[sentiment], { basis, n: shares.n, enough: score !== null }),
    ),
  ];
}

/** A share. Of fewer comments than a score takes it is a count: a percentage would claim more. */
function shareFigure(
  label: string,
  share: Share,
  { basis, n, enough }: { basis: string; n: number; enough: boolean },
): ShareFigure {
  return {
    label,
    value: enough ? percentText(share.share) : `${share.count} of ${n}`,
    ...(enough ? { range: rangeText(share) } : {}),
    basis,
    method: `The share of the scored comments. ${RANGE}`,
    parts: [
      { name: label, value: counted(share.count, "comment") },
      { name: "All scored", value: counted(n, "comment") },
    ],
    line: enough ? rangeLine(share) : null,
  };
}

function rangeLine({ share, low, high }: Pick<Share, "share" | "low" | "high">) {
  return {
    from: percentLength(low * 100),
    length: percentLength((high - low) * 100),
    at: percentLength(share * 100),
  };
}

/** "59 to 69%" */
export function rangeText({ low, high }: Pick<Share, "low" | "high">): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)}%`;
}

/**
 * The three shares in whole percents that add up to 100: each rounded down, the rest to the largest remainders. All
 * neutral for no comments, so that a bar has a length.
 */
export function wholePercents(shares: Shares) {
  const percents = { positive: 0, neutral: 0, negative: 0 };
  if (shares.n === 0) return { ...percents, neutral: 100 };
  const remainders = SENTIMENTS.map((sentiment) => {
    const exact = (100 * shares[sentiment].count) / shares.n;
    percents[sentiment] = Math.floor(exact);
    return { sentiment, remainder: exact - percents[sentiment] };
  });
  const rest = 100 - percents.positive - percents.neutral - percents.negative;
  remainders.sort((a, b) => b.remainder - a.remainder);
  for (const { sentiment } of remainders.slice(0, rest)) percents[sentiment] += 1;
  return percents;
}
