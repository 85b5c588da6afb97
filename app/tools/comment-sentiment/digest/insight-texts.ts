import type { Question, Request, Shares, Theme, Trigger, TriggerKind } from "./claims";

/** What can be done about what viewers mind, and with what they like. */
const ADVICE: Record<Exclude<TriggerKind, "moment">, string> = {
  humour: "Viewers came for more than the facts: keep room for it",
  surprise: "Hint at it in the first seconds of the next one",
  nostalgia: "Say in the title or the first line what it brings back",
  moved: "Give it room again",
  inspired: "Ask in the pinned comment how theirs came out",
  helped: "Quote one of them where the next video begins",
  frustration: "Read these comments before planning the next video",
  confusion: "Explain it in a pinned comment, and show it more slowly next time",
  disagreement: "Answer the best argument in the pinned comment",
  audio: "Listen to the mix on a phone before the next upload",
  picture: "Enlarge what has to be read, and leave it on screen longer",
  pace: "Look at these parts in the retention curve, and cut or slow them next time",
  price: "Name the price early, and a cheaper way where there is one",
  ads: "Look at where the breaks fall, and keep the sponsor short",
  clickbait: "Let the title promise what the video shows, or show it sooner",
};

export function requestText({ wants, kind }: Request, count: string): string {
  if (kind === "addition")
    return `${count} ask for “${wants}”: put it in the description or a pinned comment.`;
  if (kind === "change") return `${count} ask for a change: “${wants}”. Try it in the next video.`;
  return `${count} ask for “${wants}”: a next video that is already wanted.`;
}

export function questionText(
  { text, asked, answers: { answered, unanswered } }: Question,
  count: string,
): string {
  const open = unanswered === asked ? ", and you have answered none" : "";
  const some = answered > 0 ? `, and you have answered ${answered} of them` : open;
  return `${count} ask “${text}”${some}. Answer it in a pinned comment or the description.`;
}

export function triggerText(trigger: Trigger, count: string): string {
  const { kind, name, words, about } = trigger;
  if (kind === "moment") return momentText(trigger, count);
  const said = listed(about.length > 0 ? about : words.map((word) => word.replace("* ", "… ")));
  return `${name} in ${count} (${said}). ${ADVICE[kind]}.`;
}

function momentText({ at = 0, name, about, complaint, shares }: Trigger, count: string): string {
  const time = name.slice(name.lastIndexOf(" ") + 1);
  const what = about.length === 0 ? "" : ` (${listed(about)})`;
  if (name.startsWith("Skipping"))
    return `${count} tell others to skip to ${time}. Begin nearer to it next time.`;
  if (complaint) return `${count} stop at ${time}${what}, and most of them mind it. Look at it again.`;
  const isLiked = shares.positive.count > shares.n / 2 && shares.positive.count > 2 * shares.negative.count;
  const use =
    at < 30 ? "It holds them: open with such a thing again." : "Cut a Short from it, or open with it.";
  if (isLiked) return `${count} name ${time}${what}, most of them gladly. ${use}`;
  return `${count} name ${time}${what}. See what makes them stop there.`;
}

/**
 * Nothing for a theme of which viewers do not think otherwise than of the whole: it is named among the themes. `all`
 * are the shares of all comments.
 */
export function themeText({ name, shares, leaning }: Theme, count: string, all: Shares): string {
  if (leaning === "unclear" || shares[leaning].low <= all[leaning].share) return "";
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const part = `${percent(shares[leaning].share)} of these are ${leaning}, of all comments ${percent(all[leaning].share)}`;
  return leaning === "negative"
    ? `${count} speak of “${name}”: ${part}. Find out what they mind before the next video.`
    : `${count} speak of “${name}”: ${part}. Keep it, and show more of it.`;
}

function listed(words: string[]): string {
  return words
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(", ");
}
