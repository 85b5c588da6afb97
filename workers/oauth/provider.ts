import { oauthProvider } from "@better-auth/oauth-provider";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { BRAND } from "../../app/brand";
import { SCOPES } from "../../app/model/caller";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import { isSuspended } from "../db/accounts";
import { ACCESS_PREFIX, type findClient } from "../db/assistants";
import type { findSessionRows } from "../db/auth-sessions";
import { type Database, failsConstraint } from "../db/database";
import { authSessions, users, verifications } from "../db/schema-accounts";
import { oauthAccessTokens, oauthClients, oauthConsents, oauthRefreshTokens } from "../db/schema-oauth";
import { fingerprint } from "../secrets";

/** A code is redeemed by a program, at once. */
const CODE_SECONDS = 60;
const ACCESS_TOKEN_SECONDS = HOUR_MS / 1000;
/** From its last use: each use brings a new one. */
const REFRESH_TOKEN_SECONDS = (30 * DAY_MS) / 1000;
/** Told again for so long, where the answer to a refresh was lost on its way; then a used token ends all of its assistant's. */
const REPLAY_SECONDS = 10;

/** Where the kit would send a browser, which it never reaches: we read the address, and show our own page. */
const CONSENT = "/oauth2/consent-page";
const FAULT = "/oauth2/fault-page";

/** Rows that were read in one round trip: the kit would ask for each in one of its own. */
export interface Known {
  client?: Awaited<ReturnType<typeof findClient>>;
  session?: Awaited<ReturnType<typeof findSessionRows>>;
}

export interface ProviderSetup {
  db: Database;
  secret: string;
  /** Where this site is found: the issuer. */
  origin: string;
  /** What tokens are issued for (RFC 8707). */
  resource: string;
  /** The session's cookie. */
  cookie: { name: string; secure: boolean };
  /** The request's `Cookie` header. */
  cookies: string | null;
  known: Known;
}

/** What became of an authorization request. */
export type Authorized =
  /** It is sound: `signed` says so to `decide`. */
  | { signed: string }
  /** It is not, and its client is told so at its own address. */
  | { to: string }
  /** Its client or its address is none of ours: nothing goes there. */
  | { fault: string };

/**
 * The OAuth 2.1 server: better-auth's, over our tables. It is loaded only where an assistant asks for access or a token; a
 * token is checked without it (db/assistants.ts).
 */
