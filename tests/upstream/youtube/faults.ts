import { EXCESSES } from "../too-much.ts";

// The bodies of everything that can go wrong with a call, as the contract names it.

export interface Reply {
  status: number;
  body: string;
  type?: string;
}

/** Faults that are answers. */
const QUOTA = 'exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';
const LIMIT = "Quota exceeded for quota metric 'Search Queries' and limit 'Search Queries per";
const CONSUMER = "of service 'youtube.googleapis.com' for consumer 'project_number:1000'.";
const disabled = "has not been used in project 1000 before or it is disabled. Enable it, then retry.";

const ANSWERS = {
  quotaExceeded: old(
    403,
    "youtube.quota",
    "quotaExceeded",
    `The request cannot be completed because you have ${QUOTA}`,
  ),
  dailyLimitExceeded: old(403, "usageLimits", "dailyLimitExceeded", "Daily Limit Exceeded"),
  searchesPerDay: google(
    429,
    "rateLimitExceeded",
    `${LIMIT} day' ${CONSUMER}`,
    "RATE_LIMIT_EXCEEDED",
    "RESOURCE_EXHAUSTED",
  ),
  searchesPerMinute: google(
    429,
    "rateLimitExceeded",
    `${LIMIT} minute' ${CONSUMER}`,
    "RATE_LIMIT_EXCEEDED",
    "RESOURCE_EXHAUSTED",
  ),
  rateLimitExceeded: old(429, "usageLimits", "rateLimitExceeded", "Rate Limit Exceeded"),
  keyInvalid: old(400, "usageLimits", "keyInvalid", "Bad Request"),
  apiKeyInvalid: google(
    400,
    "badRequest",
    "API key not valid. Please pass a valid API key.",
    "API_KEY_INVALID",
    "INVALID_ARGUMENT",
  ),
  accessNotConfigured: old(403, "usageLimits", "accessNotConfigured", `YouTube Data API v3 ${disabled}`),
  serviceDisabled: google(
    403,
    "forbidden",
    `YouTube Data API v3 ${disabled}`,
    "SERVICE_DISABLED",
    "PERMISSION_DENIED",
  ),
  serviceBlocked: google(
    403,
    "forbidden",
    "Requests to this API youtube method are blocked.",
    "API_KEY_SERVICE_BLOCKED",
    "PERMISSION_DENIED",
  ),
  consumerInvalid: google(
    400,
    "badRequest",
    "Project 'project_number:1000' not found or deleted.",
    "CONSUMER_INVALID",
    "INVALID_ARGUMENT",
  ),
  androidBlocked: google(
    403,
    "forbidden",
    "Requests from this Android client application <empty> are blocked.",
    "API_KEY_ANDROID_APP_BLOCKED",
    "PERMISSION_DENIED",
  ),
  iosBlocked: google(
    403,
    "forbidden",
    "Requests from this iOS client application <empty> are blocked.",
    "API_KEY_IOS_APP_BLOCKED",
    "PERMISSION_DENIED",
  ),
  billingDisabled: google(
    403,
    "forbidden",
    "This API method requires billing to be enabled on project 1000.",
    "BILLING_DISABLED",
    "PERMISSION_DENIED",
  ),
  channelClosed: old(403, "youtube.channel", "channelClosed", "The channel has been closed."),
  channelSuspended: old(403, "youtube.channel", "channelSuspended", "The channel has been suspended."),
  commentsForbidden: old(
    403,
    "youtube.commentThread",
    "forbidden",
    "One or more of the requested comment threads cannot be retrieved due to insufficient permissions.",
  ),
  commentsDisabled: old(
    403,
    "youtube.commentThread",
    "commentsDisabled",
    "The video identified by the <code>videoId</code> parameter has disabled comments.",
  ),
  videoNotFound: old(
    404,
    "youtube.commentThread",
    "videoNotFound",
    "The video identified by the <code>videoId</code> parameter could not be found.",
  ),
  channelNotFound: old(404, "youtube.channel", "channelNotFound", "Channel not found."),
  playlistNotFound: old(
    404,
    "youtube.playlistItem",
    "playlistNotFound",
    "The playlist identified with the request's <code>playlistId</code> parameter cannot be found.",
  ),
  processingFailure: old(
    400,
    "youtube.commentThread",
    "processingFailure",
    "The API server failed to successfully process the request.",
  ),
  backendError: google(
    503,
    "backendError",
    "The service is currently unavailable.",
    "UNAVAILABLE",
    "UNAVAILABLE",
  ),
  unregistered: google(
    403,
    "forbidden",
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    "CREDENTIALS_MISSING",
    "PERMISSION_DENIED",
  ),
  html: {
    status: 200,
    body: "<!DOCTYPE html><title>Sorry…</title><p>Our systems have detected unusual traffic.</p>",
    type: "text/html",
  },
  htmlError: {
    status: 502,
    body: "<!DOCTYPE html><title>Error 502 (Server Error)!!1</title><p><b>502.</b> That’s an error.</p>",
    type: "text/html",
  },
} satisfies Record<string, Reply>;

/** Faults of the connection and of the answer's body. `hang` answers after 30 s, `hang-up` not at all. */
const BROKEN = ["truncated", "cut-off", "hang-up", "hang", ...EXCESSES] as const;

export type Fault = keyof typeof ANSWERS | (typeof BROKEN)[number];
export const FAULTS = [...(Object.keys(ANSWERS) as Fault[]), ...BROKEN];

export function isFault(name: string): name is Fault {
  return (FAULTS as string[]).includes(name);
}

/** The answer that a fault is; null for one that is no answer of its own. */
export function faultReply(fault: Fault): Reply | null {
  return fault in ANSWERS ? ANSWERS[fault as keyof typeof ANSWERS] : null;
}

/** The envelope of old: reasons in `errors` only. */
function old(code: number, domain: string, reason: string, message: string): Reply {
  return json(code, { error: { code, message, errors: [{ message, domain, reason }] } });
}

/** The envelope of Google's front end: a status, and a reason in `details` as well. */
function google(code: number, reason: string, message: string, detail: string, status: string): Reply {
  const info = {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason: detail,
    domain: "googleapis.com",
  };
  return json(code, {
    error: { code, message, errors: [{ message, domain: "global", reason }], status, details: [info] },
  });
}

function json(status: number, value: unknown): Reply {
  return { status, body: JSON.stringify(value, null, 1) };
}
