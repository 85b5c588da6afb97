import type {
  KeptDigest,
  KeptTrigger,
  Leaning,
  Mention,
  Question,
  Request,
  Shares,
  Theme,
} from "../../../model/comment-digest";
import { WORDS_ALONE } from "../../../model/words-alone";
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
  const { themes, questions, requests, triggers, mentions, insights, bounds, counts, unread, asking } =
    digest;
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
    noThemes: themes
      ? `Too few say the same of how the video is made: it takes ${bounds.insights} viewers.`
      : tooFew(bounds.themes),
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
    mentions: mentions?.map(showMention) ?? [],
    noInsights: unread
      ? "No insights: most comments are in languages that are not read here."
      : `Too few viewers say the same for advice: it takes ${bounds.insights} who ask for one thing, or 4 who name one fault.`,
    asking: asking && asking.comments.length > 0 ? showAsking(asking) : null,
  };
}

/** What single viewers ask and request, as they wrote it. */
function showAsking({ count, comments }: NonNullable<KeptDigest["asking"]>) {
  return {
    note: `${counted(count, "viewer")} ${count === 1 ? "asks" : "ask"} or ${count === 1 ? "requests" : "request"} something. Most put it once, so nothing is claimed from these: read them yourself.`,
    comments,
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
    support: `at least ${counted(support, "comment")}`,
    ...showSides(shares, leaning),
    notes: variantsText(variants),
    evidence,
    evidenceNote: evidenceText(evidence, support),
  };
}

/** What viewers name: how many do, and nothing of what they say. */
function showMention({ text, support, likes, evidence }: Mention) {
  return {
    name: text,
    ofProduct: false,
    support: askedText(support, likes),
    evidence,
    evidenceNote: evidenceText(evidence, support),
  };
}

function showTrigger({
  kind,
  name,
  ofProduct,
  support,
  shares,
  leaning,
  words,
  about,
  evidence,
}: KeptTrigger) {
  const quoted = (those: string[]) => those.map((word) => `“${word.replace("* ", "… ")}”`).join(", ");
  return {
    name,
    ofProduct: ofProduct === true,
    support: counted(support, "comment"),
    ...showSides(shares, leaning),
    notes: [
      words.length > 0 ? `Found by ${quoted(words)}.` : "",
      WORDS_ALONE.has(kind) ? wordsAlone(ofProduct) : "",
      about.length > 0 ? `About ${quoted(about)}.` : "",
    ]
      .join(" ")
      .trim(),
    evidence,
    evidenceNote: evidenceText(evidence, support),
  };
}

/** A product has a price, so there words about it are of the product; whether each minds it is open. */
function wordsAlone(ofProduct: boolean | undefined): string {
  return ofProduct ? "Not each minds it: read them." : "Not each says it of the video: read them.";
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
