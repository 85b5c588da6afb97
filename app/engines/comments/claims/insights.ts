import { compact, listed } from "../../../numbers/figures";
import { wilson } from "../../../statistics/wilson";
import type { Digest, Insight, Question, Request, Shares, Theme, Trigger, TriggerKind } from "../schema";

const MAX_TO_DO = 6;
const MAX_TO_KEEP = 2;
/** Two insights with more than this share of evidence in common say the same. */
const SAME_SHARE = 0.5;
/** A trigger is found by a word or two of it, so it takes this share of the comments too; laughs come with any video. */
const TRIGGER_SHARE = 0.01;
const LAUGHS_SHARE = 0.05;
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
}

/**
 * What a creator can act on, each from one claim with its evidence: first what to do, then what to keep. An insight takes
 * `support` comments, or two with many likes. Ranked by comments, and by likes where the source tells them.
 */
export function deriveInsights(
  { themes, questions, requests, triggers }: Claims,
  context: Context,
): Insight[] {
  const counted = (count: number, likes: number | null) =>
    `${count} of ${context.n} comments${likes !== null && likes >= 10 * count ? ` with ${compact(likes)} likes` : ""}`;
  const rank = (count: number, likes: number | null, support = context.support) => {
    const isLiked = count >= 2 && likes !== null && likes >= LIKED_LIKE * Math.max(1, context.likesEach);
    if (count < support && !isLiked) return 0;
    return count + (likes === null || context.likesEach === 0 ? 0 : Math.sqrt(likes / context.likesEach));
  };
  const all: RankedInsight[] = [
    ...requests.map((request, index) => ({
      text: requestText(request, counted(request.asked, request.likes)),
      because: { list: "requests" as const, index },
      evidence: request.evidence,
      rank: rank(request.asked, request.likes) * 1.3,
      keeps: false,
    })),
    // A question that the creator has answered every time is done.
    ...questions.map((question, index) => ({
      text: questionText(question, counted(question.asked, question.likes)),
      because: { list: "questions" as const, index },
      evidence: question.evidence,
      rank: question.answers.answered < question.asked ? rank(question.asked, question.likes) * 1.3 : 0,
      keeps: false,
    })),
    ...triggers.map((trigger, index) => ({
      text: triggerText(trigger, counted(trigger.support, trigger.likes)),
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
      text: themeText(theme, counted(theme.support, theme.likes), context.shares),
      because: { list: "themes" as const, index },
      evidence: theme.evidence,
      rank: rank(theme.support, theme.likes),
      keeps: theme.side !== "negative",
    })),
  ];
  const ranked = all.filter(({ text, rank }) => rank > 0 && text !== "").sort((a, b) => b.rank - a.rank);
  const chosen: RankedInsight[] = [];
  for (const insight of ranked) {
    const most = insight.keeps ? MAX_TO_KEEP : MAX_TO_DO;
    const isFull = chosen.filter(({ keeps }) => keeps === insight.keeps).length >= most;
    if (!isFull && chosen.every((other) => !isSame(other, insight))) chosen.push(insight);
  }
  return [...chosen.filter(({ keeps }) => !keeps), ...chosen.filter(({ keeps }) => keeps)].map(
    ({ text, because, evidence }) => ({ text, because, evidence }),
  );
}

/** The share of the comments that an insight from a trigger takes. A moment is named by its second, so it needs none. */
function leastShare(kind: TriggerKind): number {
  if (kind === "moment") return 0;
  return kind === "humour" ? LAUGHS_SHARE : TRIGGER_SHARE;
}

function isSame(a: RankedInsight, b: RankedInsight): boolean {
  const common = a.evidence.filter((index) => b.evidence.includes(index)).length;
  return common > SAME_SHARE * Math.min(a.evidence.length, b.evidence.length);
}

/** For each trigger: what the creator can do, and what the comments behind it have in common. */
const ADVICE: Partial<Record<TriggerKind, [advice: string, comments: string]>> = {
  humour: ["Keep room for the jokes", "laugh"],
  surprise: ["Hint at the surprise in the first seconds of the next one", "did not see it coming"],
  nostalgia: ["Say in the title or the first line what it brings back", "look back"],
  moved: ["Keep what moved them, and let such moments run", "tell of it"],
  inspired: ["Ask in the pinned comment how theirs came out", "are about making it, too"],
  helped: ["Quote one of these where the next video begins", "say that it helped"],
  confusion: ["Clear it up in a pinned comment, and show it more slowly next time", "got lost"],
  disagreement: ["Answer the best objection in the pinned comment", "disagree"],
  audio: ["Listen to the mix on a phone before the next upload", "mind the sound"],
  picture: ["Enlarge what has to be read, and leave it on screen longer", "could not see or read something"],
  pace: ["Find these parts in the retention curve, and cut or slow them next time", "mind pace or length"],
  price: ["Name the price early, and a cheaper way where there is one", "balk at the price"],
  ads: ["Look at where the breaks fall, and keep the sponsor short", "mind the advertising"],
  clickbait: ["Let the title promise what the video shows, or show it sooner", "missed what it promised"],
};

