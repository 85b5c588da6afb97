import type { Digest, Insight, Question, Request, Theme, Trigger, TriggerKind } from "./claims";

const MOST_INSIGHTS = 8;

/** What can be done about what viewers mind, and with what they like. */
const ADVICE: Record<Exclude<TriggerKind, "moment">, string | null> = {
  humour: null,
  surprise: null,
  nostalgia: "Say in the title or the first line what it brings back",
  moved: "Keep room for it in the next video",
  inspired: "Ask in the pinned comment to see how theirs came out",
  helped: "Quote one of them where the next video begins",
  frustration: "Read these comments before planning the next video",
  confusion: "Explain it in a pinned comment, and show it more slowly next time",
  disagreement: "Answer the best argument in the pinned comment",
  audio: "Check music and voice on a phone speaker before the next upload",
  picture: "Enlarge what has to be read, and leave it on screen longer",
  pace: "Look at these parts in the retention curve, and cut or slow them next time",
  price: "Name the price early, and a cheaper way where there is one",
  ads: "Look at where the breaks fall, and keep the sponsor short and behind the first answer",
  clickbait: "Make the title promise what the video shows, or show it sooner",
};

interface Weighed extends Insight {
  weight: number;
}

type Claims = Pick<Digest, "questions" | "requests"> & { themes: Theme[]; triggers: Trigger[] };

/**
 * What a creator can act on, each from one claim and with its comments: none without at least `support` comments
 * behind it. `n` is the number of different comments the claims were counted in. First what is asked for and what is
 * minded, then what to keep.
 */
export function insightsOf(
  { themes, questions, requests, triggers }: Claims,
  n: number,
  support: number,
): Insight[] {
  const of = (count: number) => `${count} of ${n} comments`;
  const all: Weighed[] = [
    ...requests.map((request, index) => ({
      text: requestText(request, of(request.asked)),
      because: { list: "requests" as const, index },
      evidence: request.evidence,
      weight: request.asked >= support ? request.asked * 1.4 : 0,
    })),
    ...questions.map((question, index) => ({
      text: questionText(question, of(question.asked)),
      because: { list: "questions" as const, index },
      evidence: question.evidence,
      // What the creator has answered everywhere needs no more.
      weight:
        question.asked >= support && question.answers.answered < question.asked ? question.asked * 1.3 : 0,
    })),
    ...triggers.map((trigger, index) => ({
      text: triggerText(trigger, of(trigger.support)),
      because: { list: "triggers" as const, index },
      evidence: trigger.evidence,
      weight: trigger.support >= support ? trigger.support * (trigger.complaint ? 1.5 : 0.8) : 0,
    })),
    ...themes.map((theme, index) => ({
      text: themeText(theme, of(theme.support)),
      because: { list: "themes" as const, index },
      evidence: theme.evidence,
      weight: theme.support * (theme.leaning === "negative" ? 1.2 : 0.6),
    })),
  ];
  return all
    .filter(({ text, weight }) => weight > 0 && text !== "")
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_INSIGHTS)
    .map(({ text, because, evidence }) => ({ text, because, evidence }));
}

function requestText({ wants, kind }: Request, count: string): string {
  if (kind === "addition")
    return `${count} ask for “${wants}”: put it in the description or a pinned comment.`;
  if (kind === "change") return `${count} ask you to change something: “${wants}”. Try it in the next video.`;
  return `${count} ask for “${wants}”: a next video that is already wanted.`;
}

function questionText({ text, asked, answers }: Question, count: string): string {
  const open = answers.unanswered === asked ? ", and none of them has your answer" : "";
  return `${count} ask “${text}”${open}. Answer it in a pinned comment or the description.`;
}

function triggerText({ kind, name, leaning, words }: Trigger, count: string): string {
  if (kind === "moment") {
    const time = name.replace("The moment at ", "");
    return leaning === "negative"
      ? `${count} stop at ${time}, and most of them mind it. Look at it again.`
      : `${count} name ${time}. Cut a Short from it, or open with it.`;
  }
  const advice = ADVICE[kind];
  if (advice === null) return "";
  const said = words.slice(0, 3).map((word) => `“${word.replace("* ", "… ")}”`);
  return `${name}: ${count} speak of it (${said.join(", ")}). ${advice}.`;
}

function themeText({ name, shares, leaning, support }: Theme, count: string): string {
  if (leaning === "unclear") return "";
  const part = `${shares[leaning].count} of these ${support} are ${leaning}`;
  return leaning === "negative"
    ? `${count} speak of “${name}”, and ${part}. Find out what they mind before the next video.`
    : `${count} speak of “${name}”, and ${part}. Keep it, and say more of it.`;
}
