import type { KVNamespace } from "@cloudflare/workers-types";
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { parse, serialize } from "hono/utils/cookie";
import { createCookie, createSession, type SessionStorage } from "react-router";
import { z } from "zod";
import type { User } from "../../app/account/user";
import { BRAND } from "../../app/brand";
import { DAY_MS } from "../../app/numbers/days";
import { readSigned, signValue } from "./signed-cookie";

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

/** What KV holds of a demo visitor: the user fields merged locally, and no more. */
interface SessionData {
  user?: Partial<User>;
}

const THIRTY_DAYS_MS = 30 * DAY_MS;
const THIRTY_DAYS_IN_SECONDS = THIRTY_DAYS_MS / 1000;
/** KV takes one write a second of a key. */
const BETWEEN_WRITES_MS = 1_000;

type CookieOptions = Parameters<typeof serialize>[2];

const cookieValue = z.union([
  // Of a cookie from before it carried more. When it was issued is unknown, and so any end ends it.
  z
    .string()
    .min(1)
    .transform((id): NamedSession => ({ id, at: 0 })),
  z.object({
    id: z.string().min(1),
    at: z.number(),
    out: z.literal(true).optional(),
    wrote: z.number().optional(),
  }),
]);

export interface DemoSessions {
  /** The session that the visitor's cookie names; null without a cookie that we signed in the last 30 days. */
  named(): Promise<NamedSession | null>;
  /** A session with an id of its own, written nowhere. */
  begin(): NamedSession;
  /** The `Set-Cookie` value that names a session, issued anew. Writes nothing. */
  name(session: NamedSession): Promise<string>;
  /** The user fields merged in a session, by its id; none where they cannot be read, which is reported. */
  fields(id: string): Promise<Partial<User>>;
  /** Writes the user fields and answers the cookie. Throws when KV does not take them. */
  keep(session: NamedSession, fields: Partial<User>): Promise<string>;
  /** Deletes what KV holds of a session and answers what clears the cookie; false where KV did not, which is reported. */
  end(): Promise<{ cookies: string[]; isGone: boolean }>;
}

const NAME = `${BRAND.key}-session`;
/** The storage finds its key in a cookie of its own, which no visitor ever gets. */
const KEY = createCookie("key", { maxAge: THIRTY_DAYS_IN_SECONDS });

function readCookieOf(header: string | null): string {
  return (header && parse(header, NAME)[NAME]) ?? "";
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

  let known: Promise<NamedSession | null> | undefined;
  const setCookie = (value: string, over?: CookieOptions) =>
    serialize(NAME, value, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      secure,
      maxAge: THIRTY_DAYS_IN_SECONDS,
      ...over,
    });

  async function readCookie(): Promise<NamedSession | null> {
    const value = readCookieOf(header);
    if (value === "") return null;
    const read = cookieValue.safeParse(await readSigned(value, secret));
    if (!read.success) return null;
    // The browser drops it by then; a copy of it does not end by itself.
    const isOver = read.data.at > 0 && at - read.data.at > THIRTY_DAYS_MS;
    return isOver ? null : read.data;
  }
  function named() {
    known ??= readCookie();
    return known;
  }

  async function name(session: NamedSession): Promise<string> {
    const issued: NamedSession = { ...session, at: Math.max(at, session.at) };
    return setCookie(await signValue(issued, secret));
  }

  return {
    named,
    begin: () => ({ id: crypto.randomUUID(), at }),
    name,
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
      await put().catch(async () => {
        // Another tab wrote within the same second, or KV was away for a moment.
        await wait(BETWEEN_WRITES_MS);
        await put();
      });
      return name({ ...session, wrote: at + Math.max(0, left) });
    },
    async end() {
      const session = await named();
      const cleared = setCookie("", { maxAge: 0, expires: new Date(0) });
      let isGone = true;
      if (session) {
        await kv.delete(session.id).catch((error: unknown) => {
          isGone = false;
          report(error);
        });
      }
      // A cookie that we did not sign is nobody's, and goes as well.
      return { cookies: [cleared], isGone };
    },
  };
}
