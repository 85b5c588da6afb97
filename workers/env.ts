import type { D1Database, KVNamespace, RateLimit, SendEmail } from "@cloudflare/workers-types";
import type { ReadServices, RequestFacts } from "../app/services";
import type { AiBinding } from "./language/choose";

/** The bindings, vars and secrets of wrangler.toml. Read where a deployment's adapters are chosen: services.ts, scheduled.ts for cron, and what both open. */
export interface Env {
  DB: D1Database;
  SESSIONS: KVNamespace;
  WAITLIST_LIMIT: RateLimit;
  ANALYZER_LIMIT: RateLimit;
  READING_LIMIT: RateLimit;
  SESSION_LIMIT: RateLimit;
  TOOLS_LIMIT: RateLimit;
  MATERIAL_LIMIT: RateLimit;
  FEEDBACK_LIMIT: RateLimit;
  BILLING_LIMIT: RateLimit;
  ASSISTANT_LIMIT: RateLimit;
  AUTH: string;
  /** In accounts mode, who may sign up: "open", "waitlist" or "closed". */
  SIGNUPS?: string;
  /** In accounts mode, "on" where passwords sign in, too. */
  PASSWORDS?: string;
  /** In accounts mode, the operator's app at Google, with its secret; and who issues its tokens, if not Google: a stand-in. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER?: string;
  SUPPORT_EMAIL: string;
  /** Whom to tell of a fault of security, for /.well-known/security.txt: see settings.ts. */
  SECURITY_CONTACT?: string;
  /** Whom mail is from. */
  MAIL_FROM: string;
  /** Who reads feedback, if not support. */
  FEEDBACK_TO?: string;
  /** A mail service by HTTP, with its secret key; before the binding where both are there. */
  MAIL_URL?: string;
  MAIL_KEY?: string;
  EMAIL?: SendEmail;
  YOUTUBE_BASE_URL: string;
  /** Where channels' public feeds are, if not at YouTube: a stand-in. */
  YOUTUBE_FEED_URL?: string;
  /** Where thumbnails are, if not at YouTube: a stand-in. */
  YOUTUBE_IMAGE_URL?: string;
  /** The hub that pushes uploads, if not Google's: a stand-in. */
  YOUTUBE_HUB_URL?: string;
  /** Stripe's price of each plan. */
  STRIPE_PRICE_STARTER: string;
  STRIPE_PRICE_PRO: string;
  STRIPE_PRICE_CREATOR: string;
  /** A secret; without it nothing signed is served. */
  SESSION_SECRET?: string;
  /** A secret; without it the sample catalogue is searched. */
  YOUTUBE_API_KEY?: string;
  /** Secrets; without both of them nobody can pay. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Where Stripe's API is, if not at Stripe: a stand-in. */
  STRIPE_API_URL?: string;
  /** How much of YouTube's quota a day this deployment has, where it is not the usual. */
  YOUTUBE_SEARCHES_A_DAY?: string;
  YOUTUBE_UNITS_A_DAY?: string;
  /** The header that names the client's address, and that no client can set: without one all count as one address. */
  ADDRESS_HEADER?: string;
  /** Scheme and host by which others find this site, where a request may name another. */
  SITE_ORIGIN?: string;
  /** JSON over the usual time limits, in milliseconds: see time-limits.ts. */
  TIME_LIMITS?: string;
  /** JSON over the usual ceilings of a day: see ceilings.ts. */
  CEILINGS?: string;
  /** A language model by HTTP (chat completions as OpenAI's API has them), with its secret key if it wants one. */
  LANGUAGE_BASE_URL?: string;
  LANGUAGE_MODEL?: string;
  LANGUAGE_KEY?: string;
  /** Workers AI; used where there is a LANGUAGE_MODEL and no LANGUAGE_BASE_URL. */
  AI?: AiBinding;
  /** JSON merged over the dummy user, for tests and operators. */
  DEMO_USER?: string;
  /** Whom Wikimedia writes to; without it interest is sample interest. */
  WIKIMEDIA_CONTACT?: string;
  /** Where page views and articles come from, if not from Wikimedia itself. */
  WIKIMEDIA_BASE_URL?: string;
  WIKIPEDIA_BASE_URL?: string;
}

/** What a request's log line may hold beside its own facts. */
export interface RequestLog {
  /** Round trips to D1 so far: the bench counts them from here. */
  d1: number;
  warnings: string[];
  /** The function that a program called. */
  called?: string;
  errors: LoggedError[];
}

export interface LoggedError {
  name: string;
  message?: string;
  stack?: string[];
}

/** The cookies that go with one answer, whoever makes it. */
export interface AnswerCookies {
  /** Takes complete `Set-Cookie` values; the last of a name counts. */
  send(...cookies: string[]): void;
  all(): string[];
}

/** What one request brings. */
export interface Arrival {
  request: Request;
  facts: Omit<RequestFacts, "origin">;
  log: RequestLog;
  /** Cookies that go with the answer. */
  cookies: AnswerCookies;
  /** Lets work go on after the answer, and where the visitor has gone. */
  waitUntil(work: Promise<unknown>): void;
}

/** What Hono carries through the Worker: the bindings, and what the middleware sets for one request. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    log: RequestLog;
    services: ReadServices;
    /** What the services were made of. */
    arrival: Arrival;
  };
}
