import type { SearchOutcome } from "../../../app/services/videos";

import { decodeEntities } from "../../../app/words/folding";

/** What can be wrong with a call, as the rest of the product tells it apart (references, "YouTube Data API v3"). */
export type YoutubeProblem =
  | { kind: "quota"; perDay: boolean }
  | { kind: "too-fast" }
  | { kind: "bad-key"; detail: string }
  | { kind: "api-off"; detail: string }
  | { kind: "comments-disabled" }
  /** There, and not for a key to read. */
  | { kind: "forbidden"; detail: string }
  | { kind: "not-found"; what: string }
  | { kind: "unreachable"; detail: string }
  | { kind: "failed"; status: number; detail: string };

/** The one error that leaves this folder. Its message is for the operator's log: no key, no HTML. */
export class YoutubeError extends Error {
  readonly problem: YoutubeProblem;

  constructor(problem: YoutubeProblem) {
    super(describeProblem(problem));
    this.name = "YoutubeError";
    this.problem = problem;
  }
}

/** null where one call failed; thrown is what concerns every call: a spent quota, too much haste, the key. */
export async function nullOnFailure<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof YoutubeError) || concernsEveryCall(error)) throw error;
    return null;
  }
}

/** Whether other calls would fail alike: a spent quota, too much haste, the key. */
export function concernsEveryCall({ problem: { kind } }: YoutubeError): boolean {
  return kind === "quota" || kind === "too-fast" || kind === "bad-key" || kind === "api-off";
}

type SearchProblem = Extract<SearchOutcome, { ok: false }>["problem"];

/** How the analyzer tells its caller what is wrong with YouTube (references, the table of errors). */
export function searchProblem({ kind }: YoutubeProblem): SearchProblem {
  switch (kind) {
    case "quota":
    case "too-fast":
      return "quota";
    case "bad-key":
    case "api-off":
      return "not-configured";
    case "not-found":
      return "nothing-found";
    default:
      return "failed";
  }
}

/** Enough of a message to know what is meant. */
const MOST_LETTERS = 300;

const SPENT = ["quotaExceeded", "dailyLimitExceeded"];
const TOO_FAST = ["rateLimitExceeded", "userRateLimitExceeded", "RATE_LIMIT_EXCEEDED"];
const BAD_KEY = [
  "keyInvalid",
  "keyExpired",
  "API_KEY_INVALID",
  "dailyLimitExceededUnreg",
  "ipRefererBlocked",
  "API_KEY_HTTP_REFERRER_BLOCKED",
  "API_KEY_IP_ADDRESS_BLOCKED",
  "API_KEY_ANDROID_APP_BLOCKED",
  "API_KEY_IOS_APP_BLOCKED",
  "CREDENTIALS_MISSING",
];
const API_OFF = [
  "accessNotConfigured",
  "SERVICE_DISABLED",
  "API_KEY_SERVICE_BLOCKED",
  "CONSUMER_SUSPENDED",
  "CONSUMER_INVALID",
  "BILLING_DISABLED",
];
/** A channel that was there. */
const GONE_CHANNEL = ["channelClosed", "channelSuspended"];

/** What an answer with an error status means: every row of the contract's table of errors. */
export function youtubeProblem(status: number, body: string): YoutubeProblem {
  const error = readError(body);
  if (!error) return { kind: "failed", status, detail: unreadable(body) };
  const { reasons, message } = error;
  const says = (known: string[]) => reasons.some((reason) => known.includes(reason));
  const detail = message || reasons.join(", ") || "no message";

  if (says(BAD_KEY) || /unregistered callers/i.test(message)) return { kind: "bad-key", detail };
  if (says(API_OFF)) return { kind: "api-off", detail };
  if (says(["commentsDisabled"])) return { kind: "comments-disabled" };
  if (says(SPENT)) return { kind: "quota", perDay: !/per minute/i.test(message) };
  if (status === 429 || says(TOO_FAST)) return overLimit(message);
  if (says(GONE_CHANNEL)) return { kind: "not-found", what: "channel" };
  const missing = reasons.find((reason) => /notFound$/i.test(reason));
  if (missing) return { kind: "not-found", what: missing.replace(/notFound$/i, "") || "item" };
  if (says(["forbidden"])) return { kind: "forbidden", detail };
  return { kind: "failed", status, detail };
}

/** Whether the same call may well go through a moment later. */
export function isTransient(status: number, body: string): boolean {
  return status >= 500 || (readError(body)?.reasons.includes("processingFailure") ?? false);
}

/**
 * One status, two meanings: a bucket that is spent until the reset, or too many calls in a short while. The
 * text alone tells which ("… and limit 'Search Queries per day' …").
 */
function overLimit(message: string): YoutubeProblem {
  if (/per day/i.test(message)) return { kind: "quota", perDay: true };
  if (/per (minute|second|100 seconds)/i.test(message)) return { kind: "too-fast" };
  return /quota exceeded/i.test(message) ? { kind: "quota", perDay: false } : { kind: "too-fast" };
}

/** Reasons of both spellings, the old `errors` and the newer `details`; null for what is no error of the API. */
function readError(body: string): { reasons: string[]; message: string } | null {
  const { error } = asRecord(parsed(body));
  if (typeof error !== "object" || error === null) return null;
  const { message, errors, details } = asRecord(error);
  const listed = [errors, details].flatMap((list) => (Array.isArray(list) ? list : []));
  const reasons = listed.flatMap((one) => {
    const { reason } = asRecord(one);
    return typeof reason === "string" ? [reason] : [];
  });
  return { reasons, message: typeof message === "string" ? opening(message) : "" };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** A text of YouTube's API without HTML tags, its entities decoded, white space as single spaces. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

function opening(text: string): string {
  // Cut before as well: a body may be a whole page.
  const plain = plainText(text.slice(0, 10 * MOST_LETTERS));
  return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS - 1)}…` : plain || "nothing";
}

/** A page is quoted, data is not: titles and comments stay out of the log. */
function unreadable(body: string): string {
  const isPage = /^\s*</.test(body);
  return isPage ? `a page instead of data: ${opening(body)}` : `unreadable data, ${body.length} characters`;
}

function describeProblem(problem: YoutubeProblem): string {
  switch (problem.kind) {
    case "quota":
      return `YouTube: quota exceeded${problem.perDay ? " for the day" : ""}`;
    case "too-fast":
      return "YouTube: asked too fast";
    case "bad-key":
      return `YouTube does not take the key: ${problem.detail}`;
    case "api-off":
      return `YouTube: the API is off for the key: ${problem.detail}`;
    case "comments-disabled":
      return "YouTube: comments are disabled";
    case "forbidden":
      return `YouTube: not to be read with a key: ${problem.detail}`;
    case "not-found":
      return `YouTube: no such ${problem.what}`;
    case "unreachable":
      return `YouTube could not be reached: ${problem.detail}`;
    case "failed":
      return `YouTube answered ${problem.status}: ${problem.detail}`;
  }
}
