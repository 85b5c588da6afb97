import { formatCount, listed, wholePercent } from "../../../numbers/figures";
import { wilson } from "../../../statistics/wilson";
import type { Digest, Insight, Question, Request, Shares, Theme, Trigger, TriggerKind } from "../schema";
import { stem } from "../words";

const MAX_TO_DO = 6;
const MAX_TO_KEEP = 2;
/** Two insights with more than this share of evidence in common say the same. */
const SAME_SHARE = 0.5;
/** Two comments suffice where they have the likes of so many average ones: others agreed without writing. */
const LIKED_LIKE = 10;

type Claims = Pick<Digest, "questions" | "requests"> & { themes: Theme[]; triggers: Trigger[] };

interface Context {
  /** Stems of the words that say what the video is about: that people like it is no news. */
  subject: ReadonlySet<string>;
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
    `${count} of ${context.n} comments${likes !== null && likes >= 10 * count ? ` with ${formatCount(likes)} likes` : ""}`;
  const rank = (count: number, likes: number | null) => {
    const isLiked = count >= 2 && likes !== null && likes >= LIKED_LIKE * Math.max(1, context.likesEach);
    if (count < context.support && !isLiked) return 0;
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
      // Frustration names no cause: particular complaints go first.
      rank: rank(trigger.support, trigger.likes) * (trigger.kind === "frustration" ? 0.6 : 1),
      keeps:
        !trigger.complaint &&
        (trigger.kind !== "moment" || trigger.shares.positive.count > trigger.shares.n / 2),
    })),
    ...themes.map((theme, index) => ({
      text: themeText(theme, counted(theme.support, theme.likes), context.shares),
      because: { list: "themes" as const, index },
      evidence: theme.evidence,
      rank: context.subject.has(stem(theme.name.toLowerCase())) ? 0 : rank(theme.support, theme.likes),
      keeps: theme.leaning === "positive",
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

function isSame(a: RankedInsight, b: RankedInsight): boolean {
  const common = a.evidence.filter((index) => b.evidence.includes(index)).length;
  return common > SAME_SHARE * Math.min(a.evidence.length, b.evidence.length);
}

/** For each trigger: what the creator can do, and what the comments behind it have in common. */
const ADVICE: Record<Exclude<TriggerKind, "moment">, [advice: string, comments: string]> = {
  humour: ["Keep room for the jokes", "laugh"],
  surprise: ["Hint at the surprise in the first seconds of the next one", "did not see it coming"],
  nostalgia: ["Say in the title or the first line what it brings back", "look back"],
  moved: ["Keep what moved them, and let such moments run", "tell of it"],
  inspired: ["Ask in the pinned comment how theirs came out", "are about making it, too"],
  helped: ["Quote one of these where the next video begins", "say that it helped"],
  frustration: ["Read these before planning the next video", "are fed up"],
  confusion: ["Clear it up in a pinned comment, and show it more slowly next time", "got lost"],
  disagreement: ["Answer the best objection in the pinned comment", "disagree"],
  audio: ["Listen to the mix on a phone before the next upload", "mind the sound"],
  picture: ["Enlarge what has to be read, and leave it on screen longer", "could not see or read something"],
  pace: ["Find these parts in the retention curve, and cut or slow them next time", "mind pace or length"],
  price: ["Name the price early, and a cheaper way where there is one", "balk at the price"],
  ads: ["Look at where the breaks fall, and keep the sponsor short", "mind the advertising"],
  clickbait: ["Let the title promise what the video shows, or show it sooner", "missed what it promised"],
};

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
  const [advice, comments] = ADVICE[kind];
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
  if (complaint) return `Look at ${time} again: ${count} stop there, and most of them mind it.${what}`;
  const isLiked = shares.positive.count > shares.n / 2 && shares.positive.count > 2 * shares.negative.count;
  const use = at < 30 ? "Open like this again" : `Cut a Short from ${time}, or open with it`;
  if (isLiked) return `${use}: ${count} name ${time}, most of them gladly.${what}`;
  return `Look at ${time}: ${count} mention it.${what}`;
}

/**
 * "" for a theme that is liked no more and no less than the whole video: it stands among the themes. `all` are the
 * shares of all comments.
 */
export function themeText({ name, shares, leaning }: Theme, count: string, all: Shares): string {
  // Both shares err alike, so the difference is compared by Wilson's interval alone.
  if (leaning === "unclear" || wilson(shares[leaning].count, shares.n)[0] <= all[leaning].share) return "";
  const part = `${count} speak of it, ${wholePercent(shares[leaning].share)} of them ${leaning} (of all comments ${wholePercent(all[leaning].share)})`;
  return leaning === "negative"
    ? `Find out what they mind about “${name}” before the next video: ${part}.`
    : `Keep “${name}”, and show more of it: ${part}.`;
}

function listQuoted(words: string[]): string {
  return listed(words.slice(0, 3).map((word) => `“${word}”`));
}
