import { accountCookies } from "../accounts/account-cookies";
import { findSessionRows } from "../db/auth-sessions";
import type { Database } from "../db/database";
import type { Env } from "../env";
import { isLoopback } from "../settings";
import { knownClient } from "./documents";
import type { Known } from "./provider";

interface Setup {
  env: Pick<Env, "AUTH" | "SESSION_SECRET">;
  db: Database;
  url: URL;
  /** Where this site is found: the issuer. */
  origin: string;
  /** The request's `Cookie` header. */
  cookies: string | null;
  timeoutMs: number;
  /** Counts a client of the day's share; throws CeilingReached after the last. */
  spend(): Promise<void>;
  now: Date;
}

/** What grants to assistants are made of, for one request; null where there are no accounts. */
export function openGranting({ env, db, url, origin, cookies, timeoutMs, spend, now }: Setup) {
  const { AUTH, SESSION_SECRET: secret } = env;
  if (AUTH !== "accounts" || !secret) return null;
  const secure = !isLoopback(url);
  const account = accountCookies({ header: cookies, secret, secure });
  const cookie = { name: account.session, secure };
  const own = new URL(origin).hostname;
  const resource = `${origin}/mcp`;
  return {
    ...{ db, origin, resource, spend, now },
    /** The client of an id; null for one that is unknown (documents.ts). */
    known: (clientId: string) => knownClient({ db, own, timeoutMs, now, spend }, clientId),
    /** The session behind the request, as the OAuth server reads it. */
    async session() {
      const token = await account.token();
      return token === null ? null : findSessionRows(db, token);
    },
    /**
     * The OAuth server, which is loaded with its first use.
     *
     * @param known what it need not read again
     */
    async provider(known: Known = {}) {
      const { openProvider } = await import("./provider");
      return openProvider({ db, secret, origin, resource, cookie, cookies, known });
    },
  };
}

export type Granting = NonNullable<ReturnType<typeof openGranting>>;
