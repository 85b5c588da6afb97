import type { KVNamespace } from "@cloudflare/workers-types";
import { z } from "zod";

import { DUMMY_USER, type User } from "../../app/model/user";
import type { Accounts } from "../../app/services/accounts";
import { isLoopback } from "../settings";
import { demoAccounts, type SessionEnds } from "./demo";
import { demoSessions, type Owners } from "./session";

export interface AccountsSetup {
  /** The var AUTH; "demo" is the one mode there is. */
  mode: string;
  secret: string | undefined;
  /** The var DEMO_USER. */
  demoUser: string | undefined;
  kv: KVNamespace;
  /** Where the request was sent, and the `Cookie` header that came with it. */
  url: URL;
  cookie: string | null;
  now: Date;
  ends: SessionEnds;
  /** Counts a change of settings of the address's day; throws CeilingReached after the last. */
  spend(): Promise<void>;
  /** Sends cookies with the answer. */
  send(cookies: string[]): void;
  wait(ms: number): Promise<void>;
  report(error: unknown): void;
  warn(text: string): void;
}

/**
 * The accounts of this deployment. Throws for a mode that does not exist: signing everyone in as the dummy
 * user would be the wrong answer to it. Without a secret nothing signed is served, and the log says so.
 */
export function chooseAccounts(setup: AccountsSetup): Accounts & Owners {
  const { mode, secret, kv, ends, url, cookie, now, spend, send, wait, report, warn } = setup;
  if (mode !== "demo") throw new Error(`AUTH is "${mode}": the one mode there is is "demo".`);
  const user = readDummyUser(setup);
  if (!secret) {
    warn(NO_SECRET);
    return unsignedAccounts(user);
  }
  return demoAccounts({
    user,
    secret,
    now,
    spend,
    send,
    ends,
    report,
    sessions: demoSessions({ kv, secret, secure: !isLoopback(url), header: cookie, now, wait, report }),
  });
}

/** A DEMO_USER that cannot be read costs the var, not the page. */
function readDummyUser({ demoUser, report }: AccountsSetup): User {
  try {
    return dummyUser(demoUser);
  } catch (error) {
    report(error);
    return DUMMY_USER;
  }
}

const overrides = z
  .object({
    email: z.email(),
    isDemo: z.boolean(),
    searchCredits: z.number(),
    platform: z.string(),
    primaryTopic: z.string(),
    youtubeChannel: z.string(),
  })
  .partial();

/** The dummy user with the DEMO_USER var merged over it. Throws when the var is not JSON of such fields. */
export function dummyUser(json: string | undefined): User {
  return json ? { ...DUMMY_USER, ...overrides.parse(JSON.parse(json)) } : DUMMY_USER;
}

export const NO_SECRET = "SESSION_SECRET is not set: nothing signed is served.";

/**
 * Demo mode on a Worker without its secret: everyone may look around as the dummy user, and whatever
 * would need a signature fails and says why.
 */
export function unsignedAccounts(user: User): Accounts & Owners {
  const refuse = async () => {
    throw new Error(NO_SECRET);
  };
  return {
    current: async () => user,
    owner: async () => null,
    read: async () => null,
    claim: async () => null,
    stands: async () => true,
    name: async () => {},
    writer: refuse,
    signIn: async () => ({ user }),
    signOut: refuse,
    updateSettings: refuse,
    keepsPasswords: false,
    updatePassword: async () => {},
    endSession: async () => ({ isGone: true }),
    startSession: refuse,
    fromAccessToken: async () => null,
  };
}
