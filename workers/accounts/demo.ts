import { DataDeleted } from "../../app/functions/refused";
import { DUMMY_USER, type User } from "../../app/model/user";
import { MINUTE_MS } from "../../app/numbers/days";
import type { Accounts, AuthSession } from "../../app/services/accounts";
import { isDatabaseError } from "../db/database";
import type { Claim } from "../db/ended-sessions";
import { fingerprint } from "../secrets";
import type { DemoSessions, NamedSession, Owner, Owners } from "./session";
import { ACCESS_SECONDS, readToken, signToken } from "./signed-cookie";

/** KV may answer a minute late elsewhere: what was written so lately is not compared with what is read. */
const KV_LAG_MS = MINUTE_MS;

/** Where it is kept that a session was ended; see db/ended-sessions.ts. */
export interface SessionEnds {
  find(id: string): Promise<Date | null>;
  /** False where the claim was ended before: then nothing is done. */
  end(claim: Claim): Promise<boolean>;
  /** Whether the owner's data was deleted, now and not as the request began. */
  wasDeleted(ownerId: string): Promise<boolean>;
}

interface Setup {
  user: User;
  sessions: DemoSessions;
  ends: SessionEnds;
  secret: string;
  now: Date;
  /** Counts a change of settings of the address's day; throws CeilingReached after the last. */
  spend(): Promise<void>;
  /** Sends cookies with the answer. */
  send(cookies: string[]): void;
  report(error: unknown): void;
}

/**
 * Demo mode: the dummy user is always signed in, until the visitor signs out, and signing in always
 * succeeds (spec section 4, Auth). A visitor without a session costs no read of KV, and one who only reads no write.
 */
