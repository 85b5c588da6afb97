import type { KVNamespace } from "@cloudflare/workers-types";
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, createSession, type Session, type SessionStorage } from "react-router";
import type { User } from "../../app/account/user";
import { BRAND } from "../../app/brand";

/** What a demo visitor's session holds: the user fields merged locally and the signed-out mark, no more. */
interface SessionData {
  user?: Partial<User>;
  signedOut?: boolean;
}

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

export interface DemoSessions {
  /** The session that the visitor's cookie names; null without a cookie that we signed. */
  find(): Promise<Session<SessionData> | null>;
  /** The id that the visitor's cookie names; null without a cookie that we signed. */
  id(): Promise<string | null>;
  /** The session of an id, as a token names it; an empty one where it holds nothing or cannot be read. */
  read(id: string): Promise<Session<SessionData>>;
  /** An empty session with an id of its own, written nowhere yet. */
  begin(): Session<SessionData>;
  /** Writes the session and answers its `Set-Cookie` value. Throws when KV does not take it. */
  save(session: Session<SessionData>): Promise<string>;
  /** The `Set-Cookie` value that names a session without writing anything. */
  name(id: string): Promise<string>;
  /**
   * Deletes the session that the visitor's cookie names, if any, and answers what clears the cookie. `isGone`
   * is false where KV did not delete it, which is reported.
   */
  end(): Promise<{ cookies: string[]; isGone: boolean }>;
}

interface Setup {
  kv: KVNamespace;
  secret: string;
  secure: boolean;
  /** The request's `Cookie` header. */
  header: string | null;
  report(error: unknown): void;
}

/**
 * Sessions in KV behind a signed cookie. The id is made here and signed, so an owner never depends on a
 * read from KV, and naming a session costs no write.
 */
export function demoSessions({ kv, secret, secure, header, report }: Setup): DemoSessions {
  const cookie = createCookie(`${BRAND.key}-session`, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: THIRTY_DAYS_IN_SECONDS,
    secrets: [secret],
  });
  // The library's own types name Cloudflare's globals; the binding is the same object.
  const storage = createWorkersKVSessionStorage({ cookie, kv: kv as never }) as SessionStorage<SessionData>;

  async function read(id: string): Promise<Session<SessionData>> {
    try {
      return await storage.getSession(await cookie.serialize(id));
    } catch (error) {
      report(error);
      return createSession<SessionData>({}, id);
    }
  }

  async function id(): Promise<string | null> {
    const named: unknown = await cookie.parse(header);
    return typeof named === "string" && named !== "" ? named : null;
  }

  return {
    async find() {
      const named = await id();
      return named === null ? null : read(named);
    },
    id,
    read,
    begin: () => createSession<SessionData>({}, crypto.randomUUID()),
    save: (session) => storage.commitSession(session),
    name: (id) => cookie.serialize(id),
    async end() {
      const named = await id();
      const cleared = await cookie.serialize("", { maxAge: 0, expires: new Date(0) });
      let isGone = true;
      if (named !== null) {
        await kv.delete(named).catch((error: unknown) => {
          isGone = false;
          report(error);
        });
      }
      // A cookie that we did not sign is nobody's, and goes as well.
      return { cookies: [cleared], isGone };
    },
  };
}
