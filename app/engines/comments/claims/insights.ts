import type { Request, Shares, Theme, TriggerKind } from "../../../model/comment-digest";
import { wilson } from "../../../statistics/quantiles";
import type { Advice, Digest, Insight, Trigger } from "../digested";
import { contentStems } from "./similarity";

const MAX_TO_DO = 6;
const MAX_TO_KEEP = 2;
/** Two insights with more than this share of evidence in common say the same. */
const SAME_SHARE = 0.5;
/** A trigger is found by a word or two of it, so it takes this share of the comments too; laughs come with any video. */
const TRIGGER_SHARE = 0.01;
const LAUGHS_SHARE = 0.04;
/** Two comments suffice where they have the likes of so many average ones: others agreed without writing. */
const LIKED_LIKE = 10;

type Claims = Pick<Digest, "questions" | "requests"> & { themes: Theme[]; triggers: Trigger[] };

interface Context {
  /** How many different comments the claims were counted in. */
  n: number;
  /** The likes of an average comment. */
  likesEach: number;
  shares: Shares;
  /** Comments that an insight needs. */
  support: number;
}

interface RankedInsight extends Insight {
  rank: number;
  /** Whether it says what to keep, rather than what to do. */
  keeps: boolean;
  /** What is asked for, in stems. */
  asks?: string[];
}

/**
 * What a creator can act on, each from one claim with its evidence: first what to do, then what to keep. An insight takes
 * `support` comments, or two with many likes. Ranked by comments, and by likes where the source tells them.
 */
export function deriveInsights(
  { themes, questions, requests, triggers }: Claims,
  context: Context,
): Insight[] {
  const rank = (count: number, likes: number | null, support = context.support) => {
    const isLiked = count >= 2 && likes !== null && likes >= LIKED_LIKE * Math.max(1, context.likesEach);
    if (count < support && !isLiked) return 0;
    return count + (likes === null || context.likesEach === 0 ? 0 : Math.sqrt(likes / context.likesEach));
  };
  const all: (Omit<RankedInsight, "advice"> & { advice: Advice | null })[] = [
    ...requests.map((request, index) => ({
      advice: REQUEST_ADVICE[request.kind],
      because: { list: "requests" as const, index },
      evidence: request.evidence,
      rank: rank(request.asked, request.likes) * 1.3,
      keeps: false,
      asks: contentStems(request.wants),
    })),
    // A question that the creator has answered every time is done.
    ...questions.map((question, index) => ({
      advice: "answer" as const,
      because: { list: "questions" as const, index },
      evidence: question.evidence,
      rank: question.answers.answered < question.asked ? rank(question.asked, question.likes) * 1.3 : 0,
      keeps: false,
      asks: contentStems(question.text),
    })),
    ...triggers.map((trigger, index) => ({
      advice: triggerAdvice(trigger),
      because: { list: "triggers" as const, index },
      evidence: trigger.evidence,
      rank: rank(
        trigger.support,
        trigger.likes,
        Math.max(context.support, leastShare(trigger.kind) * context.n),
      ),
      keeps:
        !trigger.complaint &&
        (trigger.kind !== "moment" || trigger.shares.positive.count > trigger.shares.n / 2),
    })),
    ...themes.map((theme, index) => ({
      advice: themeAdvice(theme, context.shares),
      because: { list: "themes" as const, index },
      evidence: theme.evidence,
      rank: rank(theme.support, theme.likes),
      keeps: theme.side !== "negative",
    })),
  ];
  const ranked = all
    .flatMap(({ advice, ...claim }) => (advice === null || claim.rank <= 0 ? [] : [{ ...claim, advice }]))
    .sort((a, b) => b.rank - a.rank);
  const chosen: RankedInsight[] = [];
  for (const insight of ranked) {
    const most = insight.keeps ? MAX_TO_KEEP : MAX_TO_DO;
    const isFull = chosen.filter(({ keeps }) => keeps === insight.keeps).length >= most;
    if (!isFull && chosen.every((other) => !isSame(other, insight))) chosen.push(insight);
  }
  return [...chosen.filter(({ keeps }) => !keeps), ...chosen.filter(({ keeps }) => keeps)].map(
    ({ advice, because, evidence }) => ({ advice, because, evidence }),
  );
}

