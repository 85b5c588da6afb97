import { hasUnspacedScript } from "../../words/words";
import { findChannelName, hasEmoji } from "./wording";

/** A mark of a title's form, and what is known of it: the one table that scores and advice go by. */
export interface KnownForm {
  /** Whether a title bears it. */
  has(title: string): boolean;
  /**
   * Uploads with it beside the uploads around them without it, on whole histories of channels that used both at least
   * ten times: the mean factor of views, and the share of channels where it was above 1.
   */
  channels: { count: number; times: number; better: number };
  /** "helps" and "hurts" only where the channels agree: 2 standard errors from no difference. */
  verdict: "helps" | "hurts" | "no difference";
}

/**
 * Measured by `npm run evaluate` (docs/evaluation/titles.md, "Form within channels"). It is what went together, not
 * what causes what: a livestream does worse for more than its title.
 */
export const KNOWN_FORMS = {
  numberFirst: {
    has: (title) => /^\s*\d/.test(title),
    channels: { count: 28, times: 1.13, better: 0.68 },
    verdict: "helps",
  },
  short: {
    has: (title) => [...title].length < 30 && !hasUnspacedScript(title),
    channels: { count: 39, times: 0.82, better: 0.28 },
    verdict: "hurts",
  },
  hashtag: {
    has: (title) => /#[\p{L}_]/u.test(title),
    channels: { count: 13, times: 0.81, better: 0.31 },
    verdict: "no difference",
  },
  live: {
    has: (title) => /\b(?:live|stream|livestream)\b/i.test(title),
    channels: { count: 16, times: 0.63, better: 0.19 },
    verdict: "hurts",
  },
  question: {
    has: (title) => /[?？]/.test(title),
    channels: { count: 50, times: 1, better: 0.52 },
    verdict: "no difference",
  },
  long: {
    has: (title) => [...title].length > 60,
    channels: { count: 60, times: 1.01, better: 0.6 },
    verdict: "no difference",
  },
  channelName: {
    has: (title) => findChannelName(title) !== null,
    channels: { count: 8, times: 0.98, better: 0.63 },
    verdict: "no difference",
  },
  emoji: {
    has: hasEmoji,
    channels: { count: 14, times: 0.93, better: 0.36 },
    verdict: "no difference",
  },
} as const satisfies Record<string, KnownForm>;

export type KnownFormName = keyof typeof KNOWN_FORMS;
export type HurtingForm = {
  [Name in KnownFormName]: (typeof KNOWN_FORMS)[Name]["verdict"] extends "hurts" ? Name : never;
}[KnownFormName];

/** The forms a title bears. */
export function knownForms(title: string): KnownFormName[] {
  const forms: [string, KnownForm][] = Object.entries(KNOWN_FORMS);
  return forms.filter(([, form]) => form.has(title)).map(([name]) => name as KnownFormName);
}

/** Those a title would do better without. */
export function hurtingForms(title: string): HurtingForm[] {
  return knownForms(title).filter((name): name is HurtingForm => KNOWN_FORMS[name].verdict === "hurts");
}
