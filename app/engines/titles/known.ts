import { hasUnspacedScript } from "../../words/words";
import { findChannelName, hasEmoji } from "./wording";

/** A mark of a title's form, and what is known of it: the one table that scores, advice and Ask speak from. */
export interface KnownForm {
  name: string;
  /** Whether a title bears it. */
  has(title: string): boolean;
  /**
   * Uploads with it beside the uploads around them without it, on whole histories of channels that used both at least
   * ten times: the mean factor of views, and the share of channels where it was above 1.
   */
  channels: { count: number; times: number; better: number };
  /** "helps" and "hurts" only where the channels agree: 2 standard errors from no difference. */
  verdict: "helps" | "hurts" | "no difference";
  /** What to do about it, in a sentence. */
  advice: string;
}

/**
 * Measured by `npm run evaluate` (docs/evaluation/titles.md, "Form within channels"). It is what went together, not
 * what causes what: a livestream does worse for more than its title.
 */
export const KNOWN_FORMS = {
  numberFirst: {
    name: "Begins with a number",
    has: (title) => /^\s*\d/.test(title),
    channels: { count: 28, times: 1.13, better: 0.68 },
    verdict: "helps",
    advice: "If the video has a number, put it first: titles that begin with one did a little better.",
  },
  short: {
    name: "Under 30 characters",
    has: (title) => [...title].length < 30 && !hasUnspacedScript(title),
    channels: { count: 39, times: 0.82, better: 0.28 },
    verdict: "hurts",
    advice: "Under 30 characters says too little on most channels: add the result, the limit or the mistake.",
  },
  hashtag: {
    name: "Has a hashtag",
    has: (title) => /#[\p{L}_]/u.test(title),
    channels: { count: 13, times: 0.81, better: 0.31 },
    verdict: "no difference",
    advice: "A hashtag in the title makes no clear difference. Use the room for the promise.",
  },
  live: {
    name: "Says that it is a livestream",
    has: (title) => /\b(?:live|stream|livestream)\b/i.test(title),
    channels: { count: 16, times: 0.63, better: 0.19 },
    verdict: "hurts",
    advice: "Lead with what happens, not with “live”: livestreams get fewer views nearly everywhere.",
  },
  question: {
    name: "Asks a question",
    has: (title) => /[?？]/.test(title),
    channels: { count: 50, times: 1, better: 0.52 },
    verdict: "no difference",
    advice: "A question mark makes no difference on most channels. Say what the viewer gets.",
  },
  long: {
    name: "Over 60 characters",
    has: (title) => [...title].length > 60,
    channels: { count: 60, times: 1.01, better: 0.6 },
    verdict: "no difference",
    advice: "Length past 60 characters costs nothing, as long as what matters stands before the cut.",
  },
  channelName: {
    name: "Ends in a channel's name behind a bar",
    has: (title) => findChannelName(title) !== null,
    channels: { count: 8, times: 0.98, better: 0.63 },
    verdict: "no difference",
    advice:
      "A channel's name in the title makes no clear difference, and YouTube shows it below every title.",
  },
  emoji: {
    name: "Has an emoji",
    has: hasEmoji,
    channels: { count: 14, times: 0.93, better: 0.36 },
    verdict: "no difference",
    advice: "An emoji makes no clear difference. Keep it if you like it.",
  },
} as const satisfies Record<string, KnownForm>;

export type KnownFormName = keyof typeof KNOWN_FORMS;

/** The forms a title bears. */
export function knownForms(title: string): KnownFormName[] {
  const forms: [string, KnownForm][] = Object.entries(KNOWN_FORMS);
  return forms.filter(([, form]) => form.has(title)).map(([name]) => name as KnownFormName);
}
