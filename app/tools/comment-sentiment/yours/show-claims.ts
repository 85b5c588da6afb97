import { type Contribution, explainSentiment, type SentimentClass } from "../../../engines/sentiment";
import type {
  Excerpt,
  KeptDigest,
  KeptTrigger,
  Leaning,
  Question,
  Request,
  Shares,
  Theme,
} from "../../../model/comment-digest";
import { addressWith } from "../../../navigation/address";
import { compactCounted, counted, percentText } from "../../../numbers/figures";
import { TOPIC_MAX } from "../../../words/bounds";
import { requestIdea } from "../../../words/film-ideas";
import { sharesBar } from "../charts";
import { rangeText, wholePercents } from "./show-figures";

/** Where neither side is clear the bar says enough: beside "love the accent" those words would deny it. */
const LEANINGS: Record<Leaning, string> = {
  positive: " · mostly positive",
  negative: " · mostly negative",
  unclear: "",
};
const REQUEST_KINDS: Record<Request["kind"], string> = {
  video: "A video to make",
  addition: "Something to add",
  change: "Another way of doing it",
};
const CLAIM_NAMES = {
  themes: "the theme",
  questions: "the question",
  requests: "the request",
  triggers: "the trigger",
};

/** What the comments say: each claim with its evidence, by the places of the comments. */
export function showClaims(digest: KeptDigest) {
  const { themes, questions, requests, triggers, insights, bounds, counts, unread } = digest;
  const tooFew = (needed: number) =>
    unread
      ? "Only English is read for these."
      : `Not enough data: it takes ${needed} different comments that could be scored, and there are ${counts.distinct}.`;
  const claimAt = {
    themes: (at: number) => named(themes?.[at]?.name, themes?.[at]?.support),
    triggers: (at: number) => named(triggers?.[at]?.name, triggers?.[at]?.support),
    questions: (at: number) => named(questions[at]?.text, questions[at]?.asked),
    requests: (at: number) => named(requests[at]?.wants, requests[at]?.asked),
  };
  return {
    themes: themes?.map(showTheme),
    noThemes: themes ? `No theme comes up in ${bounds.support} comments or more.` : tooFew(bounds.themes),
    questions: questions.map(showQuestion),
    requests: requests.map(showRequest),
    triggers: triggers?.map(showTrigger),
    noTriggers: triggers
      ? `No trigger comes up in ${bounds.support} comments or more.`
      : tooFew(bounds.triggers),
    insights: insights.map(({ text, because, evidence }) => {
      const { name, support } = claimAt[because.list](because.index);
      return {
        text,
        because: `${CLAIM_NAMES[because.list]} “${name}”`,
        evidence,
        evidenceNote: evidenceText(evidence, support),
      };
    }),
    noInsights: unread
      ? "No insights: most comments are in languages that are not read here."
      : `Nothing comes up often enough to act on: it takes ${bounds.insights} comments that say the same.`,
  };
}

function named(name = "", support = 0) {
  return { name, support };
}

/** That more comments are behind a claim than are kept with it; "" where all are. */
function evidenceText(evidence: number[], support: number): string {
  return evidence.length < support
    ? `${evidence.length} of the ${counted(support, "comment")}, the most telling first.`
    : "";
}

function showTheme({ name, ofProduct, variants, support, shares, leaning, evidence }: Theme) {
  return {
    name,
    ofProduct: ofProduct === true,
    support: counted(support, "comment"),
    ...showSides(shares, leaning),
    notes: variantsText(variants),
    evidence,
    evidenceNote: evidenceText(evidence, support),
  };
}

function showTrigger({ name, ofProduct, support, shares, leaning, words, about, evidence }: KeptTrigger) {
  const quoted = (those: string[]) => those.map((word) => `“${word.replace("* ", "… ")}”`).join(", ");
  return {
    name,
    ofProduct: ofProduct === true,
    support: counted(support, "comment"),
    ...showSides(shares, leaning),
    notes: [
      words.length > 0 ? `Found by ${quoted(words)}.` : "",
      about.length > 0 ? `About ${quoted(about)}.` : "",
    ]
      .join(" ")
      .trim(),
    evidence,
    evidenceNote: evidenceText(evidence, support),
  };
}

function showQuestion({ text, asked, ofProduct, likes, answers, evidence }: Question) {
  return {
    text,
    ofProduct: ofProduct === true,
    asked: askedText(asked, likes),
    answered: answeredText(answers, asked),
    evidence,
    evidenceNote: evidenceText(evidence, asked),
  };
}

/** Whether the creator has answered, as far as the source shows. */
function answeredText({ answered, unanswered, unknown }: Question["answers"], asked: number): string {
  if (answered === asked) return "answered";
  if (answered > 0) return `answered ${answered} of ${asked} times`;
  return unanswered > unknown ? "not answered" : "answers not known";
}

function showRequest(request: Request) {
  const { wants, kind, asked, likes, evidence } = request;
  const idea = requestIdea(request);
  return {
    ofProduct: false,
    wants: `“${wants}”`,
    /** For a card of the plan, whose words are the creator's own: without quotation marks. Null for no idea. */
    idea,
    kind: REQUEST_KINDS[kind],
    /** For a video that viewers want: its light. */
    light: idea && lightOf(idea),
    asked: askedText(asked, likes),
    evidence,
    evidenceNote: evidenceText(evidence, asked),
  };
}

/** The light's page for an idea; null for one that is too long for it. */
export function lightOf(idea: string): string | null {
  return idea.length > TOPIC_MAX ? null : addressWith("/light", { q: idea });
}

function askedText(asked: number, likes: number | null): string {
  return likes ? `${counted(asked, "comment")}, ${compactCounted(likes, "like")}` : counted(asked, "comment");
}

function showSides(shares: Shares, leaning: Leaning) {
  const { positive, neutral, negative, n } = shares;
  const part = (name: string, share: Shares["positive"]) =>
    `${percentText(share.share)} ${name} (${rangeText(share)})`;
  return {
    bar: n === 0 ? null : sharesBar(wholePercents(shares)),
    leaning: LEANINGS[leaning],
    shares:
      n === 0
        ? "No scored comments."
        : `Of ${counted(n, "scored comment")}: ${part("positive", positive)}, ${part("neutral", neutral)}, ${part("negative", negative)}.`,
  };
}

/** Other wordings of the theme. */
function variantsText(variants: string[]): string {
  return variants.length === 0 ? "" : `Also said: ${variants.map((one) => `“${one}”`).join(", ")}.`;
}

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
