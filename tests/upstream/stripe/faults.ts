import { EXCESSES } from "../too-much.ts";

// What can go wrong with a call to Stripe, as its API reference names it.

export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const ANSWERS = {
  /** Stripe's own fault. */
  "server-error": failure(500, { type: "api_error", message: "An unknown error occurred" }),
  "bad-gateway": failure(502, { type: "api_error", message: "Bad gateway" }),
  "rate-limit": failure(429, {
    type: "invalid_request_error",
    code: "rate_limit",
    message: "Too many requests",
  }),
  "card-declined": failure(402, {
    type: "card_error",
    code: "card_declined",
    message: "Your card was declined.",
  }),
  "bad-key": failure(401, {
    type: "invalid_request_error",
    message: "Invalid API Key provided: sk_test_****only",
  }),
} satisfies Record<string, Reply>;

/** Faults of the connection: no answer for 30 s, a broken one, one that is no JSON, and one that says too much. */
const BROKEN = ["hang", "hang-up", "html", ...EXCESSES] as const;

export type StripeFault = keyof typeof ANSWERS | (typeof BROKEN)[number];
export const STRIPE_FAULTS = [...(Object.keys(ANSWERS) as StripeFault[]), ...BROKEN];

/** The answer that a fault is; null for one that is no answer of its own. */
export function faultReply(fault: StripeFault): Reply | null {
  return fault in ANSWERS ? ANSWERS[fault as keyof typeof ANSWERS] : null;
}

/**
 * Whether Stripe keeps such an answer under the idempotency key and tells it again for a day: once a call was begun,
 * whatever came of it. Who is turned away at the door, or does not get there, may come again.
 */
export function isRemembered(fault: StripeFault): boolean {
  return fault === "server-error" || fault === "card-declined";
}

interface StripeProblem {
  type: string;
  message: string;
  code?: string;
  param?: string;
}

/** The envelope of every error of Stripe's. */
export function failure(status: number, error: StripeProblem): Reply {
  return { status, body: { error } };
}

/** What Stripe says of an id that it does not know. */
export function missing(what: string, id: string, param = "id"): Reply {
  const problem = { type: "invalid_request_error", code: "resource_missing", param };
  return failure(param === "id" ? 404 : 400, { ...problem, message: `No such ${what}: '${id}'` });
}

/** Stripe takes no call without a key, and this stand-in no call without a version. */
export function refusalOf(authorization: string | undefined, version: string | null): Reply | null {
  if (!/^Bearer [sr]k_test_/.test(authorization ?? "")) return faultReply("bad-key");
  if (version) return null;
  return failure(400, { type: "invalid_request_error", message: "Invalid Stripe API version" });
}

// Idempotency keys, as Stripe's API reference has them.

/** Stripe does a thing once for a key, tells whoever comes again what it told then, and refuses another thing. */
export function idempotencyKeys() {
  /** What was answered to a key, and to which request. */
  const answered = new Map<string, { request: string; reply: Reply | "at it" }>();

  return {
    async once(key: string | null, request: string, act: () => Promise<Reply>): Promise<Reply> {
      if (!key) return act();
      const before = answered.get(key);
      if (!before) {
        answered.set(key, { request, reply: "at it" });
        const reply = await act();
        answered.set(key, { request, reply });
        return reply;
      }
      if (before.request !== request) {
        const message =
          "Keys for idempotent requests can only be used with the same parameters they were first used with.";
        return failure(400, { type: "idempotency_error", message });
      }
      if (before.reply !== "at it") {
        return { ...before.reply, headers: { "idempotent-replayed": "true" } };
      }
      const message = "There is currently another in-progress request using this Idempotent Key.";
      return failure(409, { type: "idempotency_error", code: "idempotency_key_in_use", message });
    },
    forget: () => answered.clear(),
  };
}
