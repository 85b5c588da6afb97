import type { KVNamespace } from "@cloudflare/workers-types";
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { parse, serialize } from "hono/utils/cookie";
import { createCookie, createSession, type SessionStorage } from "react-router";
import { z } from "zod";
import type { User } from "../../app/model/user";
import { PLAIN_SESSION_COOKIE, SESSION_COOKIE } from "../../app/navigation/cookie";
import { readSigned, SESSION_SECONDS, signValue } from "./signed-cookie";

/** Owns rows in the database. In demo all visitors share one user, so this is never the user's id. */
export interface Owner {
  /** The key of the rows. No cookie can be derived from it. */
  id: string;
  /**
   * Lets the browser name this owner for another 30 days, by cookies with the answer. To be asked once something of theirs
   * was kept: a new owner that could not be kept is nobody, and what was ended must not be issued anew.
   */
  remember(): Promise<void>;
}

/** Whose rows the visitor's cookie stands for: what the adapters ask of a session. */
export interface Owners {
  /**
   * The owner that the visitor's cookie identifies, or that something was kept for in this request; null where there is
   * neither, as after the session was ended: that is asked of the database, once a request.
   */
  owner(): Promise<Owner | null>;
  /** The same with a new owner for a visitor without one, who has something to save. Throws if none can be made. */
  writer(): Promise<Owner>;
  /**
   * The owner with what is read of them, in the same round trip: `query` goes out at once with the id, and counts only if
   * the session was not ended.
   */
  read<Found>(query: (ownerId: string) => Promise<Found>): Promise<{ owner: Owner; found: Found } | null>;
  /** The owner by the cookie's word alone, and when that was issued: for a statement that checks it itself. */
  claim(): Promise<{ id: string; issuedAt: Date } | null>;
  /**
   * Deletes what is stored of the visitor's session, and its cookie. `isGone` is false if the session could not be deleted,
   * which is reported: without its cookie nobody can reach it, and it expires by itself. Never throws.
   */
  endSession(): Promise<{ isGone: boolean }>;
}

/** A session, as its signed cookie names it. */
export interface NamedSession {
  id: string;
  /** When the cookie was issued, in epoch milliseconds. */
  at: number;
  /** Signed out. */
  out?: true;
  /** When the user's fields were last written to KV, in epoch milliseconds. */
  wrote?: number;
}

/** A session as it is signed. */
interface SignedSession extends NamedSession {
  /** Issued under the prefix. */
  host?: true;
}

/** What KV holds of a demo visitor: the user fields merged locally, and no more. */
interface SessionData {
  user?: Partial<User>;
}

/** KV takes one write a second of a key. */
const BETWEEN_WRITES_MS = 1_000;

type CookieOptions = Parameters<typeof serialize>[2];

const cookieValue: z.ZodType<SignedSession> = z.object({
  id: z.string().min(1),
  at: z.number(),
  out: z.literal(true).optional(),
  wrote: z.number().optional(),
  host: z.literal(true).optional(),
});

export interface DemoSessions {
  /** The session that the visitor's cookie names; null without a cookie that we signed in the last 30 days. */
  named(): Promise<NamedSession | null>;
  /** A session with an id of its own, written nowhere. */
  begin(): NamedSession;
  /** The `Set-Cookie` values that name a session, issued anew, and drop the cookie of the former name. Writes nothing. */
  name(session: NamedSession): Promise<string[]>;
  /** The same where the visitor's cookie has the former name; of one who has both, what drops that; else none. */
  rename(session: NamedSession): Promise<string[]>;
  /** The user fields merged in a session, by its id; none where they cannot be read, which is reported. */
  fields(id: string): Promise<Partial<User>>;
  /** Writes the user fields and answers the cookies. Throws when KV does not take them. */
  keep(session: NamedSession, fields: Partial<User>): Promise<string[]>;
  /** Deletes the user fields of a session, by its id. Throws when KV does not. */
  forget(id: string): Promise<void>;
  /** Deletes what KV holds of a session and answers what clears its cookies; false where KV did not, which is reported. */
  end(): Promise<{ cookies: string[]; isGone: boolean }>;
}