export function demoAccounts(setup: Setup): Accounts & Owners {
  const { user, sessions, ends, secret, now, spend, send, report } = setup;
  const at = now.getTime();

  /** Rows are kept under a fingerprint of the session id: whoever reads the database cannot make a cookie of it. */
  async function makeOwner(session: NamedSession): Promise<Owner> {
    return {
      id: await fingerprint(session.id),
      remember: async () => send(await sessions.name(session)),
    };
  }

  /** Whom this request made, once something of theirs was kept. */
  let kept: Owner | undefined;
  let made: Promise<Owner> | undefined;
  async function makeNew(): Promise<Owner> {
    const owner = await makeOwner(sessions.begin());
    return {
      ...owner,
      async remember() {
        kept = owner;
        await owner.remember();
      },
    };
  }

  async function claim(): Promise<Claim | null> {
    const session = await sessions.named();
    return session && { id: await fingerprint(session.id), issuedAt: new Date(session.at) };
  }

  /** Whether nothing ended the session since. Throws what the database throws. */
  async function notEnded({ id, issuedAt }: Claim): Promise<boolean> {
    const endedAt = await ends.find(id);
    return endedAt === null || issuedAt > endedAt;
  }

  let standing: Promise<boolean | "unknown"> | undefined;
  async function askStanding() {
    const claimed = await claim();
    try {
      return claimed === null || (await notEnded(claimed));
    } catch (error) {
      report(error);
      return "unknown";
    }
  }
  /** Whether nothing ended the session, as far as the database can say; asked once a request. */
  function askedStanding() {
    standing ??= askStanding();
    return standing;
  }
  async function stands(): Promise<boolean> {
    return (await askedStanding()) !== false;
  }

  async function owner(): Promise<Owner | null> {
    if (kept) return kept;
    const session = await sessions.named();
    const standing = session && (await askedStanding());
    if (!session || !standing) return null;
    // What was ended must not be issued anew while nobody can say so.
    const known = await makeOwner(session);
    return standing === "unknown" ? { ...known, remember: async () => {} } : known;
  }

  /** False if it cannot be asked, which is reported: what KV then holds of a session that is gone expires by itself. */
  async function wasDeleted(session: NamedSession): Promise<boolean> {
    try {
      return await ends.wasDeleted(await fingerprint(session.id));
    } catch (error) {
      report(error);
      return false;
    }
  }

  let merged: Promise<User> | undefined;
  function withFields(id: string): Promise<User> {
    merged ??= sessions.fields(id).then((fields) => ({ ...user, ...fields }));
    return merged;
  }

  async function makeTokens(id: string): Promise<AuthSession> {
    const [access_token, refresh_token] = await Promise.all([
      signToken("access", id, secret, now),
      signToken("refresh", id, secret, now),
    ]);
    return {
      access_token,
      refresh_token,
      expires_in: ACCESS_SECONDS,
      expires_at: Math.floor(at / 1000) + ACCESS_SECONDS,
      token_type: "bearer",
      user: await withFields(id),
    };
  }

  /** Tokens are not handed out on the word of a cookie alone: what cannot be asked is thrown. */
  async function isGood(session: NamedSession): Promise<boolean> {
    return notEnded({ id: await fingerprint(session.id), issuedAt: new Date(session.at) });
  }

  return {
    owner,
    claim,
    stands,

    async writer() {
      const known = await owner();
      if (known) return known;
      made ??= makeNew();
      return made;
    },

    async read(query) {
      if (kept) return { owner: kept, found: await query(kept.id) };
      const claimed = await claim();
      if (!claimed) return null;
      const [found, known] = await Promise.all([query(claimed.id), owner()]);
      return known && { owner: known, found };
    },

    async name() {
      if (kept) return;
      const session = await sessions.named();
      const standing = session && (await askedStanding());
      if (standing === "unknown") return;
      send(await (session && standing ? sessions.rename(session) : sessions.name(sessions.begin())));
    },

    async current() {
      const session = await sessions.named();
      if (session?.out) return null;
      return session ? withFields(session.id) : user;
    },

    async signIn() {
      const session = await sessions.named();
      if (!session) return { user };
      const signedIn = await withFields(session.id);
      if (session.out) {
        const { out: _out, ...back } = session;
        send(await sessions.name(back));
      }
      return { user: signedIn };
    },

    async signOut() {
      const session = await sessions.named();
      // Written once a change: a second click costs no write.
      if (session?.out) return;
      const nobody = { ...sessions.begin(), out: true } as const;
      const claimed = await claim();
      if (!session || !claimed) return send(await sessions.name(nobody));
      // Issued after the end, and so not ended by it.
      const left = { ...session, at: at + 1, out: true } as const;
      send(await sessions.name((await ends.end(claimed)) ? left : nobody));
    },

    async updateSettings({ primaryTopic, youtubeChannel }) {
      const named = await sessions.named();
      const session = named && (await stands()) ? named : sessions.begin();
      // The platform is fixed: whoever keeps settings keeps them for YouTube.
      const changes = { primaryTopic, youtubeChannel, platform: DUMMY_USER.platform };
      const before = session === named ? await withFields(session.id) : user;
      const isSame = (Object.keys(changes) as (keyof typeof changes)[]).every(
        (field) => before[field] === changes[field],
      );
      if (isSame && at - (session.wrote ?? 0) > KV_LAG_MS) return;
      // Settings are in KV, and a database that does not answer keeps nobody from changing theirs.
      await spend().catch((error: unknown) => {
        if (!isDatabaseError(error)) throw error;
        report(error);
      });
      // The form holds every field that can change: nothing that was read goes back.
      const cookies = await sessions.keep(session, changes);
      // Asked after writing, since no statement spans KV and D1: either this sees the deletion, or that deletes this.
      if (session !== named || !(await wasDeleted(session))) return send(cookies);
      await sessions.forget(session.id);
      throw new DataDeleted();
    },

    openSessions: async () => [],
    endSessions: async () => {},

    keepsPasswords: false,

    // Whatever is typed will do, and is not kept: signing in always succeeds.
    updatePassword: async () => {},

    async endSession() {
      const { cookies, isGone } = await sessions.end();
      send(cookies);
      return { isGone };
    },

    async startSession(refreshToken) {
      if (refreshToken !== undefined) {
        const named = await readToken("refresh", refreshToken, secret);
        if (!named || !(await isGood({ id: named.sid, at: named.at }))) return null;
        return { session: await makeTokens(named.sid) };
      }
      const session = await sessions.named();
      if (session && (session.out || !(await isGood(session)))) return null;
      const current = session ?? sessions.begin();
      const started = await makeTokens(current.id);
      send(await sessions.name(current));
      return { session: started };
    },

    async fromAccessToken(token) {
      const named = token && (await readToken("access", token, secret));
      if (!named) return null;
      return {
        user: await withFields(named.sid),
        stands: () => isGood({ id: named.sid, at: named.at }),
      };
    },
  };
}
