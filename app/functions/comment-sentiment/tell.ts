import type { Advice, Digest, ExcludedExamples, FaultSide, Insight, Trigger } from "../../engines/comments";
import type { SpamKind } from "../../engines/sentiment";
import type {
  Excerpt,
  KeptDigest,
  KeptExamples,
  KeptInsight,
  KeptTrigger,
  Question,
  Theme,
  TriggerKind,
} from "../../model/comment-digest";
import { compact, listed } from "../../numbers/figures";
import { clip } from "../../words/bounds";

/** Bytes of a digest as JSON, so that the desk can keep several. */
const MAX_BYTES = 40 * 1024;
/** Characters kept of a comment: the first of these that keeps the digest in its bytes. */
const LENGTHS = [300, 200, 120, 60, 20];

/** The digest with its texts, as it is kept; comments are clipped to make it fit. */
export function tellDigest(found: Digest): KeptDigest {
  const digest: KeptDigest = {
    ...found,
    triggers: found.triggers?.map(tellTrigger) ?? null,
    insights: found.insights.map((insight) => tellInsight(insight, found)),
  };
  let kept = digest;
  for (const most of LENGTHS) {
    kept = {
      ...digest,
      repeated: digest.repeated.map(({ text, times }) => ({ text: clip(text, most), times })),
      comments: digest.comments.map((comment) => shorten(comment, most)),
    };
    if (new TextEncoder().encode(JSON.stringify(kept)).length <= MAX_BYTES) break;
  }
  return kept;
}

function shorten(comment: Excerpt, most: number): Excerpt {
  const text = clip(comment.text, most);
  return { ...comment, text, cut: comment.cut || text.length < comment.text.length };
}

/** What is found by words alone is named as no more than words (`model/words-alone.ts`). */
const TRIGGER_NAMES: Record<Exclude<TriggerKind, "moment">, string> = {
  humour: "Words of laughter",
  surprise: "Words of surprise",
  nostalgia: "Words of nostalgia",
  moved: "Being moved",
  inspired: "Wanting to try it",
  helped: "Words of help",
  frustration: "Words of frustration",
  confusion: "Words of confusion",
  disagreement: "Words of disagreement",
  audio: "Sound",
  picture: "Words about picture and text on screen",
  pace: "Pace and length",
  price: "Words about the price",
  ads: "Advertising",
  clickbait: "Not what the title promised",
};

const SIDE_NAMES: Record<FaultSide, string> = {
  music: "Music",
  faint: "Hard to hear",
  noise: "Noise and microphone",
  fast: "Too fast",
  slow: "Too slow or too long",
  breaks: "Ads",
  sponsor: "Sponsors",
};

function tellTrigger({ isSkippedTo, kind, side, ...trigger }: Trigger): KeptTrigger {
  const { at = 0 } = trigger;
  const name =
    kind !== "moment"
      ? side
        ? SIDE_NAMES[side]
        : TRIGGER_NAMES[kind]
      : isSkippedTo
        ? `Skipping to ${clock(at)}`
        : `The moment at ${clock(at)}`;
  return { kind, name, ...trigger };
}

