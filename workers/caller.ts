import type { RateLimit } from "@cloudflare/workers-types";
import { type Allowance, type Caller, type LimitName, SCOPES, UNLIMITED } from "../app/model/caller";
import type { User } from "../app/model/user";
import type { Accounts } from "../app/services/accounts";
import type { Owner } from "./accounts/session";
import { bearerToken } from "./api/bearer-token";
import type { AnswerCookies, Env } from "./env";
import { limitFor } from "./middleware/limits";

export function answerCookies(): AnswerCookies {
  const byName = new Map<string, string>();
  return {
    send(...cookies) {
      for (const cookie of cookies) byName.set(cookie.slice(0, cookie.indexOf("=")), cookie);
    },
    all: () => [...byName.values()],
  };
}

/**
 * The rate limit behind each name: wrangler.toml's binding, and what is put before the client's own counter where several
 * are counted apart under one.
 */
const BINDINGS: Record<LimitName, [binding: (env: Env) => RateLimit, prefix?: string]> = {
  analyzer: [(env) => env.ANALYZER_LIMIT],
  article: [(env) => env.ANALYZER_LIMIT, "article"],
  ask: [(env) => env.TOOLS_LIMIT, "ask"],
  assistant: [(env) => env.ASSISTANT_LIMIT],
  billing: [(env) => env.BILLING_LIMIT],
  feed: [(env) => env.TOOLS_LIMIT, "feed"],
  feedback: [(env) => env.FEEDBACK_LIMIT],
  key: [(env) => env.TOOLS_LIMIT, "key"],
  material: [(env) => env.MATERIAL_LIMIT],
  "personal-data": [(env) => env.SESSION_LIMIT, "personal-data"],
  plan: [(env) => env.TOOLS_LIMIT, "plan"],
  push: [(env) => env.TOOLS_LIMIT, "push"],
  session: [(env) => env.SESSION_LIMIT],
  tools: [(env) => env.TOOLS_LIMIT],
  topics: [(env) => env.TOOLS_LIMIT, "topics"],
  waitlist: [(env) => env.WAITLIST_LIMIT],
  watch: [(env) => env.TOOLS_LIMIT, "watch"],
};

interface Asking {
  owner(): Promise<Owner | null>;
  user(): Promise<User | null>;
  /** The name by which limits count the client (middleware/limits.ts). */
  counter: string;
  allowance: Allowance;
}

/** Whoever sent a request: by the session of its cookie, with all that its visitor may do. */
export function openCaller(env: Env, { owner, user, counter, allowance }: Asking): Caller {
  return {
    owner: async () => (await owner())?.id ?? null,
    user,
    allowance,
    scopes: new Set(SCOPES),
    limits: {
      allows(name) {
        const [binding, prefix] = BINDINGS[name];
        return limitFor(binding(env), prefix === undefined ? counter : `${prefix} ${counter}`)();
      },
    },
  };
}

/**
 * Whoever bears an access token of the API, for reading alone; null where the header has no token of ours. Whether its
 * session still stands is asked beside what is read, so that it costs no round trip of its own.
 */
export async function openBearer(
  { accounts, caller }: { accounts: Pick<Accounts, "fromAccessToken">; caller: Caller },
  authorization: string | undefined,
): Promise<{ caller: Caller; stands(): Promise<boolean> } | null> {
  const token = bearerToken(authorization);
  const known = await accounts.fromAccessToken(token);
  if (!known) return null;
  const bearer: Caller = {
    owner: async () => null,
    user: async () => known.user,
    scopes: new Set(["read"]),
    limits: caller.limits,
    allowance: caller.allowance,
  };
  return { caller: bearer, stands: known.stands };
}

/** A job of cron: nobody's session, and no network to count. */
export const JOB_CALLER: Caller = {
  owner: async () => null,
  user: async () => null,
  scopes: new Set(SCOPES),
  limits: { allows: async () => true },
  allowance: UNLIMITED,
};