export function openProvider({ db, secret, origin, resource, cookie, cookies, known }: ProviderSetup) {
  const auth = betterAuth({
    appName: BRAND.name,
    baseURL: origin,
    basePath: "/",
    secret,
    telemetry: { enabled: false },
    logger: { level: "error" },
    rateLimit: { enabled: false },
    database: tables(db, resource, known),
    session: { disableSessionRefresh: true },
    verification: { disableCleanup: true },
    onAPIError: { errorURL: `${origin}${FAULT}` },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: { session_token: { name: cookie.name, attributes: { secure: cookie.secure } } },
      database: { generateId: () => crypto.randomUUID() },
    },
    plugins: [
      oauthProvider({
        loginPage: FAULT,
        consentPage: CONSENT,
        scopes: [...SCOPES, "offline_access"],
        grantTypes: ["authorization_code", "refresh_token"],
        // Tokens are looked up with each call, so that one taken back is refused at once; a signed one would live on.
        disableJwtPlugin: true,
        storeTokens: { hash: fingerprint },
        prefix: { opaqueAccessToken: ACCESS_PREFIX, refreshToken: "glr_" },
        codeExpiresIn: CODE_SECONDS,
        accessTokenExpiresIn: ACCESS_TOKEN_SECONDS,
        refreshTokenExpiresIn: REFRESH_TOKEN_SECONDS,
        refreshTokenReuseInterval: REPLAY_SECONDS,
        // The one resource is every client's.
        enforcePerClientResources: false,
      }),
    ],
  });

  const ask = (path: string, init: RequestInit) => auth.handler(new Request(`${origin}${path}`, init));
  const session = new Headers({ Cookie: cookies ?? "", Origin: origin });

  return {
    /** Checks a request as the signed-in user. Consent is always asked for, whatever was given before. */
    async authorize(query: URLSearchParams): Promise<Authorized> {
      const asked = new URLSearchParams([...query, ["prompt", "consent"]]);
      const answer = await ask(`/oauth2/authorize?${asked}`, { headers: session });
      const to = new URL(answer.headers.get("Location") ?? FAULT, origin);
      await answer.body?.cancel();
      if (to.origin !== origin) return { to: to.href };
      if (to.pathname === CONSENT) return { signed: to.search.slice(1) };
      return { fault: to.searchParams.get("error") ?? `answered ${answer.status}` };
    },

    /** Where the answer to a request goes, with a code or a refusal; null where the user is nobody by now. */
    async decide(signed: string, allowed: readonly string[] | null): Promise<string | null> {
      const decided = {
        accept: allowed !== null,
        oauth_query: signed,
        ...(allowed && { scope: allowed.join(" ") }),
      };
      const headers = new Headers([...session, ["Content-Type", "application/json"]]);
      const answer = await ask("/oauth2/consent", { method: "POST", headers, body: JSON.stringify(decided) });
      const { url } = (await answer.json().catch(() => ({}))) as { url?: unknown };
      return answer.ok && typeof url === "string" && !url.startsWith(FAULT) ? url : null;
    },

    /** Answers what a client sent to "token" or "revoke": nothing but its form is looked at. */
    send(endpoint: "token" | "revoke", form: URLSearchParams): Promise<Response> {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      return ask(`/oauth2/${endpoint}`, { method: "POST", headers, body: form.toString() });
    },
  };
}

/**
 * The tables as the kit reads and writes them: without those of suspended users, who have no say, and with the one resource,
 * which is no row.
 */
function tables(db: Database, resource: string, { client, session }: Known) {
  const open = drizzleAdapter(db, {
    provider: "sqlite",
    schema: {
      user: users,
      session: authSessions,
      verification: verifications,
      oauthClient: oauthClients,
      oauthConsent: oauthConsents,
      oauthRefreshToken: oauthRefreshTokens,
      oauthAccessToken: oauthAccessTokens,
    },
  });
  type Adapter = ReturnType<typeof open>;
  return (options: Parameters<typeof open>[0]): Adapter => {
    const rows = open(options);
    const adapter: Adapter = {
      ...rows,
      async findOne<Row>(asked: Parameters<Adapter["findOne"]>[0]): Promise<Row | null> {
        const isBy = (name: string, is: unknown) =>
          asked.where.length === 1 && asked.where[0]?.field === name && asked.where[0].value === is;
        if (asked.model === "oauthResource") {
          const row = { identifier: resource, name: BRAND.name, disabled: false };
          return (isBy("identifier", resource) ? row : null) as Row | null;
        }
        if (client && asked.model === "oauthClient" && isBy("clientId", client.clientId))
          return client as Row;
        if (session && asked.model === "session" && isBy("token", session.token)) return session as Row;
        const found = await rows.findOne<Row & { id: string }>(asked);
        return asked.model === "user" && found && (await isSuspended(db, found.id)) ? null : found;
      },
      async create(asked) {
        try {
          return await rows.create({ ...asked, data: ofColumns(asked.data) } as typeof asked);
        } catch (error) {
          // What was allowed is taken back by now.
          if (!failsConstraint(error, "FOREIGN KEY")) throw error;
          throw new APIError("BAD_REQUEST", {
            error: "invalid_grant",
            error_description: "access was taken back",
          });
        }
      },
      update: (asked) => rows.update({ ...asked, update: ofColumns(asked.update) }),
      transaction: (run) => run(adapter),
    };
    return adapter;
  };
}

/** What the kit keeps of an OpenID provider, which this is not, and what it leaves empty. */
function ofColumns(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => name !== "requestedUserInfoClaims" && value !== undefined),
  );
}
