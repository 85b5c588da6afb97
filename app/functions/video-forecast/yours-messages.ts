import { approximate, counted, formatCount } from "../../numbers/figures";
import { TITLE_TOO_LONG } from "../desk/messages";
import { SHORTS_NOT_FORECAST } from "../light/messages";

/** How many forecasts are kept (spec section 9); the oldest makes room. */
export const MAX_KEPT = 5;

/** What the example asks for, and what an empty form shows in grey. */
export const EXAMPLE_TITLE = "What a winter afloat really costs";

export const YOURS_MESSAGES = {
  blank: "Please enter a video title",
  "long-title": TITLE_TOO_LONG,
  nothing: "Please give a channel, or paste its videos. An empty file has no videos.",
  "long-channel": "That is too long for a channel. Give its handle, its name or its address.",
  "no-date": "That is not a date. Please write it as 2026-11-21 is written.",
  "wrong-date": "Please choose today or a later day, up to a year ahead.",
} as const;

/** Fewer longer videos than this are not forecast from (the engine refuses them, too). */
export const MIN_LONGER = 5;

/** Of a list with too few longer videos, most of it Shorts. */
export function shortsOnly(shorts: number, longer: number): string {
  return `This list has ${counted(shorts, "Short")} and ${longer === 0 ? "no" : formatCount(longer)} longer ${longer === 1 ? "video" : "videos"}. Only longer videos are forecast: it takes ${MIN_LONGER} of them.`;
}

/** Why a Short is not forecast, and the usual of Shorts: views at 30 days, null with fewer than 20 older ones. */
export function noForecastOfShorts({
  shorts,
  usual,
  isMixed,
}: {
  shorts: number;
  usual: number | null;
  isMixed: boolean;
}): string {
  const known =
    usual === null
      ? `Your channel has ${counted(shorts, "older Short")}: a usual takes 20.`
      : `Your usual Short gets about ${approximate(usual)} views in 30 days: the median of your last 20.`;
  return `${SHORTS_NOT_FORECAST} ${known}${isMixed ? " Choose long videos to forecast one." : ""}`;
}
