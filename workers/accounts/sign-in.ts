import { z } from "zod";
import { returnPath } from "../../app/navigation/return-path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import type { SignIn, SignInWays } from "../../app/services/sign-in";
import { askForLink, createUser, endAuthSession, findLink, isSuspended } from "../db/accounts";
import type { Database } from "../db/database";
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
  const { db, secret, origin, secure, headers, now, ways, cookies, demo, sessions, send } = setup;

  async function lookUp(token: string) {
    const found = await findLink(db, await fingerprint(token));
    if (found === null) return { state: "unknown" } as const;
    if (found === "used") return { state: "used" } as const;
    if (found.expiresAt <= now) return { state: "expired" } as const;
    return { state: "good", ...linkValue.parse(JSON.parse(found.value)) } as const;
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
      const made = { isNew: false, broughtDemo: false };
      let isKeptOut = false;
      const { openAuth } = await import("./auth");
      const auth = openAuth({
        db,
        secret,
        origin,
        cookie: { name: cookies.session, secure, maxAge: SESSION_SECONDS },
        headers,
        hashToken: fingerprint,
        describeDevice,
        async isSuspended(userId) {
          isKeptOut = await isSuspended(db, userId);
          return isKeptOut;
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
          isKeptOut = owner === null;
          if (owner === null) return null;
          made.isNew = true;
          made.broughtDemo = owner !== ownerId;
          return { id, at: now };
        },
      });
      const signed = await auth.redeemLink(token);
      // Where nobody was kept out, another request used it meanwhile.
      if (!signed) return { state: isKeptOut ? "closed" : "used" };
      if (former !== null) await endAuthSession(db, { token: former });
      // What was the demo's is the account's: its cookie, and what KV holds of it, go.
      if (made.broughtDemo) await demo.endSession();
      send(signed);
      return { state: "signed-in", next: link.next === null ? null : returnPath(link.next), ...made };
    },
  };
}
