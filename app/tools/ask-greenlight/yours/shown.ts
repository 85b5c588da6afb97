import type { OwnAnswer } from "../../../functions/ask-greenlight/answer";
import type { LightColor } from "../../../model/light";
import { addressWith } from "../../../navigation/address";
import { CHANNEL_PATH, LIGHT_PATH } from "../../../navigation/paths";
import { compactCounted } from "../../../numbers/figures";
import type { StepLink } from "../../../ui/next-steps";

interface Line {
  text: string;
  value: string;
  href?: string;
  /** Of the longest bar, 0 to 100; null where lines are not compared. */
  percent: number | null;
}

/** An answer as the page draws it. */
export interface AnswerShown {
  says: string;
  lines: Line[];
  /** Where the figures stand. */
  source: StepLink | null;
  next: StepLink[];
}

/** An answer with the language model's words, and whether they were checked. */
export interface Worded {
  answer: AnswerShown;
  by: string | null;
  /** Why it is ours all the same. */
  why: string;
}

/** A question and its answer; what a follow-up goes on with. */
export interface AskedShown {
  question: string | null;
  answer: AnswerShown | null;
  refused: string | null;
  was: string | null;
  about: string | null;
  or: string | null;
  kind: string | null;
  /** The same in a model's words: whole without script, else as it comes. */
  worded: Worded | Promise<Worded | null> | null;
}

/** What functions found for an answer of a kind. */
export type Found<Kind extends OwnAnswer["kind"]> = Extract<
  OwnAnswer,
  { kind: Kind; found: unknown }
>["found"];

export const LINES = 5;
export const NONE_READ = "No upload has been read yet.";
/** Asks for subscribers. */
export const SUBSCRIBERS = /\bsubs|\babos?\b|abonn|follow|inscri|suscri/i;
export const NO_SUBSCRIBERS = "Your channel's data tells no subscribers over time.";
export const CHANNEL = { label: "Source: your channel", to: CHANNEL_PATH };
export const REPORT = { label: "See your channel's report", to: CHANNEL_PATH };
export const TITLES_PATH = "/thumbnail-optimizer/yours";
export const FORECAST_PATH = "/video-forecast/yours";
export const COMMENTS_PATH = "/comment-sentiment/yours";
export const SERIES_PATH = "/series-planner/yours";
export const REVENUE_PATH = "/rpm-booster/yours";

export const LIGHTS: Record<LightColor, string> = {
  green: "Green light",
  amber: "Amber light",
  red: "Red light",
  unknown: "No light yet",
};

export const notNamed = (subject: string | null) => `No upload of yours has “${subject}” in its title.`;
export const viewsOf = (views: number) => compactCounted(views, "view");
export const lightOf = (idea: string) => addressWith(LIGHT_PATH, { q: idea });

/** What to do next with an idea. */
export const ideaLinks = (idea: string): StepLink[] => [
  { label: "Get its light", to: lightOf(idea) },
  { label: "Get titles", to: addressWith(TITLES_PATH, { titles: idea }) },
  { label: "Forecast it", to: addressWith(FORECAST_PATH, { title: idea }) },
];

/** Lines with bars, the longest for the largest value. */
export function barred<Item>(
  items: Item[],
  amountOf: (item: Item) => number | null,
): (Item & { percent: number | null })[] {
  const most = Math.max(0, ...items.map((item) => amountOf(item) ?? 0));
  return items.map((item) => {
    const value = amountOf(item);
    return {
      ...item,
      percent: value === null || most === 0 || items.length < 2 ? null : (100 * value) / most,
    };
  });
}
