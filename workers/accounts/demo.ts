import type { Accounts, AuthSession, Owner } from "../../app/account/accounts";
import { SETTINGS_MESSAGES } from "../../app/account/messages";
import { DUMMY_USER, type User } from "../../app/account/user";
import { fingerprint } from "../fingerprint";
import type { Limit } from "../middleware/limits";
import type { DemoSessions } from "./session";
import { ACCESS_SECONDS, readToken, signToken } from "./tokens";

/** What the visitor reads when KV does not take the sign-in; the cause is for the log. */
const SIGN_IN_NOT_KEPT = "We could not sign you in just now. Please try again.";

interface Setup {
  user: User;
  sessions: DemoSessions;
  secret: string;
  now: Date;
  /** Asked before a write: an unlimited log-out would let anyone use up the day's writes. */
  limit: Limit;
}

/**
 * Demo mode: the dummy user is always signed in, until the visitor signs out, and signing in always
 * succeeds (spec section 4, Auth). A visitor who only reads costs no read and no write of KV.
 */
export function demoAccounts({ user, sessions, secret, now, limit }: Setup): Accounts {
  function sessionUser(session: ReturnType<DemoSessions["begin"]>): User | null {
    return session.get("signedOut") ? null : { ...user, ...session.get("user") };
  }

  /** Rows are kept under a fingerprint of the session id: whoever reads the database cannot make a cookie of it. */
  async function makeOwner(sessionId: string): Promise<Owner> {
    return { id: await fingerprint(sessionId), cookies: [await sessions.name(sessionId)] };
  }

  return {
    async owner() {
      const id = await sessions.id();
      return id === null ? null : makeOwner(id);
    },

    async name() {
      if ((await sessions.id()) !== null) return { cookies: [] };
      return { cookies: [await sessions.name(sessions.begin().id)] };
    },

    newOwner: () => makeOwner(sessions.begin().id),

    async current() {
      const session = await sessions.find();
      return session ? sessionUser(session) : user;
    },

    async signIn() {
      const session = await sessions.find();
      if (!session?.get("signedOut")) return { user: session ? sessionUser(session) : user, cookies: [] };
      session.unset("signedOut");
      try {
        if (!(await limit())) throw new Error("too many sign-ins from one address");
        return { user: sessionUser(session), cookies: [await sessions.save(session)] };
      } catch (cause) {
        throw new Error(SIGN_IN_NOT_KEPT, { cause });
      }
    },

    async signOut() {
      const session = (await sessions.find()) ?? sessions.begin();
      // Written once a change: a second click costs no write.
      if (session.get("signedOut")) return { cookies: [] };
      if (!(await limit())) throw new Error("too many sign-outs from one address");
      session.set("signedOut", true);
      return { cookies: [await sessions.save(session)] };
    },

    async updateSettings({ primaryTopic, youtubeChannel }) {
      const session = (await sessions.find()) ?? sessions.begin();
      // The platform is fixed: whoever keeps settings keeps them for YouTube.
      const changes = { primaryTopic, youtubeChannel, platform: DUMMY_USER.platform };
      const before = { ...user, ...session.get("user") };
      const isSame = (Object.keys(changes) as (keyof typeof changes)[]).every(
        (field) => before[field] === changes[field],
      );
      if (isSame) return { cookies: [] };
      if (!(await limit())) return "too-many";
      session.set("user", { ...session.get("user"), ...changes });
      try {
        return { cookies: [await sessions.save(session)] };
      } catch (cause) {
        throw new Error(SETTINGS_MESSAGES.failed, { cause });
      }
    },

    keepsPasswords: false,

    // Whatever is typed will do, and is not kept: signing in always succeeds.
    updatePassword: async () => ({ cookies: [] }),

    endSession: () => sessions.end(),

    async startSession(refreshToken) {
      const named = refreshToken === undefined ? null : await readToken("refresh", refreshToken, secret);
      if (refreshToken !== undefined && !named) return null;
      const session = named ? await sessions.read(named) : ((await sessions.find()) ?? sessions.begin());
      const current = sessionUser(session);
      if (!current) return null;
      const [access_token, refresh_token] = await Promise.all([
        signToken("access", session.id, secret, now),
        signToken("refresh", session.id, secret, now),
      ]);
      const expires_at = Math.floor(now.getTime() / 1000) + ACCESS_SECONDS;
      const tokens: AuthSession = {
        access_token,
        refresh_token,
        expires_in: ACCESS_SECONDS,
        expires_at,
        token_type: "bearer",
        user: current,
      };
      return { session: tokens, cookies: named ? [] : [await sessions.name(session.id)] };
    },

    async fromAccessToken(token) {
      const id = token && (await readToken("access", token, secret));
      return id ? sessionUser(await sessions.read(id)) : null;
    },
  };
}
