import type { Settings } from "./settings";
import type { User } from "./user";

export interface Credentials {
  email: string;
  password: string;
}

/** Spec section 3, Auth session. */
export interface AuthSession {
  access_token: string;
  refresh_token: string;
  /** Seconds the access token lasts. */
  expires_in: number;
  /** Epoch seconds at which it ends. */
  expires_at: number;
  token_type: "bearer";
  user: User;
}

/** Something done to a visitor's session, with the cookies (whole `Set-Cookie` values) that carry it. */
export interface SessionChange {
  cookies: string[];
}

/** Whose rows are whose in the database. In demo all visitors share one user, so this is never the user's id. */
export interface Owner {
  /** What rows are kept under; it leads back to no cookie. */
  id: string;
  /** The cookies that name this owner for another 30 days. */
  cookies: string[];
}

/** Who the visitor is. Nothing outside this room and the guard asks how that is known. */
export interface Accounts {
  /** The signed-in user, or null. Never throws: a session that cannot be read is an empty one. */
  current(): Promise<User | null>;
  /** The owner that this visitor's cookie names; null where none does. Reads and writes nothing. */
  owner(): Promise<Owner | null>;
  /**
   * Names the session of a visitor who has none, so that whatever is sent next, even twice at once, is one
   * owner's. No cookies where it has a name already, or none can be given. Writes nothing.
   */
  name(): Promise<SessionChange>;
  /** A new owner for a visitor who has something to keep. Throws where none can be named. */
  newOwner(): Promise<Owner>;
  /** A null user means that nobody matched. Throws what went wrong when signing in could not be tried. */
  signIn(credentials: Credentials): Promise<SessionChange & { user: User | null }>;
  /** Throws when the sign-out could not be kept. */
  signOut(): Promise<SessionChange>;
  /**
   * Merges the settings into the signed-in user. "too-many" where the visitor's address changes too often;
   * throws, with a message for the visitor, when the change could not be kept.
   */
  updateSettings(settings: Settings): Promise<SessionChange | "too-many">;
  /** Whether a password that is changed here is kept anywhere. In demo it is not. */
  readonly keepsPasswords: boolean;
  /**
   * Makes this the signed-in user's password. "too-many" as above; throws when it was not taken,
   * PasswordRefused where the provider has a message for the visitor (spec section 7, Password update).
   */
  updatePassword(newPassword: string): Promise<SessionChange | "too-many">;
  /**
   * Forgets what is kept of the visitor's session, and the cookie that names it. `isGone` is false where it
   * could not be deleted, which is reported: then nobody can reach it any more, and it goes when its time is
   * up. Never throws.
   */
  endSession(): Promise<SessionChange & { isGone: boolean }>;
  /**
   * Tokens for the API, for the visitor or for the bearer of a refresh token; null when nobody is signed
   * in or the token does not hold. Throws when tokens cannot be made.
   */
  startSession(refreshToken?: string): Promise<(SessionChange & { session: AuthSession }) | null>;
  /** The user an access token speaks for; null when it is missing, forged, ended or signed out. */
  fromAccessToken(token: string | undefined): Promise<User | null>;
}

/**
 * A password that the provider did not take, with its words for the visitor: any other error's are for the
 * log alone.
 */
export class PasswordRefused extends Error {
  override name = "PasswordRefused";
}

/** Spec sections 7 and 8, Trends: what a call without a session is told. */
export const NO_SESSION = "No valid session found";

/** Spec section 5, Login failure. */
export const LOGIN_FAILED = "Login failed. Please try again.";
export const LOGIN_ERROR = "An error occurred during login. Please try again.";

export type LoginResult =
  | { user: User; cookies: string[] }
  | { user: null; message: string; status: 401 | 503; cause?: unknown };

/**
 * Signs in and turns each way of failing into its text (spec section 5): no user returned, a thrown
 * message, or anything else thrown. Never throws.
 */
export async function logIn(
  credentials: Credentials,
  accounts: Pick<Accounts, "signIn">,
): Promise<LoginResult> {
  try {
    const { user, cookies } = await accounts.signIn(credentials);
    return user ? { user, cookies } : { user: null, message: LOGIN_FAILED, status: 401 };
  } catch (cause) {
    const message = cause instanceof Error && cause.message !== "" ? cause.message : LOGIN_ERROR;
    return { user: null, message, status: 503, cause };
  }
}
