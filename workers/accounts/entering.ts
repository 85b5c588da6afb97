import { z } from "zod";
import type { SECURITY_EVENTS } from "../../app/functions/mail/account-letters";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import type { SignInWays } from "../../app/services/sign-in";
import { createUser, findUserOwner, isSuspended, type WithUser } from "../db/accounts";
import { endAuthSession, type SignedIn } from "../db/auth-sessions";
import type { Database } from "../db/database";
import { insertIdentity } from "../db/identities";
import { hasFewerMails, putInOutbox } from "../db/outbox";
import { fingerprint, newToken } from "../secrets";
import type { AccountCookies } from "./account-cookies";
import { describeDevice } from "./device";
import type { DemoSessions, Owners } from "./session";
import { readSigned, SESSION_SECONDS, signValue } from "./signed-cookie";

/** Lasting ways in are made within so long of signing in: a stolen session makes none. */
const FRESH_MS = HOUR_MS;

/** How long a browser is known, anew with each sign-in: browsers keep no cookie for longer (400 days). */
const KNOWN_SECONDS = (400 * DAY_MS) / 1000;
/** For so many accounts at once, the last ones. */
const MARKS = 10;

/** Letters about changes to how somebody signs in that one account gets a day: by then its owner knows. */
const SECURITY_MAILS = 20;

type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface EnteringSetup {
  db: Database;
  secret: string;
  /** Where this site is found. */
  origin: string;
  secure: boolean;
  headers: Headers;
  now: Date;
  ways: SignInWays;
  cookies: AccountCookies;
  demo: Pick<Owners, "claim" | "endSession">;
  sessions: DemoSessions;
  /** Whose account the visitor is signed in to. */
  signedIn(): Promise<SignedIn | null>;
  send(cookies: string[]): void;
  report(error: unknown): void;
}

/** A user as an account is made for them. */
interface AskedUser {
  email: string;
  name: string;
  emailVerified: boolean;
  image: string | null;
}

interface Making {
  /** Their further ways in (db/accounts.ts). */
  also?: (userId: string) => WithUser[];
  /** Whether what was made in this browser's demo comes along: not where somebody else may have asked for the account. */
  bringsDemo: boolean;
}

/** What all ways in share: better-auth, the making of an account, and what changes once somebody is in. */
export function openEntering(setup: EnteringSetup) {
  const { db, secret, origin, secure, headers, now, ways, cookies, demo, sessions, send } = setup;
  const device = describeDevice(headers.get("user-agent") ?? "");
  /** What became of the way in that was tried. */
  const outcome = {
    isNew: false,
    broughtDemo: false,
    isKeptOut: false,
    isSuspended: false,
    /** The session that was made. */
    session: null as { userId: string; token: string } | null,
  };

  async function makeUser(
    user: AskedUser,
    { also, bringsDemo }: Making,
  ): Promise<{ id: string; at: Date } | null> {
    const session = await sessions.named();
    const inDemo = bringsDemo && session !== null && !session.out;
    const kept = inDemo ? await sessions.fields(session.id) : {};
    const id = crypto.randomUUID();
    const ownerId = await fingerprint(newToken());
    const owner = await createUser(db, {
      ...user,
      id,
      ownerId,
      primaryTopic: kept.primaryTopic ?? "",
      youtubeChannel: kept.youtubeChannel ?? "",
      signUps: ways.signUps,
      demo: inDemo ? await demo.claim() : null,
      also: also?.(id) ?? [],
      now,
    });
    outcome.isKeptOut = owner === null;
    if (owner === null) return null;
    outcome.isNew = true;
    outcome.broughtDemo = owner !== ownerId;
    return { id, at: now };
  }

  /** What such a mail says. */
  function news(what: SecurityEvent) {
    return { what, at: now.toISOString(), device, account: `${origin}/account/sign-in` };
  }

  /** A mail about a change to how somebody signs in: a statement for a batch. */
  function tell({ ownerId, email }: Pick<SignedIn, "ownerId" | "email">, what: SecurityEvent) {
    const message = { id: crypto.randomUUID(), ownerId, to: email, payload: news(what) };
    // One account uses up nobody's mails, with whatever it does again and again.
    return putInOutbox(db, "security", message, now, hasFewerMails(ownerId, "security", SECURITY_MAILS, now));
  }

  /** Joins Google to an account, and tells its owner; false where either has one already. */
  async function joinGoogle(
    account: Pick<SignedIn, "userId" | "ownerId" | "email">,
    sub: string,
  ): Promise<boolean> {
    const { userId } = account;
    const [joined] = await db.batch([insertIdentity(db, { id: crypto.randomUUID(), userId, sub, now })]);
    if (joined.meta.changes !== 1) return false;
    await db.batch([tell(account, "google-joined")]);
    return true;
  }

  /**
   * Tells the owner of an account of a sign-in in a browser in which nobody signed in to it before: one that lacks our
   * signed mark of it. The first of an account is no news. Answers the cookie with the mark.
   */
  async function noteBrowser({ userId }: { userId: string }): Promise<string> {
    const mark = (await fingerprint(JSON.stringify([secret, "known browser", userId]))).slice(0, 32);
    const kept = cookies.known();
    const read = z.array(z.string()).safeParse(kept === null ? null : await readSigned(kept, secret));
    const marks = read.success ? read.data : [];
    if (!outcome.isNew && !marks.includes(mark)) {
      const user = await findUserOwner(db, userId);
      if (user) await db.batch([tell(user, "signed-in")]);
    }
    const latest = [mark, ...marks.filter((other) => other !== mark)].slice(0, MARKS);
    return cookies.keepKnown(await signValue(latest, secret), KNOWN_SECONDS);
  }

  return {
    outcome,
    device,
    makeUser,

    /** better-auth for this request. */
    async auth(making: Making = { bringsDemo: false }) {
      const { openAuth } = await import("./auth");
      return openAuth({
        db,
        secret,
        origin,
        cookie: { name: cookies.session, secure, maxAge: SESSION_SECONDS },
        challenge: cookies.challenge,
        freshSeconds: FRESH_MS / 1000,
        headers,
        hashToken: fingerprint,
        describeDevice,
        async isSuspended(userId) {
          outcome.isSuspended = await isSuspended(db, userId);
          return outcome.isSuspended;
        },
        createUser: (user) => makeUser(user, making),
        noteSession(session) {
          outcome.session = session;
        },
      });
    },

    /** Somebody is in, by the cookies of a new session: the one before ends, and a demo that is theirs now. */
    async enter(signed: string[]): Promise<void> {
      const former = await cookies.token();
      if (former !== null) await endAuthSession(db, { token: former });
      // What was the demo's is the account's: its cookie, and what KV holds of it, go.
      if (outcome.broughtDemo) await demo.endSession();
      const { session } = outcome;
      send(session ? [...signed, await noteBrowser(session)] : signed);
    },

    isFresh: ({ since }: SignedIn) => now.getTime() - since.getTime() < FRESH_MS,

    joinGoogle,
    tell,
    news,
  };
}

export type Entering = ReturnType<typeof openEntering>;
