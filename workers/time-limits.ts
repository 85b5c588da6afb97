import { z } from "zod";
import { readOnce } from "./settings";

/** How long the Worker waits for what is outside of it, in milliseconds. */
export const TIME_LIMITS = {
  /** For one call of the YouTube Data API: a visitor is waiting for it. */
  youtubeCall: 5_000,
  /** Before the one retry of such a call. */
  youtubeRetry: 300,
  /** For all calls behind one answer. Whoever asks the same meanwhile waits as long, and a failure stands as long. */
  youtubeAnswer: 10_000,
  /** Of that, what is kept back to answer without the calls that an answer can do without. */
  youtubeSpare: 1_000,
  /** For one thumbnail. */
  pictureCall: 3_000,
  /** For one request to Wikimedia. */
  wikimediaCall: 5_000,
  /** Before the one retry of such a request. */
  wikimediaRetry: 1_000,
  /** From one request to the next. With a contact 200 requests a minute are welcome; this makes 171 at most. */
  wikimediaSpacing: 350,
  /** For one call of Stripe's API, made twice at most. */
  stripeCall: 6_000,
  /** Before asking again where another click does the same; then twice as long, four times in all. */
  stripeInUse: 500,
  /** For one round trip to D1: a page tells its visitor after it, with what was typed. */
  database: 5_000,
  /** For an answer of the language model: a visitor is waiting for a dozen titles. */
  languageCall: 20_000,
  /** For each of the two or three calls of Google's by which somebody signs in. */
  googleCall: 5_000,
  /** For the mail service: longer than one takes, shorter than a Worker lives on after its answer. */
  mailCall: 10_000,
  /** For a creator's own server to take an event, and for DNS to say where it is. */
  webhookCall: 10_000,
  /** For an assistant's metadata document, and for DNS to say where it is: a visitor is waiting for it. */
  assistantCall: 5_000,
};

export type TimeLimits = typeof TIME_LIMITS;

const changes = z.strictObject(
  Object.fromEntries(
    Object.keys(TIME_LIMITS).map((name) => [name, z.int().positive().max(60_000).optional()]),
  ),
);

/** The limits with the var TIME_LIMITS over them, JSON of some; as they are where it cannot be read, with a warning. */
export const readTimeLimits = readOnce((json, warn): TimeLimits => {
  if (!json) return TIME_LIMITS;
  try {
    return { ...TIME_LIMITS, ...changes.parse(JSON.parse(json)) };
  } catch {
    warn("TIME_LIMITS cannot be read: the usual limits instead");
    return TIME_LIMITS;
  }
});
