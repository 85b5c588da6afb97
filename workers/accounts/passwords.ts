import { DAY_MS } from "../../app/numbers/days";
import type { SignIn } from "../../app/services/sign-in";
import { countGuess, endOtherSessions, forgetGuesses, insertPassword, updatePassword } from "../db/passwords";
import { fingerprint } from "../secrets";
import type { Entering, EnteringSetup } from "./entering";
import { OF_ACCOUNT, OF_NETWORK } from "./pauses";

/** Hashes and checks passwords (password-hash.ts): some 0.3 s of CPU, and loaded where a password is typed. */
export const passwordHash = () => import("./password-hash");

type Checked =
  | { state: "right"; userId: string; hash: string }
  | { state: "wrong" }
  | { state: "wait"; seconds: number };

export interface PasswordSetup extends EnteringSetup {
  /** The client's network, as guesses are counted. */
  network: string;
}

/** Signing in by a password, and changing it. */
export function passwordSignIn(setup: PasswordSetup, entering: Entering) {
  const { db, secret, network, now, signedIn } = setup;

  /**
   * Checks a password as the address's. An address without an account, or without a password, costs the same hash.
   *
   * @returns whose it is, with the hash that it was checked against
   */
  async function check(email: string, password: string): Promise<Checked> {
    const id = crypto.randomUUID();
    const [account, from] = await Promise.all(
      [
        ["account", email],
        ["network", network],
      ].map((named) => fingerprint(JSON.stringify([secret, ...named]))),
    );
    const tried = await countGuess(db, {
      id,
      email,
      account: { subject: account ?? "", pauses: OF_ACCOUNT },
      network: { subject: from ?? "", pauses: OF_NETWORK },
      now,
      since: new Date(now.getTime() - DAY_MS),
    });
    if ("until" in tried)
      return { state: "wait", seconds: Math.ceil((tried.until.getTime() - now.getTime()) / 1000) };
    const { verifyPassword, NOBODYS_HASH } = await passwordHash();
    const isRight = await verifyPassword(password, tried.hash ?? NOBODYS_HASH);
    if (!isRight || tried.userId === null || tried.hash === null) return { state: "wrong" };
    await forgetGuesses(db, id, account ?? "");
    return { state: "right", userId: tried.userId, hash: tried.hash };
  }

  return {
    async signInByPassword({ email, password }) {
      const found = await check(email, password);
      if (found.state !== "right") return found;
      const signed = await (await entering.auth()).signInAs(found.userId);
      if (!signed) return { state: entering.outcome.isSuspended ? "suspended" : "wrong" };
      await entering.enter(signed);
      return { state: "signed-in" };
    },

    async changePassword({ current, next }) {
      const account = await signedIn();
      if (!account) return { state: "wrong" };
      const found = await check(account.email, current);
      if (found.state !== "right") return found;
      const { hashPassword } = await passwordHash();
      const { userId, sessionId } = account;
      const [changed] = await db.batch([
        updatePassword(db, { userId, hash: await hashPassword(next), now }, found.hash),
        endOtherSessions(db, userId, { id: sessionId }),
        entering.tell(account, "password-changed"),
      ]);
      if (changed.meta.changes !== 1) throw new Error("the password was changed meanwhile");
      return { state: "changed" };
    },

    async setPassword(password) {
      const account = await signedIn();
      if (!account || !entering.isFresh(account)) return "stale";
      const { hashPassword } = await passwordHash();
      const { userId, sessionId } = account;
      const hash = await hashPassword(password);
      const [made] = await db.batch([insertPassword(db, { id: crypto.randomUUID(), userId, hash, now })]);
      if (made.meta.changes !== 1) return "there";
      await db.batch([
        endOtherSessions(db, userId, { id: sessionId }),
        entering.tell(account, "password-changed"),
      ]);
      return "set";
    },
  } satisfies Partial<SignIn>;
}
