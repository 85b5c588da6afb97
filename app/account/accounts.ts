import type { User } from "../model/user";
import { type Accounts, type Credentials, messageOf } from "../services/accounts";
import { LOGIN_MESSAGES } from "./messages";

type LoginResult = { user: User } | { user: null; message: string; status: 401 | 503; cause?: unknown };

/**
 * Signs in, or returns the text of the failure (spec section 5): no user returned, the provider's message, or anything
 * else thrown. Never throws.
 */
export async function logIn(
  credentials: Credentials,
  accounts: Pick<Accounts, "signIn">,
): Promise<LoginResult> {
  try {
    const { user } = await accounts.signIn(credentials);
    return user ? { user } : { user: null, message: LOGIN_MESSAGES.nobody, status: 401 };
  } catch (cause) {
    return { user: null, message: messageOf(cause, LOGIN_MESSAGES.failed), status: 503, cause };
  }
}
