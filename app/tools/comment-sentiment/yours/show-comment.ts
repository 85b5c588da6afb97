import { type Contribution, explainSentiment, type SentimentClass } from "../../../engines/sentiment";
import type { Excerpt } from "../../../model/comment-digest";
import { compactCounted, percentText } from "../../../numbers/figures";

/** Why a word counts as it does. Words of the lexicon need no reason. */
const REASONS: Record<Contribution["why"], string> = {
  lexicon: "",
  creator: "as viewers use it",
  emoji: "emoji",
  negated: "turned by a negation",
  learned: "learned",
  rest: "other words, their order, length",
};
/** The reason for the rest of a comment that is shown in part. */
const REST_WHERE_CUT = "other words, those not shown here among them";
/** More words move a score little. */
const MAX_PARTS = 5;
const PARTS_FROM = 0.1;
const VERDICTS = { positive: "Positive", neutral: "Neutral", negative: "Negative" };

/** Both sides with this probability: the comment praises and blames. */
const MIXED_FROM = 0.25;
/** A side that is less probable than this is a guess. */
const CLEAR_FROM = 0.5;

/** The class of a comment; "Mixed" where praise and blame are both probable, "Unclear" where no class is. */
function verdictText(sentiment: SentimentClass, chances: Excerpt["chances"]): string {
  if (!chances) return VERDICTS[sentiment];
  if (Math.min(chances.positive, chances.negative) >= MIXED_FROM) return "Mixed";
  return chances[sentiment] < CLEAR_FROM ? "Unclear" : VERDICTS[sentiment];
}

export type CommentShown = ReturnType<typeof showComment>;

/**
 * A comment, and why it scored as it did. Class, valence and probabilities are those of the whole comment, as kept. The
 * words that made them are found again in the excerpt, and add up to the valence with "the rest".
 */
export function showComment(excerpt: Excerpt) {
  const { index, text, cut, likes, ofProduct = false, feeling: sentiment, valence, chances } = excerpt;
  const parts = sentiment ? mainParts(explainSentiment(text, MAX_PARTS), cut ? valence : undefined) : [];
  return {
    index,
    text,
    cut,
    ofProduct,
    sentiment: sentiment ?? null,
    verdict: sentiment ? verdictText(sentiment, chances) : "Not scored",
    likes: likes === undefined ? null : compactCounted(likes, "like"),
    valence: valence === undefined ? null : `${signed(valence)} on a scale from −4 to +4`,
    probabilities: chances === undefined ? null : probabilitiesText(chances),
    parts: parts.map(({ term, weight, why }) => ({
      term,
      weight: signed(weight, 2),
      up: weight > 0,
      why: why === "rest" && cut ? REST_WHERE_CUT : REASONS[why],
    })),
  };
}

/** The parts worth showing. All others of the `whole` valence go to the rest, so that they still add up. */
function mainParts(parts: Contribution[], whole?: number): Contribution[] {
  const main = parts.filter(({ weight, why }) => why !== "rest" && Math.abs(weight) >= PARTS_FROM);
  const all = whole ?? parts.reduce((sum, { weight }) => sum + weight, 0);
  const rest = all - main.reduce((sum, { weight }) => sum + weight, 0);
  return [...main, { term: "the rest", weight: rest, why: "rest" }];
}

function probabilitiesText({ positive, neutral, negative }: Record<SentimentClass, number>): string {
  return `positive ${percentText(positive)}, neutral ${percentText(neutral)}, negative ${percentText(negative)}`;
}

/** "+2.1", "−0.4", "0.0". With a true minus, as wide as the plus. */
function signed(value: number, digits = 1): string {
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${value > 0 ? "+" : "−"}${size}`;
}
