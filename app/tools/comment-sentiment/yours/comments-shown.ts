import type { Excerpt } from "../../../engines/comments";
import type { SentimentClass } from "../../../engines/sentiment";
import { type Contribution, explainSentiment } from "../../../engines/sentiment";
import { counted } from "../../../numbers/counted";
import { percentText } from "../../../numbers/percent-text";

/** What stands behind a part's weight; words of the lexicon need none. */
const WHY: Record<Contribution["why"], string> = {
  lexicon: "",
  creator: "as viewers use it",
  emoji: "emoji",
  negated: "turned by a negation",
  learned: "learned",
  rest: "other words, their order, length",
};
/** The same of a comment that is shown in part. */
const CUT = "other words, those not shown here among them";
/** More than these few move a score little. */
const PARTS = 5;
const TOLD_FROM = 0.1;
const FEELINGS = { positive: "Positive", neutral: "Neutral", negative: "Negative" };

export type CommentShown = ReturnType<typeof commentShown>;

/**
 * A comment, and why it scored as it did. Feeling, valence and chances are those of the whole comment; the words that
 * made them are found again in what is kept of it, whenever it is shown, and add up to the whole with "the rest".
 */
export function commentShown({ index, text, cut, likes, feeling, valence, chances }: Excerpt) {
  const parts = feeling ? toldParts(explainSentiment(text, PARTS), cut ? valence : undefined) : [];
  return {
    index,
    text,
    cut,
    feeling: feeling ?? null,
    verdict: feeling ? FEELINGS[feeling] : "Not scored",
    likes: likes === undefined ? null : counted(likes, "like"),
    valence: valence === undefined ? null : `${signed(valence)} on a scale from −4 to +4`,
    chances: chances === undefined ? null : chancesText(chances),
    parts: parts.map(({ term, weight, why }) => ({
      term,
      weight: signed(weight, 2),
      up: weight > 0,
      why: why === "rest" && cut ? CUT : WHY[why],
    })),
  };
}

/** The parts that are worth telling; what is left of the `whole` goes to the rest, so that they still add up. */
function toldParts(parts: Contribution[], whole?: number): Contribution[] {
  const told = parts.filter(({ weight, why }) => why !== "rest" && Math.abs(weight) >= TOLD_FROM);
  const all = whole ?? parts.reduce((sum, { weight }) => sum + weight, 0);
  const rest = all - told.reduce((sum, { weight }) => sum + weight, 0);
  return [...told, { term: "the rest", weight: rest, why: "rest" }];
}

function chancesText({ positive, neutral, negative }: Record<SentimentClass, number>): string {
  return `positive ${percentText(positive)}, neutral ${percentText(neutral)}, negative ${percentText(negative)}`;
}

/** "+2.1", "−0.4", "0.0"; a true minus, as wide as the plus. */
function signed(value: number, digits = 1): string {
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${value > 0 ? "+" : "−"}${size}`;
}
