import { HOUR_MS } from "../../app/numbers/days";
import type { SignIn } from "../../app/services/sign-in";
import { agreeToChange, askForChange, dropChange, findChange } from "../db/address-changes";
import { fingerprint, newToken } from "../secrets";
import type { Entering, EnteringSetup } from "./entering";
import { linkRoom } from "./link-room";
import type { LinkBounds } from "./links";

/** How long both mailboxes have to agree. */
const CHANGE_HOURS = 24;

export interface AddressSetup extends EnteringSetup, LinkBounds {}

/** Changing the address of an account, to which both mailboxes agree. */
export function addressChange(setup: AddressSetup, entering: Entering) {
  const { db, secret, origin, now, signedIn, ways } = setup;

  async function sideOf(email: string, of: "old" | "new", to: string) {
    const token = newToken();
    const [key, subject] = await Promise.all([
      fingerprint(token),
      fingerprint(JSON.stringify([secret, "mailbox", email])),
    ]);
    const mail = { link: `${origin}/account/address?token=${token}`, hours: CHANGE_HOURS, of, to };
    return { key, subject, mail };
  }

  async function lookUp(token: string) {
    const key = await fingerprint(token);
    const change = await findChange(db, { key }, now);
    return change && { ...change, key, isOld: change.oldKey === key };
  }

  return {
    async askForAddress(email) {
      const account = await signedIn();
      if (!account || ways.missing.length > 0) throw new Error("no address can be changed");
      if (email === account.email) return "same";
      await setup.spendLinks(2);
      const [old, fresh] = await Promise.all([
        sideOf(account.email, "old", email),
        sideOf(email, "new", email),
      ]);
      const counted = await askForChange(db, {
        ...{ userId: account.userId, ownerId: account.ownerId, from: account.email, to: email },
        ...{ old, fresh, now, room: linkRoom(setup.linksADay, now) },
        expiresAt: new Date(now.getTime() + CHANGE_HOURS * HOUR_MS),
      });
      if (counted !== "counted") return counted === "mailbox" ? "full" : "all";
      setup.deliver(old.key);
      setup.deliver(fresh.key);
      return "sent";
    },

    async pendingAddress() {
      const account = await signedIn();
      const change = account && (await findChange(db, { userId: account.userId }, now));
      if (!change) return null;
      return {
        to: change.to,
        oldAgreed: change.oldAgreedAt !== null,
        newAgreed: change.newAgreedAt !== null,
      };
    },

    async cancelAddress() {
      const account = await signedIn();
      if (account) await dropChange(db, { userId: account.userId });
    },

    async readAddressLink(token) {
      const change = await lookUp(token);
      if (!change) return null;
      const { from, to, isOld, oldAgreedAt, newAgreedAt } = change;
      return { from, to, isOld, hasAgreed: (isOld ? oldAgreedAt : newAgreedAt) !== null };
    },

    async answerAddress({ token, agrees }) {
      const change = await lookUp(token);
      if (!change) return "unknown";
      if (!agrees) {
        await dropChange(db, { key: change.key });
        return "refused";
      }
      return agreeToChange(db, { ...change, now, news: entering.news("address-changed") });
    },
  } satisfies Partial<SignIn>;
}