/** The share of the comments that an insight from a trigger takes. A moment is named by its second, so it needs none. */
function leastShare(kind: TriggerKind): number {
  if (kind === "moment") return 0;
  return kind === "humour" ? LAUGHS_SHARE : TRIGGER_SHARE;
}

function isSame(a: RankedInsight, b: RankedInsight): boolean {
  // "Where is the wallpaper from?" and "Wallpaper please".
  if (b.asks && b.asks.length > 0 && b.asks.every((word) => a.asks?.includes(word))) return true;
  const common = a.evidence.filter((index) => b.evidence.includes(index)).length;
  return common > SAME_SHARE * Math.min(a.evidence.length, b.evidence.length);
}

/** Between viewers these end a sentence: they do not say that the video is funny. */
const POLITE_LAUGH = /^(?:lol|lmf?ao|rofl|he(?:he)+|ha(?:ha)+|\p{Extended_Pictographic})$/u;
/** Viewers who want the thing shown, rather than to make it. */
const BUYING = /\b(?:bought|buying|ordered|sold me on)\b/;
/** Viewers who say what they had not expected: "speechless" is praise. */
const UNEXPECTED = /expect|twist|coming/;
/** Worth repeating only where it pleases. */
const GLAD = new Set<TriggerKind>(["surprise", "nostalgia"]);

/** Whether praise is twice as frequent as blame. */
function isGlad({ positive, negative }: Shares): boolean {
  return positive.count > 0 && positive.count >= 2 * negative.count;
}

const REQUEST_ADVICE: Record<Request["kind"], Advice> = { video: "make", addition: "add", change: "change" };

/** What to do about a trigger; null for nothing. */
export function triggerAdvice(trigger: Trigger): Advice | null {
  const { kind, words, ofProduct } = trigger;
  if (ofProduct) return null;
  if (kind === "moment") return momentAdvice(trigger);
  // That viewers are fed up names nothing to do: the complaint beside it does.
  if (kind === "frustration" || (GLAD.has(kind) && !isGlad(trigger.shares))) return null;
  if (kind === "surprise" && !UNEXPECTED.test(words[0] ?? "")) return null;
  if (kind === "humour" && words.every((word) => POLITE_LAUGH.test(word))) return null;
  return kind === "inspired" && words.every((word) => BUYING.test(word)) ? "link" : kind;
}

/** A moment up to this second is how the video opens. */
const OPENING = 30;

function momentAdvice({ at = 0, complaint, isSkippedTo, shares }: Trigger): Advice | null {
  if (isSkippedTo) return "begin-nearer";
  if (complaint) return "cut";
  const isLiked = shares.positive.count > shares.n / 2 && shares.positive.count > 2 * shares.negative.count;
  if (!isLiked) return null;
  return at < OPENING ? "open-again" : "reuse";
}

/** Things of the video itself, which its creator can change. */
const OF_THE_VIDEO =
  /\b(?:music|audio|sound|volume|mic|microphone|voice|focus|framing|glare|noise|intro|outro|ads?|sponsors?|sponsorship|camera|lighting|light|pace|pacing|edit|edits|editing|cuts?|zooms?|text|font|title|thumbnail|ending|explanations?|examples?|code|subtitles|captions|chapters?|commentary|narration|background|transitions?|screen|diagrams?|recipe|steps?|instructions|jokes?|video|close-?ups?)\b/i;

/** A video cannot show more of these. */
const OF_THE_SHOP =
  /\b(?:accents?|hair|face|eyes|smile|looks|name|prices?|costs?|deals?|discounts?|shipping|warranty)\b/i;

/**
 * What to do about a theme; null for praise that is no more than the whole video gets, since it stands among the themes.
 * `all` are the shares of all comments.
 */
export function themeAdvice({ name, side, ofProduct, shares, leaning }: Theme, all: Shares): Advice | null {
  // A video neither mends a product nor keeps what is good about it.
  if (ofProduct) return side === "negative" ? "speak-to" : null;
  if (side === "negative") return OF_THE_VIDEO.test(name) ? "fix" : "speak-to";
  // Both shares err alike, so the difference is compared by Wilson's interval alone.
  const isPraised = leaning === "positive" && wilson(shares.positive.count, shares.n)[0] > all.positive.share;
  return isPraised && !OF_THE_SHOP.test(name) ? "keep" : null;
}
