import type { KVNamespace } from "@cloudflare/workers-types";
import { z } from "zod";

import { Refused } from "../../app/functions/refused";
import { DUMMY_USER, type User } from "../../app/model/user";
import type { Accounts } from "../../app/services/accounts";
import { SIGN_UPS, type SignIn, type SignInWays } from "../../app/services/sign-in";
import type { Database } from "../db/database";
import type { Bearer } from "../db/keys";
import type { GoogleApp } from "../google/openid";
import { isLoopback } from "../settings";
import { accountCookies } from "./account-cookies";
import { demoAccounts } from "./demo";
import type { SessionEnds } from "./demo-owner";
import { realAccounts, toUser } from "./real";
import { demoSessions, type Owner, type Owners } from "./session";
import { realSignIn } from "./sign-in";

export interface AccountsSetup {
  /** Who bears the key of a call: then no cookie counts. */
  keyCall?: KeyCall | undefined;
  /** The var AUTH: "demo" or "accounts". */
  mode: string;
  secret: string | undefined;
  /** The var DEMO_USER. */
  demoUser: string | undefined;
  kv: KVNamespace;
  /** Where the request was sent, and its headers. */
  url: URL;
  headers: Headers;
  now: Date;
  ends: SessionEnds;
  /** What accounts of people need beside it. */
  real: {
    db: Database;
    /** The var SIGNUPS. */
    signUps: string | undefined;
    /** The var PASSWORDS. */
    passwords: string | undefined;
    /** The operator's app at Google; null without one. */
    google: GoogleApp | null;
    googleTimeoutMs: number;
    /** The site's origin by SITE_ORIGIN; null where that is not set. */
    origin: string | null;
    /** What keeps mail from going out, by the names of the settings. */
    missingMail(): string[];
    linksADay: number;
    /** Counts links of the client's own day; throws CeilingReached after the last. */
    spendLinks(count: number): Promise<void>;
    /** The client's network, as wrong passwords are counted. */
    network: string;
    deliver(id: string): void;
  };
  /** Counts a change of settings of the address's day; throws CeilingReached after the last. */
  spend(): Promise<void>;
  /** Sends cookies with the answer. */
  send(cookies: string[]): void;
  wait(ms: number): Promise<void>;
  report(error: unknown): void;
  warn(text: string): void;
}

/** A call by a key, while it is asked who bears it. */
export interface KeyCall {
  /** Null where nobody does any more. */
  bearer: Promise<Bearer | null>;
  /** The key's owner, where that is known already: what is read of them goes out at once. */
  ownerId?: string | undefined;
}

interface Chosen {
  accounts: Accounts & Owners;
  signIn: SignIn;
}

/**
 * The accounts of this deployment. Throws for a mode that does not exist: signing everyone in as the dummy
 * user would be the wrong answer to it. Without a secret nothing signed is served, and the log says so.
 */
export function chooseAccounts(setup: AccountsSetup): Chosen {
  const { mode, secret, kv, ends, url, headers, now, spend, send, wait, report, warn } = setup;
  if (mode !== "demo" && mode !== "accounts")
    throw new Error(`AUTH is "${mode}": there is "demo" and "accounts".`);
  const isReal = mode === "accounts";
  const user = { ...readDummyUser(setup), ...(isReal && { isDemo: true }) };
  const ways = isReal ? readWays(setup) : null;
  if (setup.keyCall) return { accounts: bearerAccounts(setup.keyCall, user), signIn: noSignIn(ways) };
  if (ways && ways.missing.length > 0) warn(`nobody can sign in: ${ways.missing.join(", ")} missing`);
  if (!secret) {
    warn(NO_SECRET);
    return { accounts: unsignedAccounts(isReal ? null : user), signIn: noSignIn(ways) };
  }
  const secure = !isLoopback(url);
  const header = headers.get("cookie");
  const sessions = demoSessions({ kv, secret, secure, header, now, wait, report });
  const demo = demoAccounts({ user, secret, now, spend, send, ends, report, sessions });
  if (!ways) return { accounts: demo, signIn: noSignIn(null) };
  const { db, origin, linksADay, spendLinks, network, google, googleTimeoutMs, deliver } = setup.real;
  const cookies = accountCookies({ header, secret, secure });
  const shared = { db, secret, now, cookies, demo, sessions, send };
  const accounts = realAccounts({ ...shared, keepsPasswords: ways.passwords });
  return {
    accounts,
    signIn: realSignIn({
      ...shared,
      signedIn: accounts.signedIn,
      origin: origin ?? url.origin,
      secure,
      headers,
      ways,
      linksADay,
      spendLinks,
      network,
      app: google,
      timeoutMs: googleTimeoutMs,
      deliver,
      report,
    }),
  };
}