/** Between viewers these end a sentence: they do not say that the video is funny. */
const POLITE_LAUGH = /^(?:lol|lmf?ao|rofl|he(?:he)+|ha(?:ha)+)$/;
/** Viewers who want the thing shown, rather than to make it. */
const BUYING = /\b(?:bought|buying|ordered|sold me on)\b/;
const BOUGHT: [advice: string, comments: string] = [
  "Put the link to it first in the description",
  "want to buy it or have",
];
/** Worth repeating only where it pleases. */
const GLAD = new Set<TriggerKind>(["surprise", "nostalgia"]);

/** Whether praise is twice as frequent as blame. */
function isGlad({ positive, negative }: Shares): boolean {
  return positive.count > 0 && positive.count >= 2 * negative.count;
}

/** `count` is "4 of 65 comments", as in all of these texts. */
export function requestText({ wants, kind }: Request, count: string): string {
  if (kind === "addition")
    return `Put “${wants}” in the description or a pinned comment: ${count} ask for it.`;
  if (kind === "change") return `Try it their way in the next video: ${count} ask for “${wants}”.`;
  return `Put “${wants}” on the list of your next videos: ${count} ask for it.`;
}

export function questionText(
  { text, asked, answers: { answered, unanswered } }: Question,
  count: string,
): string {
  const open = unanswered === asked ? ", and none has your answer yet" : "";
  const some = answered > 0 ? `, and you have answered ${answered} of them` : open;
  return `Answer “${text}” in a pinned comment or the description: ${count} ask it${some}.`;
}

export function triggerText(trigger: Trigger, count: string): string {
  const { kind, complaint, words, about } = trigger;
  if (kind === "moment") return momentText(trigger, count);
  // That viewers are fed up names nothing to do: the complaint beside it does.
  const known = kind === "inspired" && words.every((word) => BUYING.test(word)) ? BOUGHT : ADVICE[kind];
  if (!known || (GLAD.has(kind) && !isGlad(trigger.shares))) return "";
  if (kind === "humour" && words.every((word) => POLITE_LAUGH.test(word))) return "";
  const [advice, comments] = known;
  const theirs = words.map((word) => word.replace("* ", "… "));
  // A complaint in viewers' own words helps. That they laugh by "lol" does not.
  const named =
    about.length > 0
      ? ` Several name ${listQuoted(about)}.`
      : complaint
        ? ` In their words: ${listQuoted(theirs)}.`
        : "";
  return `${advice}: ${count} ${comments}.${named}`;
}

function momentText({ at = 0, name, about, complaint, shares }: Trigger, count: string): string {
  const time = name.slice(name.lastIndexOf(" ") + 1);
  const what = about.length === 0 ? "" : ` Several name ${listQuoted(about)}.`;
  if (name.startsWith("Skipping"))
    return `Begin nearer to ${time} next time: ${count} tell others to skip to it.`;
  if (complaint) return `Cut or redo ${time} next time: ${count} name it, and most of them mind it.${what}`;
  const isLiked = shares.positive.count > shares.n / 2 && shares.positive.count > 2 * shares.negative.count;
  const use = at < 30 ? "Open like this again" : `Cut a Short from ${time}, or open with it`;
  if (isLiked) return `${use}: ${count} name ${time}, most of them gladly.${what}`;
  return "";
}

/** Things of the video itself, which its creator can change. */
const OF_THE_VIDEO =
  /\b(?:music|audio|sound|volume|mic|microphone|voice|intro|outro|ads?|sponsors?|sponsorship|camera|lighting|light|pace|pacing|edit|edits|editing|cuts?|zooms?|text|font|title|thumbnail|ending|explanations?|examples?|code|subtitles|captions|chapters?|commentary|narration|background|transitions?|screen|diagrams?|recipe|steps?|instructions|jokes?|video|close-?ups?)\b/i;

/** A video cannot show more of these. */
const OF_THE_SHOP = /\b(?:prices?|costs?|deals?|discounts?|shipping|warranty)\b/i;

/**
 * What to do about a theme: "" for praise that is no more than the whole video gets, since it stands among the themes.
 * `all` are the shares of all comments.
 */
export function themeText({ name, side, shares, leaning }: Theme, count: string, all: Shares): string {
  if (side === "negative") {
    return OF_THE_VIDEO.test(name)
      ? `Fix this in the next video: ${count} say “${name}”.`
      : `Speak to this in the next video or a pinned comment: ${count} say “${name}”.`;
  }
  // Both shares err alike, so the difference is compared by Wilson's interval alone.
  if (
    OF_THE_SHOP.test(name) ||
    leaning !== "positive" ||
    wilson(shares.positive.count, shares.n)[0] <= all.positive.share
  )
    return "";
  return `Keep this, and show more of it: ${count} say “${name}”.`;
}

function listQuoted(words: string[]): string {
  return listed(words.slice(0, 3).map((word) => `“${word}”`));
}
