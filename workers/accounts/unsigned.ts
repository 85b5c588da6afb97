import type { Accounts } from "../../app/account/accounts";
import { SETTINGS_MESSAGES } from "../../app/account/messages";
import type { User } from "../../app/account/user";

export const NO_SECRET = "SESSION_SECRET is not set: nothing signed is served.";

/**
 * Demo mode on a Worker without its secret: everyone may look around as the dummy user, and whatever
 * would need a signature fails and says why.
 */
export function unsignedAccounts(user: User): Accounts {
  const refuse = async () => {
    throw new Error(NO_SECRET);
  };
  return {
    current: async () => user,
    owner: async () => null,
    name: async () => ({ cookies: [] }),
    newOwner: refuse,
    signIn: async () => ({ user, cookies: [] }),
    signOut: refuse,
    updateSettings: async () => {
      throw new Error(SETTINGS_MESSAGES.failed, { cause: new Error(NO_SECRET) });
    },
    keepsPasswords: false,
    updatePassword: async () => ({ cookies: [] }),
    endSession: async () => ({ cookies: [], isGone: true }),
    startSession: refuse,
    fromAccessToken: async () => null,
  };
}
