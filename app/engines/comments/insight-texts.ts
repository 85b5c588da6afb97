import { wilson } from "../../statistics/wilson";
import type { Question, Request, Shares, Theme, Trigger, TriggerKind } from "./claims";

/** What can be done about what viewers mind, and with what they like; and what their comments say that it rests on. */
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
  price: ["Name the price early, and a cheaper way where there is one", "stumble over it"],
  ads: ["Look at where the breaks fall, and keep the sponsor short", "mind the advertising"],
  clickbait: ["Let the title promise what the video shows, or show it sooner", "missed what it promised"],
};

/** `count` is "4 of 65 comments", as in all of these. */
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
  // That they laugh by "lol" tells nobody anything; what they mind, in their own words, does.
  const named =
    about.length > 0
      ? ` Several name ${listed(about)}.`
      : complaint
        ? ` In their words: ${listed(theirs)}.`
        : "";
  return `${advice}: ${count} ${comments}.${named}`;
}

function momentText({ at = 0, name, about, complaint, shares }: Trigger, count: string): string {
  const time = name.slice(name.lastIndexOf(" ") + 1);
  const what = about.length === 0 ? "" : ` Several name ${listed(about)}.`;
  if (name.startsWith("Skipping"))
    return `Begin nearer to ${time} next time: ${count} tell others to skip to it.`;
  if (complaint) return `Look at ${time} again: ${count} stop there, and most of them mind it.${what}`;
  const isLiked = shares.positive.count > shares.n / 2 && shares.positive.count > 2 * shares.negative.count;
  const use = at < 30 ? "Open like this again" : `Cut a Short from ${time}, or open with it`;
  if (isLiked) return `${use}: ${count} name ${time}, most of them gladly.${what}`;
  return `See what makes them stop at ${time}: ${count} name it.${what}`;
}

/**
 * Nothing for a theme of which viewers do not think otherwise than of the whole: it is named among the themes. `all`
 * are the shares of all comments.
 */
export function themeText({ name, shares, leaning }: Theme, count: string, all: Shares): string {
  // Both shares are misread alike: what is left of the difference is who happened to write.
  if (leaning === "unclear" || wilson(shares[leaning].count, shares.n)[0] <= all[leaning].share) return "";
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  const part = `${count} speak of it, ${percent(shares[leaning].share)} of them ${leaning} (of all comments ${percent(all[leaning].share)})`;
  return leaning === "negative"
    ? `Find out what they mind about “${name}” before the next video: ${part}.`
    : `Keep “${name}”, and show more of it: ${part}.`;
}

function listed(words: string[]): string {
  const quoted = words.slice(0, 3).map((word) => `“${word}”`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} and ${last}` : last;
}
