import { accountCookies } from "../accounts/account-cookies";
import type { Database } from "../db/database";
import type { Env } from "../env";
import { isLoopback } from "../settings";
import { knownClient } from "./documents";

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
  const cookie = { name: accountCookies({ header: null, secret, secure }).session, secure };
  const own = new URL(origin).hostname;
  const resource = `${origin}/mcp`;
  return {
    ...{ db, origin, resource, spend, now },
    /** The client of an id; null for one that is unknown (documents.ts). */
    known: (clientId: string) => knownClient({ db, own, timeoutMs, now, spend }, clientId),
    /** The OAuth server, which is loaded with its first use. */
    async provider() {
      const { openProvider } = await import("./provider");
      return openProvider({ db, secret, origin, resource, cookie, cookies });
    },
  };
}

export type Granting = NonNullable<ReturnType<typeof openGranting>>;
