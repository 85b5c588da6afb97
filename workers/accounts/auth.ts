import { passkey } from "@better-auth/passkey";
import type { BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import { z } from "zod";
import { BRAND } from "../../app/brand";
import type { Database } from "../db/database";
import { authAccounts, authSessions, passkeys, users, verifications } from "../db/schema-accounts";

const CHALLENGE = "passkey-challenge";

/** Whoever holds the device must have shown that they are its owner, by a PIN or a finger: that makes it two factors. */
function mustBeVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new Error("the passkey did not verify its user");
}

/** A user as better-auth asks for one to be made. */
interface AskedUser {
  email: string;
  name: string;
  emailVerified: boolean;
  image: string | null;
}

export interface AuthSetup {
  db: Database;
  secret: string;
  /** Where this site is found. */
  origin: string;
  /** The session's cookie. */
  cookie: { name: string; secure: boolean; maxAge: number };
  /** The cookie of a passkey's challenge. */
  challenge: string;
  /** Passkeys are made within so long of signing in. */
  freshSeconds: number;
  /** What the request brings. */
  headers: Headers;
  /** How a link's secret is kept. */
  hashToken(token: string): Promise<string>;
  /** Makes a user with all that they own, in one batch; null where they may not sign up. */
  createUser(user: AskedUser): Promise<{ id: string; at: Date } | null>;
  isSuspended(userId: string): Promise<boolean>;
  describeDevice(userAgent: string): string;
  /** Is told of the session that is about to be made. */
  noteSession(session: { userId: string; token: string }): void;
}

/** Signs in a user whom we checked ourselves: an endpoint without an address, for our own code alone. */
const knownUser = {
  id: "known-user",
  endpoints: {
    signInAs: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!user || !session) throw new APIError("UNAUTHORIZED");
        await setSessionCookie(ctx, { session, user });
        return ctx.json({});
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** The tables, where a new user comes with an owner: better-auth would make one without. */
function withUsers({ db, createUser }: AuthSetup) {
  const open = drizzleAdapter(db, {
    provider: "sqlite",
    schema: {
      user: users,
      session: authSessions,
      account: authAccounts,
      verification: verifications,
      passkey: passkeys,
    },
  });
  type Adapter = ReturnType<typeof open>;
  return (options: Parameters<typeof open>[0]): Adapter => {
    const tables = open(options);
    const adapter: Adapter = {
      ...tables,
      async create(asked) {
        if (asked.model !== "user") return tables.create(asked);
        const { email, name, emailVerified, image = null } = asked.data as unknown as AskedUser;
        const made = await createUser({ email, name, emailVerified, image });
        if (!made) return null as never;
        const row = { ...{ email, name, emailVerified, image }, id: made.id };
        return { ...row, createdAt: made.at, updatedAt: made.at } as never;
      },
      transaction: (run) => run(adapter),
    };
    return adapter;
  };
}

/** better-auth, set up for a request. */
function betterAuthOf(setup: AuthSetup) {
  const { secret, origin, cookie, headers } = setup;
  return betterAuth({
    appName: BRAND.name,
    baseURL: origin,
    basePath: "/api/auth",
    secret,
    telemetry: { enabled: false },
    logger: { level: "error" },
    database: withUsers(setup),
    session: { expiresIn: cookie.maxAge, disableSessionRefresh: true, freshAge: setup.freshSeconds },
    verification: { disableCleanup: true },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: { name: cookie.name, attributes: { secure: cookie.secure } },
        [CHALLENGE]: { name: setup.challenge, attributes: { secure: cookie.secure } },
      },
      database: { generateId: () => crypto.randomUUID() },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            if (await setup.isSuspended(session.userId)) return false;
            setup.noteSession({ userId: session.userId, token: session.token });
            return {
              data: {
                ...session,
                ipAddress: null,
                userAgent: setup.describeDevice(headers.get("user-agent") ?? ""),
              },
            };
          },
        },
      },
    },
    plugins: [
      knownUser,
      magicLink({
        storeToken: { type: "custom-hasher", hash: setup.hashToken },
        // Links are asked for in one batch with their mail: db/sign-in-links.ts, askForLink.
        sendMagicLink: () => Promise.reject(new Error("a link is not sent here")),
      }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: BRAND.name,
        origin,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        advanced: { webAuthnChallengeCookie: CHALLENGE },
        registration: {
          async afterVerification({ verification }) {
            mustBeVerified(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          async afterVerification({ verification }) {
            mustBeVerified(verification.authenticationInfo.userVerified);
          },
        },
      }),
    ],
  });
}

/**
 * better-auth over our tables. It is some 300 KB of script and loaded only where somebody signs in; who is signed in is
 * read without it (db/auth-sessions.ts).
 */
export function openAuth(setup: AuthSetup) {
  const { headers } = setup;
  const auth = betterAuthOf(setup);
  return {
    /** What a browser is asked with to sign in by a passkey, and the cookie that names the challenge. */
    async passkeyOptions() {
      const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
      const options = { ...((await answer.json()) as object), userVerification: "required" };
      return { options, cookies: answer.headers.getSetCookie() };
    },

    /** Checks a passkey's answer. The cookies of a new session; null where it is no good. */
    async signInByPasskey(response: Record<string, unknown>): Promise<string[] | null> {
      const answer = await auth.api.verifyPasskeyAuthentication({
        // Its fields are checked there.
        body: { response: response as never },
        headers,
        asResponse: true,
      });
      return answer.ok ? answer.headers.getSetCookie() : null;
    },

    /** What a browser is asked with to make a passkey; null for a session that is not fresh. */
    async newPasskeyOptions() {
      const answer = await auth.api.generatePasskeyRegistrationOptions({
        headers,
        query: {},
        asResponse: true,
      });
      if (!answer.ok) return null;
      return { options: await answer.json(), cookies: answer.headers.getSetCookie() };
    },

    /** Keeps a new passkey; false where its answer is no good. */
    async addPasskey(response: Record<string, unknown>, name: string): Promise<boolean> {
      const answer = await auth.api.verifyPasskeyRegistration({
        body: { response, name },
        headers,
        asResponse: true,
      });
      return answer.ok;
    },

    /** The cookies of a new session of somebody who showed that they are this user; null where they are kept out. */
    async signInAs(userId: string): Promise<string[] | null> {
      const answer = await auth.api.signInAs({ body: { userId }, headers, asResponse: true });
      return answer.ok ? answer.headers.getSetCookie() : null;
    },

    /** Uses up a link. Answers the cookies of a new session; null where the link was no good or nobody may sign up. */
    async redeemLink(token: string): Promise<string[] | null> {
      const answer = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true });
      return answer.ok ? answer.headers.getSetCookie() : null;
    },
  };
}