/** How people sign in, and which settings are missing before they can. An origin may be the request's own on loopback alone. */
function readWays({ secret, url, real, warn }: AccountsSetup): SignInWays {
  const signUps = SIGN_UPS.find((one) => one === (real.signUps || "open"));
  if (!signUps) warn('SIGNUPS cannot be read: "closed" instead');
  const passwords = real.passwords || "off";
  if (passwords !== "on" && passwords !== "off") warn('PASSWORDS cannot be read: "off" instead');
  return {
    signUps: signUps ?? "closed",
    passwords: passwords === "on",
    google: real.google !== null,
    missing: [
      ...(secret ? [] : ["SESSION_SECRET"]),
      ...(real.origin === null && !isLoopback(url) ? ["SITE_ORIGIN"] : []),
      ...real.missingMail(),
    ],
  };
}

/** What asks for an account, answered by a site that has none. */
const NO_ACCOUNTS = "This is a demo: there are no accounts.";

/** Where nobody can sign in: in the demo there is nothing to sign in to. */
function noSignIn(ways: SignInWays | null): SignIn {
  const refuse = async () => {
    throw ways ? new Error(NO_SECRET) : new Refused(404, NO_ACCOUNTS);
  };
  return {
    ways,
    sendLink: refuse,
    readLink: refuse,
    redeemLink: refuse,
    signInByPassword: refuse,
    otherWays: async () => ({ password: false, google: false }),
    startGoogle: refuse,
    finishGoogle: refuse,
    removeGoogle: refuse,
    askForAddress: refuse,
    pendingAddress: async () => null,
    cancelAddress: refuse,
    readAddressLink: async () => null,
    answerAddress: refuse,
    changePassword: refuse,
    setPassword: refuse,
    passkeyOptions: refuse,
    signInByPasskey: refuse,
    newPasskeyOptions: refuse,
    addPasskey: refuse,
    passkeys: async () => [],
    removePasskey: refuse,
  };
}

/**
 * Whoever bears a key: its owner, as their account has them. A key begins no session, ends none and changes no account.
 *
 * @param visitor what a visitor without an account is shown as
 */
function bearerAccounts({ bearer, ownerId }: KeyCall, visitor: User): Accounts & Owners {
  async function owner(): Promise<Owner | null> {
    const found = await bearer;
    return found && { id: found.ownerId, remember: async () => {} };
  }
  return {
    ...unsignedAccounts(null),
    owner,
    async current() {
      const found = await bearer;
      if (!found?.account) return found && visitor;
      return toUser({ ...found.account, ownerId: found.ownerId, sessionId: "", since: new Date(0) });
    },
    async writer() {
      const found = await owner();
      if (!found) throw new Error("nobody bears the key");
      return found;
    },
    async read(query) {
      const id = ownerId ?? (await bearer)?.ownerId;
      if (id === undefined) return null;
      const [found, known] = await Promise.all([query(id), owner()]);
      return known && { owner: known, found };
    },
  };
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
 * On a Worker without its secret whatever would need a signature fails and says why. In demo mode everyone may look around
 * as the dummy user; with accounts everyone is nobody.
 */
export function unsignedAccounts(user: User | null): Accounts & Owners {
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
    openSessions: async () => [],
    hasDemo: async () => false,
    endSessions: refuse,
    keepsPasswords: false,
    updatePassword: async () => {},
    endSession: async () => ({ isGone: true }),
    startSession: refuse,
    fromAccessToken: async () => null,
  };
}
