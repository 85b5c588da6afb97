import { z } from "zod";
import { returnPath } from "../../app/navigation/address";
import { MINUTE_MS } from "../../app/numbers/days";
import type { SignIn } from "../../app/services/sign-in";
import { findUserOwner } from "../db/accounts";
import { deletePassword, endOtherSessions, insertPassword } from "../db/passwords";
import { askForLink, findLink } from "../db/sign-in-links";
import { fingerprint, newToken } from "../secrets";
import type { Entering, EnteringSetup } from "./entering";
import { linkRoom } from "./link-room";

/** How long a link in a mail works. */
const LINK_MINUTES = 30;

/** Where a new password is set. */
const NEW_PASSWORD_PATH = "/account#security";

/** What pressing a link's button does beside signing in. */
const brings = z.discriminatedUnion("kind", [
  /** The password that a new account was asked for with, as its hash. */
  z.object({ kind: z.literal("password"), hash: z.string() }),
  /** The password that was forgotten ends. */
  z.object({ kind: z.literal("forget-password") }),
  /** The Google account by which somebody signed in joins. */
  z.object({ kind: z.literal("join-google"), sub: z.string() }),
]);
type Brings = z.infer<typeof brings>;

/** What a link stands for; better-auth reads the address alone. */
const linkValue = z.object({
  email: z.string(),
  /** Of the browser that asked for it. */
  browser: z.string(),
  next: z.string().nullable(),
  brings: brings.nullable().default(null),
});

export interface LinkBounds {
  /** How many links a day all together may ask for: other mails have shares of their own. */
  linksADay: number;
  /** Counts so many links of the client's own day, before anything else is known of them; throws CeilingReached. */
  spendLinks(count: number): Promise<void>;
  /** Tries a mail that was just put into the outbox, after the answer. */
  deliver(id: string): void;
}

export interface LinkSetup extends EnteringSetup, LinkBounds {
  hashPassword(password: string): Promise<string>;
}

/** Mails a link, which brings something beside. */
export type AskForLink = (
  asked: { email: string; next: string | null },
  also: Brings | null,
) => ReturnType<SignIn["sendLink"]>;

/** Signing in and up by a link in a mail. */
export function linkSignIn(setup: LinkSetup, entering: Entering) {
  const { db, secret, origin, now, ways, cookies, send } = setup;

  /** A link, and whether another browser asked for it than this. */
  async function lookUp(token: string) {
    const found = await findLink(db, await fingerprint(token));
    if (found === null) return { state: "unknown" } as const;
    if (found === "used") return { state: "used" } as const;
    if (found.expiresAt <= now) return { state: "expired" } as const;
    const { browser: asker, ...link } = linkValue.parse(JSON.parse(found.value));
    const browser = cookies.browser();
    const isElsewhere = browser === null || (await fingerprint(browser)) !== asker;
    return { state: "good", ...link, isElsewhere } as const;
  }

  async function askedFor({ password, forgot }: Parameters<SignIn["sendLink"]>[0]) {
    if (password === undefined) return forgot ? ({ kind: "forget-password" } as const) : null;
    return { kind: "password", hash: await setup.hashPassword(password) } as const;
  }

  const askFor: AskForLink = async ({ email, next }, also) => {
    if (ways.missing.length > 0) throw new Error(`nobody can sign in without ${ways.missing.join(", ")}`);
    await setup.spendLinks(1);
    const token = newToken();
    const browser = cookies.browser() ?? newToken();
    const [identifier, subject, asker] = await Promise.all([
      fingerprint(token),
      fingerprint(JSON.stringify([secret, "mailbox", email])),
      fingerprint(browser),
    ]);
    const value = (more: Brings | null) => {
      const link: z.input<typeof linkValue> = { email, browser: asker, next, brings: more };
      return JSON.stringify(link);
    };
    const mail = { link: `${origin}/login/link?token=${token}`, minutes: LINK_MINUTES };
    const isNewPassword = also?.kind === "password";
    const counted = await askForLink(db, {
      identifier,
      email,
      subject,
      // Whoever has an account keeps their password, whatever is typed at sign-up.
      value: { known: value(isNewPassword ? null : also), fresh: value(also) },
      now,
      expiresAt: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
      room: linkRoom(setup.linksADay, now),
      signUps: ways.signUps,
      mail: { ...mail, ...(also && also.kind !== "password" && { also: also.kind }) },
      welcome: isNewPassword ? mail : null,
    });
    if (counted === "full") return counted;
    send([cookies.nameBrowser(browser, LINK_MINUTES * 60)]);
    setup.deliver(identifier);
    return counted;
  };

  const methods = {
    sendLink: async (asked) => askFor(asked, await askedFor(asked)),

    async readLink(token) {
      const link = await lookUp(token);
      if (link.state !== "good") return link;
      const { email, isElsewhere } = link;
      return { state: "good", email, isElsewhere, brings: link.brings?.kind ?? null };
    },

    async redeemLink(token) {
      const link = await lookUp(token);
      if (link.state !== "good") return link;
      // Who asked in another browser may be somebody else: only the mailbox is shown to be theirs. What was typed there does
      // not count, and what is here in the demo does not go to an account of theirs.
      const own = link.isElsewhere ? null : link.brings;
      const auth = await entering.auth({
        also: (userId) =>
          own?.kind === "password"
            ? [insertPassword(db, { id: crypto.randomUUID(), userId, hash: own.hash, now })]
            : [],
        bringsDemo: !link.isElsewhere,
      });
      const signed = await auth.redeemLink(token);
      const { outcome } = entering;
      // Where nobody was kept out, another request used it meanwhile.
      if (!signed)
        return { state: outcome.isSuspended ? "suspended" : outcome.isKeptOut ? "closed" : "used" };
      if (link.brings?.kind === "forget-password") await forgetPassword();
      if (own?.kind === "join-google") {
        const account = await whoEntered();
        if (account) await entering.joinGoogle(account, own.sub);
      }
      await entering.enter(signed);
      const { isNew, broughtDemo } = outcome;
      const after = link.brings?.kind === "forget-password" ? NEW_PASSWORD_PATH : link.next;
      const next = after === NEW_PASSWORD_PATH || after === null ? after : returnPath(after);
      return { state: "signed-in", next, isNew, broughtDemo };
    },
  } satisfies Partial<SignIn>;
  return { askFor, methods };

  /** Who is in by the link. */
  async function whoEntered() {
    const { session } = entering.outcome;
    const user = session && (await findUserOwner(db, session.userId));
    return session && user && { ...session, ...user };
  }

  /** The old password ends, and with it every other session: somebody else may know it. */
  async function forgetPassword(): Promise<void> {
    const account = await whoEntered();
    if (!account) return;
    const { userId, token } = account;
    const ended = await db.batch([deletePassword(db, userId), endOtherSessions(db, userId, { token })]);
    if (ended[0].meta.changes > 0) await db.batch([entering.tell(account, "password-removed")]);
  }
}