/** 222 as 3:42, 3822 as 1:03:42. */
function clock(second: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(second / 3600);
  const minutes = Math.floor((second % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(second % 60)}` : `${minutes}:${two(second % 60)}`;
}

/** The digest that an insight's claim stands in. */
type Claims = Pick<Digest, "themes" | "questions" | "requests" | "triggers" | "counts">;

function tellInsight({ advice, because, evidence }: Insight, claims: Claims): KeptInsight {
  return { text: adviceText(advice, because, claims), because, evidence };
}

/** What to do, first the advice, then what it is based on: "at least 4 of 65 comments with 219 likes ask for it". */
export function adviceText(advice: Advice, { list, index }: Insight["because"], claims: Claims): string {
  const count = (support: number, likes: number | null) =>
    `${support} of ${claims.counts.distinct} comments${likes !== null && likes >= 10 * support ? ` with ${compact(likes)} likes` : ""}`;
  const question = list === "questions" ? claims.questions[index] : undefined;
  const request = list === "requests" ? claims.requests[index] : undefined;
  const trigger = list === "triggers" ? claims.triggers?.[index] : undefined;
  const theme = list === "themes" ? claims.themes?.[index] : undefined;
  if (trigger?.kind === "moment") return momentText(advice, trigger, count(trigger.support, trigger.likes));
  // Found by words, of which each viewer has others: about half of those who mind a thing are counted.
  const atLeast = (support: number, likes: number | null) => `at least ${count(support, likes)}`;
  if (request) return requestText(advice, request.wants, atLeast(request.asked, request.likes));
  if (question) return questionText(question, atLeast(question.asked, question.likes));
  if (trigger) return faultText(advice, trigger, atLeast(trigger.support, trigger.likes));
  if (theme) return themeText(advice, theme, atLeast(theme.support, theme.likes));
  throw new Error(`No claim ${index} among the ${list}`);
}

/** For each fault of the video: what the creator can do, and what the comments behind it have in common. */
const FAULT_ADVICE: Partial<Record<Advice, [advice: string, comments: string]>> = {
  music: ["Turn the music down where somebody speaks", "mind the music"],
  faint: ["Raise the voice, and listen on a phone before the next upload", "hardly hear it"],
  noise: ["Listen to the recording on headphones before the next upload", "mind noise or a bad microphone"],
  fast: ["Leave pauses, or speak slower, in the next video", "find it too fast"],
  slow: ["Find where viewers leave in the retention curve, and cut it next time", "find it slow or long"],
  breaks: ["Look at where the breaks fall", "mind the ads"],
  clickbait: ["Let the title promise what the video shows, or show it sooner", "missed what it promised"],
};

function requestText(advice: Advice, wants: string, count: string): string {
  if (advice === "add") return `Put “${wants}” in the description or a pinned comment: ${count} ask for it.`;
  if (advice === "change") return `Try it their way in the next video: ${count} ask for “${wants}”.`;
  return `Put “${wants}” on the list of your next videos: ${count} ask for it.`;
}

function questionText(
  { text, asked, ofProduct, answers: { answered, unanswered } }: Question,
  count: string,
): string {
  const about = ofProduct ? " It is about the product, not your video." : "";
  const open = unanswered === asked ? ", and none has your answer yet" : "";
  const some = answered > 0 ? `, and you have answered ${answered} of them` : open;
  return `Answer “${text}” in a pinned comment or the description: ${count} ask it${some}.${about}`;
}

function faultText(advice: Advice, { words, about }: Trigger, count: string): string {
  const [what, comments] = FAULT_ADVICE[advice] ?? ["", ""];
  const theirs = words.map((word) => word.replace("* ", "… "));
  const named =
    about.length > 0 ? `Several name ${listQuoted(about)}.` : `In their words: ${listQuoted(theirs)}.`;
  return `${what}: ${count} ${comments}. ${named}`;
}

function momentText(advice: Advice, { at = 0, about }: Trigger, count: string): string {
  const time = clock(at);
  const what = about.length === 0 ? "" : ` Several name ${listQuoted(about)}.`;
  if (advice === "begin-nearer")
    return `Begin nearer to ${time} next time: ${count} tell others to skip to it.`;
  const use = advice === "open-again" ? "Open like this again" : `Cut a Short from ${time}, or open with it`;
  return `${use}: ${count} name ${time}, most of them gladly.${what}`;
}

function themeText(advice: Advice, { name }: Theme, count: string): string {
  return advice === "fix"
    ? `Fix this in the next video: ${count} mind it (“${name}”).`
    : `Keep this, and show more of it: ${count} praise it (“${name}”).`;
}

function listQuoted(words: string[]): string {
  return listed(words.slice(0, 3).map((word) => `“${word}”`));
}

const SPAM: Record<SpamKind, string> = {
  "trades-subscriptions": "trades subscriptions",
  "other-channel": "advertises another channel",
  contact: "gives a number or a name to write to",
  profit: "promises profit",
  free: "promises something for free at a link",
  sells: "sells something at a link",
  adult: "lures to an adult site",
  links: "is a list of links",
  "one-sign": "repeats one sign over and over",
  "same-words": "repeats the same words over and over",
};

/** The examples with the reason for which each is excluded. */
export function tellExcluded({ spam, languages }: ExcludedExamples): KeptExamples {
  return { spam: spam.map((example) => ({ ...example, why: SPAM[example.why] })), languages };
}
