import { z } from "zod";
import { returnPath } from "../../app/navigation/address";
import { MINUTE_MS } from "../../app/numbers/days";
import type { SignIn } from "../../app/services/sign-in";
import { findUserByEmail } from "../db/accounts";
import { deleteIdentity, findIdentity, insertIdentity } from "../db/identities";
import { type GoogleApp, type GoogleIdentity, GoogleRefused, openGoogle } from "../google/openid";
import { base64Url, newToken } from "../secrets";
import type { Entering, EnteringSetup } from "./entering";
import type { AskForLink } from "./links";
import { readSigned, signValue } from "./signed-cookie";

/** Where Google sends visitors back: the redirect URI that the operator registers. */
const GOOGLE_ANSWER_PATH = "/login/google/answer";

/** How long somebody may take at Google. */
const MINUTES_THERE = 10;
/** The most bytes of an answer of Google's: its keys are some 2 KB. */
const MOST_BYTES = 64 * 1024;

/** What a browser that was sent to Google keeps, signed. */
const question = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
  /** To whose account Google shall be joined; null signs in. */
  joins: z.string().nullable(),
  at: z.number(),
});

export interface GoogleSetup extends EnteringSetup {
  /** Null where the operator gave no app. */
  app: GoogleApp | null;
  timeoutMs: number;
}

/** Signing in by Google, and joining it to an account. */
export function googleSignIn(setup: GoogleSetup, entering: Entering, askForLink: AskForLink) {
  const { db, secret, origin, now, cookies, signedIn, send, app, timeoutMs } = setup;
  const redirectUri = `${origin}${GOOGLE_ANSWER_PATH}`;
  const open = (of: GoogleApp) => openGoogle(of, { timeoutMs, most: MOST_BYTES });

  /** The question of this browser that an answer belongs to; null for any other. It is answered once. */
  async function takeQuestion(state: string) {
    const kept = cookies.google();
    send([cookies.keepGoogle("", 0)]);
    const read = kept === null ? null : question.safeParse(await readSigned(kept, secret));
    if (!read?.success || read.data.state !== state) return null;
    return now.getTime() - read.data.at < MINUTES_THERE * MINUTE_MS ? read.data : null;
  }

  async function signInAs(userId: string, next: string | null) {
    const signed = await (await entering.auth()).signInAs(userId);
    if (!signed) return { state: "suspended" } as const;
    await entering.enter(signed);
    return { state: "signed-in", next } as const;
  }

  /**
   * Signs in whom Google named. Google alone opens no account that is there already, nor a new one whose mailbox may be
   * somebody else's by now: then a link goes to the mailbox, and joins Google where it is pressed in this browser.
   */
  async function enterAs({ sub, email, isTheirs }: GoogleIdentity, next: string | null) {
    const known = await findIdentity(db, sub);
    if (known !== null) return signInAs(known, next);
    if (!isTheirs || (await findUserByEmail(db, email))) {
      const sent = await askForLink({ email, next }, { kind: "join-google", sub });
      return { state: sent === "sent" ? "mailed" : sent } as const;
    }
    const made = await entering.makeUser(
      { email, name: "", emailVerified: true, image: null },
      {
        also: (userId) => [insertIdentity(db, { id: crypto.randomUUID(), userId, sub, now })],
        bringsDemo: true,
      },
    );
    return made ? signInAs(made.id, next) : ({ state: "closed" } as const);
  }

  /** Joins Google to the account that is signed in, if that is the one which asked for it. */
  async function join(userId: string, sub: string) {
    const account = await signedIn();
    if (account?.userId !== userId || !entering.isFresh(account)) return { state: "stale" } as const;
    return { state: (await entering.joinGoogle(account, sub)) ? "joined" : "taken" } as const;
  }

  return {
    async startGoogle({ next, joins }) {
      if (!app) return null;
      const account = joins ? await signedIn() : null;
      if (joins && (!account || !entering.isFresh(account))) return "stale";
      const [state, nonce, verifier] = [newToken(), newToken(), newToken()];
      const page = await open(app).pageFor({ state, nonce, challenge: await s256(verifier), redirectUri });
      const asked: z.input<typeof question> = {
        ...{ state, nonce, verifier, next, at: now.getTime() },
        joins: account?.userId ?? null,
      };
      send([cookies.keepGoogle(await signValue(asked, secret), MINUTES_THERE * 60)]);
      return { page };
    },

    async finishGoogle({ state, code }) {
      const asked = await takeQuestion(state);
      if (!app || !asked) return { state: "refused" };
      if (code === null) return { state: "canceled", isJoining: asked.joins !== null };
      const { nonce, verifier, joins } = asked;
      try {
        const identity = await open(app).identify({ code, verifier, nonce, redirectUri });
        if (!identity.isVerified) return { state: "unverified" };
        if (joins !== null) return await join(joins, identity.sub);
        return await enterAs(identity, asked.next === null ? null : returnPath(asked.next));
      } catch (error) {
        if (!(error instanceof GoogleRefused)) throw error;
        setup.report(error);
        return { state: "refused" };
      }
    },

    async removeGoogle() {
      const account = await signedIn();
      if (!account) return;
      const [removed] = await db.batch([deleteIdentity(db, account.userId)]);
      if (removed.meta.changes > 0) await db.batch([entering.tell(account, "google-removed")]);
    },
  } satisfies Partial<SignIn>;
}

/** RFC 7636, 4.2. */
async function s256(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}
