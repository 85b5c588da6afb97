import { Refused } from "../../app/functions/refused";
import { DUMMY_USER, type User } from "../../app/model/user";
import type { Accounts } from "../../app/services/accounts";
import { saveUserSettings } from "../db/accounts";
import { endAuthSession, endSessionsOf, findSession, listSessions, type SignedIn } from "../db/auth-sessions";
import type { Database } from "../db/database";
import type { AccountCookies } from "./account-cookies";
import type { DemoSessions, Owner, Owners } from "./session";
import { makeTokens, readToken } from "./tokens";

/** In tokens of the API, before the id of an account's session: a demo's has none. */
const OF_ACCOUNT = "account ";

interface Setup {
  db: Database;
  secret: string;
  now: Date;
  cookies: AccountCookies;
  /** The demo, at which a visitor without an account may look. */
  demo: Accounts & Owners;
  sessions: DemoSessions;
  keepsPasswords: boolean;
  send(cookies: string[]): void;
}

/** What an account is shown as; `searchCredits` is the spec's, and bounds nothing. */
export function toUser({ userId, email, primaryTopic, youtubeChannel }: SignedIn): User {
  return {
    id: userId,
    email,
    isDemo: false,
    searchCredits: DUMMY_USER.searchCredits,
    platform: DUMMY_USER.platform,
    primaryTopic,
    youtubeChannel,
  };
}

function ownerOf({ ownerId }: SignedIn): Owner {
  return { id: ownerId, remember: async () => {} };
}

/** One request's visitor: with an account, or in the demo, or neither. */
interface Visit extends Setup {
  /** Read once a request. */
  signedIn(): Promise<SignedIn | null>;
  /** Whether the visitor looks at the demo, as far as their cookie says. */
  isInDemo(): Promise<boolean>;
}

/**
 * Accounts mode: who is signed in is read from D1 with each request, in one round trip. Without an account a visitor is
 * nobody, until they ask for the demo; an account wins over it.
 */
export function realAccounts(setup: Setup): Accounts & Owners & { signedIn(): Promise<SignedIn | null> } {
  const { db, now, cookies, sessions } = setup;

  async function read(): Promise<SignedIn | null> {
    const token = await cookies.token();
    return token === null ? null : findSession(db, { token }, now);
  }
  let known: Promise<SignedIn | null> | undefined;
  function signedIn(): Promise<SignedIn | null> {
    known ??= read();
    return known;
  }

  async function isInDemo(): Promise<boolean> {
    const session = await sessions.named();
    return session !== null && !session.out;
  }

  const visit = { ...setup, signedIn, isInDemo };
  return { signedIn, ...whose(visit), ...session(visit), ...tokens(visit) };
}

function whose({ now, demo, signedIn, isInDemo }: Visit) {
  /** What an account answers; without one the demo, where the visitor looks at that. */
  async function ask<Answer>(
    account: (of: SignedIn) => Answer | Promise<Answer>,
    ofDemo: () => Promise<Answer | null>,
  ): Promise<Answer | null> {
    const found = await signedIn();
    if (found) return account(found);
    return (await isInDemo()) ? ofDemo() : null;
  }

  return {
    current: () => ask(toUser, demo.current),

    // The session was read as it stands.
    stands: async () => ((await signedIn()) ? true : demo.stands()),

    async name() {
      if (!(await signedIn()) && (await isInDemo())) await demo.name();
    },

    owner: () => ask(ownerOf, demo.owner),

    async writer() {
      const account = await signedIn();
      return account ? ownerOf(account) : demo.writer();
    },

    read: (query) =>
      ask(
        async (account) => ({ owner: ownerOf(account), found: await query(account.ownerId) }),
        () => demo.read(query),
      ),

    claim: () => ask(({ ownerId }) => ({ id: ownerId, issuedAt: now }), demo.claim),
  } satisfies Partial<Accounts & Owners>;
}

function session({ db, now, cookies, demo, send, keepsPasswords, signedIn, isInDemo }: Visit) {
  return {
    // Access Demo, which is all that comes here.
    async signIn(credentials) {
      const signed = await demo.signIn(credentials);
      await demo.name();
      return signed;
    },

    async signOut() {
      const account = await signedIn();
      if (account) await endAuthSession(db, { id: account.sessionId });
      if ((await cookies.token()) !== null) send([cookies.clear()]);
      if (await isInDemo()) await demo.signOut();
    },

    async updateSettings(settings) {
      const account = await signedIn();
      if (account) await saveUserSettings(db, account.userId, settings, now);
      else await demo.updateSettings(settings);
    },

    async openSessions() {
      const account = await signedIn();
      if (!account) return [];
      const rows = await listSessions(db, account.userId, now);
      return rows.map(({ id, device, since }) => ({
        ...{ id, since, device: device || "A browser" },
        isThis: id === account.sessionId,
      }));
    },

    async endSessions(which) {
      const account = await signedIn();
      if (!account) return;
      await endSessionsOf(db, account.userId, which);
      if (which === "all" || which.id === account.sessionId) send([cookies.clear()]);
    },

    hasDemo: isInDemo,

    keepsPasswords,

    async updatePassword(password) {
      // Nothing is said to be changed that is not there.
      if (await signedIn())
        throw new Refused(409, "Your account has no password: you sign in by mail or passkey.");
      await demo.updatePassword(password);
    },

    async endSession() {
      if (!(await signedIn())) return demo.endSession();
      // Its row went with its owner, and what else told this browser apart goes, too.
      send([cookies.clear(), ...cookies.forget()]);
      return { isGone: true };
    },
  } satisfies Partial<Accounts & Owners>;
}

function tokens({ db, secret, now, demo, signedIn, isInDemo }: Visit) {
  const make = (account: SignedIn) =>
    makeTokens(OF_ACCOUNT + account.sessionId, toUser(account), { secret, now });

  /** The account's session that a token names; undefined for a token of the demo. */
  async function ofToken(kind: "access" | "refresh", token: string) {
    const named = await readToken(kind, token, secret);
    if (!named?.sid.startsWith(OF_ACCOUNT)) return undefined;
    return findSession(db, { id: named.sid.slice(OF_ACCOUNT.length) }, now);
  }

  return {
    async startSession(refreshToken) {
      if (refreshToken === undefined) {
        const account = await signedIn();
        if (account) return { session: await make(account) };
        return (await isInDemo()) ? demo.startSession() : null;
      }
      const account = await ofToken("refresh", refreshToken);
      if (account === undefined) return demo.startSession(refreshToken);
      return account && { session: await make(account) };
    },

    async fromAccessToken(token) {
      const account = token ? await ofToken("access", token) : null;
      if (account === undefined) return demo.fromAccessToken(token);
      return account && { user: toUser(account), stands: async () => true };
    },
  } satisfies Partial<Accounts>;
}
