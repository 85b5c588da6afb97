import type { SignIn } from "../../app/services/sign-in";
import { otherWaysOf } from "../db/identities";
import { listPasskeys, removePasskey } from "../db/passkeys";
import { type AddressSetup, addressChange } from "./address";
import { openEntering } from "./entering";
import { type GoogleSetup, googleSignIn } from "./google";
import { type LinkSetup, linkSignIn } from "./links";
import { type PasswordSetup, passwordHash, passwordSignIn } from "./passwords";

type Setup = Omit<LinkSetup, "hashPassword"> & PasswordSetup & GoogleSetup & AddressSetup;

/** The ways into an account. */
export function realSignIn(setup: Setup): SignIn {
  const { db, ways, signedIn, send } = setup;
  const entering = openEntering(setup);
  const hashPassword = async (password: string) => (await passwordHash()).hashPassword(password);

  const links = linkSignIn({ ...setup, hashPassword }, entering);

  return {
    ways,
    ...links.methods,
    ...passwordSignIn(setup, entering),
    ...googleSignIn(setup, entering, links.askFor),
    ...addressChange(setup, entering),

    async otherWays() {
      const account = await signedIn();
      return account ? otherWaysOf(db, account.userId) : { password: false, google: false };
    },

    async passkeyOptions() {
      const { options, cookies: named } = await (await entering.auth()).passkeyOptions();
      send(named);
      return options;
    },

    async signInByPasskey(response) {
      const signed = await (await entering.auth()).signInByPasskey(response);
      if (!signed) return entering.outcome.isSuspended ? "suspended" : "refused";
      await entering.enter(signed);
      return "signed-in";
    },

    async newPasskeyOptions() {
      const made = (await signedIn()) && (await (await entering.auth()).newPasskeyOptions());
      if (!made) return null;
      send(made.cookies);
      return made.options;
    },

    async addPasskey(response) {
      const account = await signedIn();
      if (!account || !(await (await entering.auth()).addPasskey(response, entering.device))) return false;
      await db.batch([entering.tell(account, "passkey-added")]);
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
      if (removed) await db.batch([entering.tell(account, "passkey-removed")]);
    },
  };
}
