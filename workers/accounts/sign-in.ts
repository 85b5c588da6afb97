import { z } from "zod";
import { returnPath } from "../../app/navigation/return-path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import type { SignIn, SignInWays } from "../../app/services/sign-in";
import { createUser, isSuspended } from "../db/accounts";
import { endAuthSession, type SignedIn } from "../db/auth-sessions";
import type { Database } from "../db/database";
import { putInOutbox } from "../db/outbox";
import { listPasskeys, removePasskey } from "../db/passkeys";
import { askForLink, findLink } from "../db/sign-in-links";
import { fingerprint } from "../fingerprint";
import { newToken } from "../unguessable";
import { type AccountCookies, SESSION_SECONDS } from "./account-cookies";
import { describeDevice } from "./device";
import type { DemoSessions, Owners } from "./session";

/** How long a link in a mail works. */
const LINK_MINUTES = 30;
/** Links that one mailbox may ask for within an hour. */
const LINKS_AN_HOUR = 5;

interface Setup {
  db: Database;
  secret: string;
  /** Where links in mail lead. */
  origin: string;
  secure: boolean;
  headers: Headers;
  now: Date;
  ways: SignInWays;
  /** How many links a day all together may ask for: other mails have shares of their own. */
  linksADay: number;
  cookies: AccountCookies;
  /** Whose account the visitor is signed in to. */
  signedIn(): Promise<SignedIn | null>;
  demo: Pick<Owners, "claim" | "endSession">;
  sessions: DemoSessions;
  send(cookies: string[]): void;
  /** Tries a mail that was just put into the outbox, after the answer. */
  deliver(id: string): void;
}

/** What a link stands for; better-auth reads the address alone. */
const linkValue = z.object({
  email: z.string(),
  /** Of the browser that asked for it. */
  browser: z.string(),
  next: z.string().nullable(),
});

export function realSignIn(setup: Setup): SignIn {
  const { db, secret, origin, secure, headers, now, ways, cookies, signedIn, demo, sessions, send } = setup;

  async function lookUp(token: string) {
    const found = await findLink(db, await fingerprint(token));
    if (found === null) return { state: "unknown" } as const;
    if (found === "used") return { state: "used" } as const;
    if (found.expiresAt <= now) return { state: "expired" } as const;
    return { state: "good", ...linkValue.parse(JSON.parse(found.value)) } as const;
  }

  const outcome = { isNew: false, broughtDemo: false, isKeptOut: false };

  async function open() {
    const { openAuth } = await import("./auth");
    return openAuth({
      db,
      secret,
      origin,
      cookie: { name: cookies.session, secure, maxAge: SESSION_SECONDS },
      challenge: cookies.challenge,
      headers,
      hashToken: fingerprint,
      describeDevice,
      async isSuspended(userId) {
        outcome.isKeptOut = await isSuspended(db, userId);
        return outcome.isKeptOut;
      },
      async createUser(user) {
        const session = await sessions.named();
        const inDemo = session !== null && !session.out;
        const kept = inDemo ? await sessions.fields(session.id) : {};
        const id = crypto.randomUUID();
        const ownerId = await fingerprint(newToken());
        const owner = await createUser(db, {
          ...user,
          id,
          ownerId,
          primaryTopic: kept.primaryTopic ?? "",
          youtubeChannel: kept.youtubeChannel ?? "",
          signUps: ways.signUps,
          demo: inDemo ? await demo.claim() : null,
          now,
        });
        outcome.isKeptOut = owner === null;
        if (owner === null) return null;
        outcome.isNew = true;
        outcome.broughtDemo = owner !== ownerId;
        return { id, at: now };
      },
    });
  }

  /** A mail about a change to how somebody signs in: a statement for a batch. */
  function tell({ ownerId, email }: SignedIn, what: "passkey-added" | "passkey-removed") {
    const device = describeDevice(headers.get("user-agent") ?? "");
    const payload = { what, at: now.toISOString(), device, account: `${origin}/account` };
    return putInOutbox(db, "security", { id: crypto.randomUUID(), ownerId, to: email, payload }, now);
  }

  return {
    ways,

    async sendLink({ email, next }) {
      if (ways.missing.length > 0) throw new Error(`nobody can sign in without ${ways.missing.join(", ")}`);
      const token = newToken();
      const browser = cookies.browser() ?? newToken();
      const [identifier, subject, asker] = await Promise.all([
        fingerprint(token),
        fingerprint(JSON.stringify([secret, "mailbox", email])),
        fingerprint(browser),
      ]);
      const value: z.input<typeof linkValue> = { email, browser: asker, next };
      const asked = await askForLink(db, {
        identifier,
        email,
        subject,
        value: JSON.stringify(value),
        now,
        expiresAt: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
        most: {
          mailbox: LINKS_AN_HOUR,
          since: new Date(now.getTime() - HOUR_MS),
          all: setup.linksADay,
          dayStart: new Date(now.getTime() - (now.getTime() % DAY_MS)),
        },
        signUps: ways.signUps,
        mail: { link: `${origin}/login/link?token=${token}`, minutes: LINK_MINUTES },
      });
      if (asked !== "counted") return asked === "mailbox" ? "full" : "all";
      send([cookies.nameBrowser(browser, LINK_MINUTES * 60)]);
      setup.deliver(identifier);
      return "sent";
    },

    async readLink(token) {
      const link = await lookUp(token);
      if (link.state !== "good") return link;
      const browser = cookies.browser();
      const isElsewhere = browser === null || (await fingerprint(browser)) !== link.browser;
      return { state: "good", email: link.email, isElsewhere };
    },

    async redeemLink(token) {
      const link = await lookUp(token);
      if (link.state !== "good") return link;
      const former = await cookies.token();
      const auth = await open();
      const signed = await auth.redeemLink(token);
      // Where nobody was kept out, another request used it meanwhile.
      if (!signed) return { state: outcome.isKeptOut ? "closed" : "used" };
      if (former !== null) await endAuthSession(db, { token: former });
      // What was the demo's is the account's: its cookie, and what KV holds of it, go.
      const { isNew, broughtDemo } = outcome;
      if (broughtDemo) await demo.endSession();
      send(signed);
      const next = link.next === null ? null : returnPath(link.next);
      return { state: "signed-in", next, isNew, broughtDemo };
    },

    async passkeyOptions() {
      const { options, cookies: named } = await (await open()).passkeyOptions();
      send(named);
      return options;
    },

    async signInByPasskey(response) {
      const former = await cookies.token();
      const signed = await (await open()).signInByPasskey(response);
      if (!signed) return false;
      if (former !== null) await endAuthSession(db, { token: former });
      send(signed);
      return true;
    },

    async newPasskeyOptions() {
      const made = (await signedIn()) && (await (await open()).newPasskeyOptions());
      if (!made) return null;
      send(made.cookies);
      return made.options;
    },

    async addPasskey(response) {
      const account = await signedIn();
      const name = describeDevice(headers.get("user-agent") ?? "");
      if (!account || !(await (await open()).addPasskey(response, name))) return false;
      await db.batch([tell(account, "passkey-added")]);
      return true;
    },

    async passkeys() {
      const account = await signedIn();
      return account ? listPasskeys(db, account.userId) : [];
    },

    async removePasskey(id) {
      const account = await signedIn();
      if (!account) return;
      const removed = await removePasskey(db, account.userId, id);
      if (removed) await db.batch([tell(account, "passkey-removed")]);
    },
  };
}
