import type { Digest, Insight, Shares, Theme, Trigger } from "./claims";
import { questionText, requestText, themeText, triggerText } from "./insight-texts";
import { stem } from "./words";

/** What asks for something to be done, and what is worth keeping. */
const MOST_TO_DO = 6;
const MOST_TO_KEEP = 2;
/** Two insights from so much of the same comments say the same. */
const SAME_PART = 0.5;
/** Two comments suffice where they have the likes of so many average ones: others agreed without writing it again. */
const LIKES_OF = 10;

type Claims = Pick<Digest, "questions" | "requests"> & { themes: Theme[]; triggers: Trigger[] };
interface About {
  /** Stems of the words that name what the video is about: that they are liked is no news. */
  subject: ReadonlySet<string>;
  /** Different comments the claims were counted in. */
  n: number;
  /** Of an average comment. */
  likesEach: number;
  shares: Shares;
  /** Comments that an insight needs. */
  support: number;
}

interface Weighed extends Insight {
  weight: number;
  keeps: boolean;
}

/**
 * What a creator can act on, each from one claim and with its comments: first what is asked for and what is minded,
 * then what to keep. None where fewer than `support` comments stand behind it, or two that are liked by many. Claims
 * rank by their comments, and by their likes where the source tells them.
 */
export function insightsOf({ themes, questions, requests, triggers }: Claims, about: About): Insight[] {
  const counted = (count: number, likes: number | null) =>
    `${count} of ${about.n} comments${likes !== null && likes >= 10 * count ? ` with ${likes.toLocaleString("en-US")} likes` : ""}`;
  const weightOf = (count: number, likes: number | null) => {
    const isLiked = count >= 2 && likes !== null && likes >= LIKES_OF * Math.max(1, about.likesEach);
    if (count < about.support && !isLiked) return 0;
    return count + (likes === null || about.likesEach === 0 ? 0 : Math.sqrt(likes / about.likesEach));
  };
  const all: Weighed[] = [
    ...requests.map((request, index) => ({
      text: requestText(request, counted(request.asked, request.likes)),
      because: { list: "requests" as const, index },
      evidence: request.evidence,
      weight: weightOf(request.asked, request.likes) * 1.3,
      keeps: false,
    })),
    // What the creator has answered everywhere needs no more.
    ...questions.map((question, index) => ({
      text: questionText(question, counted(question.asked, question.likes)),
      because: { list: "questions" as const, index },
      evidence: question.evidence,
      weight: question.answers.answered < question.asked ? weightOf(question.asked, question.likes) * 1.3 : 0,
      keeps: false,
    })),
    ...triggers.map((trigger, index) => ({
      text: triggerText(trigger, counted(trigger.support, trigger.likes)),
      because: { list: "triggers" as const, index },
      evidence: trigger.evidence,
      // Frustration names no cause: what is minded in particular goes before it.
      weight: weightOf(trigger.support, trigger.likes) * (trigger.kind === "frustration" ? 0.6 : 1),
      keeps:
        !trigger.complaint &&
        (trigger.kind !== "moment" || trigger.shares.positive.count > trigger.shares.n / 2),
    })),
    ...themes.map((theme, index) => ({
      text: themeText(theme, counted(theme.support, theme.likes), about.shares),
      because: { list: "themes" as const, index },
      evidence: theme.evidence,
      weight: about.subject.has(stem(theme.name.toLowerCase())) ? 0 : weightOf(theme.support, theme.likes),
      keeps: theme.leaning === "positive",
    })),
  ];
  const ranked = all
    .filter(({ text, weight }) => weight > 0 && text !== "")
    .sort((a, b) => b.weight - a.weight);
  const chosen: Weighed[] = [];
  for (const insight of ranked) {
    const most = insight.keeps ? MOST_TO_KEEP : MOST_TO_DO;
    const isFull = chosen.filter(({ keeps }) => keeps === insight.keeps).length >= most;
    if (!isFull && chosen.every((other) => !isSame(other, insight))) chosen.push(insight);
  }
  return [...chosen.filter(({ keeps }) => !keeps), ...chosen.filter(({ keeps }) => keeps)].map(
    ({ text, because, evidence }) => ({ text, because, evidence }),
  );
}

function isSame(a: Weighed, b: Weighed): boolean {
  const common = a.evidence.filter((index) => b.evidence.includes(index)).length;
  return common > SAME_PART * Math.min(a.evidence.length, b.evidence.length);
}