/** The storage finds its key in a cookie of its own, which no visitor ever gets. */
const KEY = createCookie("key", { maxAge: SESSION_SECONDS });

function readCookieOf(header: string | null, name: string): string {
  return (header && parse(header, name)[name]) ?? "";
}

interface Setup {
  kv: KVNamespace;
  secret: string;
  secure: boolean;
  /** The request's `Cookie` header. */
  header: string | null;
  now: Date;
  wait(ms: number): Promise<void>;
  report(error: unknown): void;
}

/**
 * Sessions behind a signed cookie. The id is made here and signed, as is whether its visitor signed out, so that neither
 * the owner nor the guard depends on a read from KV, which may answer a minute late elsewhere; naming a session and
 * signing out and in write nothing to it.
 */
export function demoSessions({ kv, secret, secure, header, now, wait, report }: Setup): DemoSessions {
  const at = now.getTime();
  // The library's own types name Cloudflare's globals; the binding is the same object.
  const openStorage = () =>
    createWorkersKVSessionStorage({ cookie: KEY, kv: kv as never }) as SessionStorage<SessionData>;

  const ownName = secure ? SESSION_COOKIE : PLAIN_SESSION_COOKIE;
  const own = readCookieOf(header, ownName);
  /** What the visitor still has under the name from before the prefix. */
  const former = secure ? readCookieOf(header, PLAIN_SESSION_COOKIE) : "";

  const setCookie = (cookieName: string, value: string, over?: CookieOptions) =>
    serialize(cookieName, value, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      secure,
      maxAge: SESSION_SECONDS,
      ...over,
    });
  const clear = (cookieName: string) => setCookie(cookieName, "", { maxAge: 0, expires: new Date(0) });
  const dropFormer = () => (former === "" ? [] : [clear(PLAIN_SESSION_COOKIE)]);

  let known: Promise<NamedSession | null> | undefined;
  async function readCookie(): Promise<NamedSession | null> {
    const value = own || former;
    if (value === "") return null;
    const read = cookieValue.safeParse(await readSigned(value, secret));
    if (!read.success) return null;
    const { host, ...session } = read.data;
    // Issued under the prefix, and good under it alone: else a neighbour could set somebody's own as the visitor's. What
    // was issued before ends within 30 days, and the former name with it.
    if (secure && host && own === "") return null;
    // The browser drops it by then; a copy of it does not end by itself.
    return at - session.at > SESSION_SECONDS * 1000 ? null : session;
  }
  function named() {
    known ??= readCookie();
    return known;
  }

  async function name(session: NamedSession): Promise<string[]> {
    const issued: NamedSession = { ...session, at: Math.max(at, session.at) };
    const value: SignedSession = secure ? { ...issued, host: true } : issued;
    return [setCookie(ownName, await signValue(value, secret)), ...dropFormer()];
  }

  /** Another tab may have written within the same second, or KV been away for a moment. */
  async function twice(write: () => Promise<unknown>): Promise<void> {
    await write().catch(async () => {
      await wait(BETWEEN_WRITES_MS);
      await write();
    });
  }

  return {
    named,
    begin: () => ({ id: crypto.randomUUID(), at }),
    name,
    rename: async (session) => (own === "" && former !== "" ? name(session) : dropFormer()),
    async fields(id) {
      try {
        const stored = await openStorage().getSession(await KEY.serialize(id));
        return stored.get("user") ?? {};
      } catch (error) {
        report(error);
        return {};
      }
    },
    async keep(session, fields) {
      const left = (session.wrote ?? 0) + BETWEEN_WRITES_MS - at;
      if (left > 0) await wait(Math.min(left, BETWEEN_WRITES_MS));
      const put = () => openStorage().commitSession(createSession<SessionData>({ user: fields }, session.id));
      await twice(put);
      return name({ ...session, wrote: at + Math.max(0, left) });
    },
    forget: (id) => twice(() => kv.delete(id)),
    async end() {
      const session = await named();
      let isGone = true;
      if (session) {
        await kv.delete(session.id).catch((error: unknown) => {
          isGone = false;
          report(error);
        });
      }
      // A cookie that we did not sign is nobody's, and goes as well.
      return { cookies: [clear(ownName), ...dropFormer()], isGone };
    },
  };
}
