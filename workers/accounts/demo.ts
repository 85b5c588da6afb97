import { DataDeleted } from "../../app/functions/refused";
import { DUMMY_USER, type User } from "../../app/model/user";
import { MINUTE_MS } from "../../app/numbers/days";
import type { Accounts } from "../../app/services/accounts";
import { isDatabaseError } from "../db/database";
import { fingerprint } from "../secrets";
import { type DemoOwner, demoOwner, type SessionEnds } from "./demo-owner";
import type { DemoSessions, NamedSession, Owners } from "./session";
import { makeTokens, readToken } from "./tokens";

/** KV may answer a minute late elsewhere: what was written so lately is not compared with what is read. */
const KV_LAG_MS = MINUTE_MS;

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

/** One request's visitor of the demo. */
interface Visit extends Setup {
  owners: DemoOwner;
  /** The dummy user as the visitor changed it, by their session's id. */
  withFields(id: string): Promise<User>;
}

/**
 * Demo mode: the dummy user is always signed in, until the visitor signs out, and signing in always
 * succeeds (spec section 4, Auth). A visitor without a session costs no read of KV, and one who only reads no write.
 */
export function demoAccounts(setup: Setup): Accounts & Owners {
  const owners = demoOwner(setup);
  let merged: Promise<User> | undefined;
  function withFields(id: string): Promise<User> {
    merged ??= setup.sessions.fields(id).then((fields) => ({ ...setup.user, ...fields }));
    return merged;
  }
  const visit = { ...setup, owners, withFields };
  return {
    ...owners,
    ...signingIn(visit),
    ...settings(visit),
    ...tokens(visit),
    openSessions: async () => [],
    hasDemo: async () => false,
    endSessions: async () => {},
    keepsPasswords: false,
    // Whatever is typed will do, and is not kept: signing in always succeeds.
    updatePassword: async () => {},
  };
}

function signingIn({ user, sessions, ends, now, send, owners, withFields }: Visit) {
  return {
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
      const claimed = await owners.claim();
      if (!session || !claimed) return send(await sessions.name(nobody));
      // Issued after the end, and so not ended by it.
      const left = { ...session, at: now.getTime() + 1, out: true } as const;
      send(await sessions.name((await ends.end(claimed)) ? left : nobody));
    },
  } satisfies Partial<Accounts>;
}

function settings({ user, sessions, ends, now, spend, send, report, owners, withFields }: Visit) {
  /** False if it cannot be asked, which is reported: what KV then holds of a session that is gone expires by itself. */
  async function wasDeleted(session: NamedSession): Promise<boolean> {
    try {
      return await ends.wasDeleted(await fingerprint(session.id));
    } catch (error) {
      report(error);
      return false;
    }
  }

  return {
    async updateSettings({ primaryTopic, youtubeChannel }) {
      const named = await sessions.named();
      const session = named && (await owners.stands()) ? named : sessions.begin();
      // The platform is fixed: whoever keeps settings keeps them for YouTube.
      const changes = { primaryTopic, youtubeChannel, platform: DUMMY_USER.platform };
      const before = session === named ? await withFields(session.id) : user;
      const isSame = (Object.keys(changes) as (keyof typeof changes)[]).every(
        (field) => before[field] === changes[field],
      );
      if (isSame && now.getTime() - (session.wrote ?? 0) > KV_LAG_MS) return;
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
  } satisfies Partial<Accounts>;
}

/** Tokens of the API. They are not handed out on the word of a cookie alone. */
function tokens({ sessions, secret, now, send, owners, withFields }: Visit) {
  const make = async (id: string) => makeTokens(id, await withFields(id), { secret, now });

  return {
    async startSession(refreshToken) {
      if (refreshToken !== undefined) {
        const named = await readToken("refresh", refreshToken, secret);
        if (!named || !(await owners.isGood({ id: named.sid, at: named.at }))) return null;
        return { session: await make(named.sid) };
      }
      const session = await sessions.named();
      if (session && (session.out || !(await owners.isGood(session)))) return null;
      const current = session ?? sessions.begin();
      const started = await make(current.id);
      send(await sessions.name(current));
      return { session: started };
    },

    async fromAccessToken(token) {
      const named = token && (await readToken("access", token, secret));
      if (!named) return null;
      return {
        user: await withFields(named.sid),
        stands: () => owners.isGood({ id: named.sid, at: named.at }),
      };
    },
  } satisfies Partial<Accounts>;
}
