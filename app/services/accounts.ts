import type { Settings, User } from "../model/user";

interface Credentials {
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

/** Where an account is signed in. */
export interface OpenSession {
  id: string;
  /** "Firefox on Linux" */
  device: string;
  since: Date;
  /** The browser that asks. */
  isThis: boolean;
}

/** Who the visitor is. What changes a session sends its cookies itself, with whatever is answered. */
export interface Accounts {
  /**
   * The signed-in user, or null. An unreadable session of the demo counts as empty; with accounts it throws what the
   * database throws.
   */
  current(): Promise<User | null>;
  /**
   * False if the visitor's session was signed out or deleted after their cookie was issued. Asks the database, once a
   * request; true if it cannot be asked, which is reported: what it keeps cannot be read then either.
   */
  stands(): Promise<boolean>;
  /**
   * Gives a new visitor a session id, so that everything sent next, even at the same time, has one owner. Nothing is done
   * where the visitor has one that was not ended, or where none can be made.
   */
  name(): Promise<void>;
  /**
   * A null user means that nobody matched. Throws if signing in could not be tried, `Refused` where the provider has a
   * message for the visitor.
   */
  signIn(credentials: Credentials): Promise<{ user: User | null }>;
  /** Throws if the sign-out could not be saved. */
  signOut(): Promise<void>;
  /**
   * Merges the settings into the signed-in user. Throws if the change could not be saved, `Refused` as above, DataDeleted if
   * they deleted their data meanwhile, CeilingReached after the day's share of the visitor's network.
   */
  updateSettings(settings: Settings): Promise<void>;
  /** Where the visitor's account is signed in, the newest first; none in the demo. */
  openSessions(): Promise<OpenSession[]>;
  /** Signs the visitor's account out of one place, or of all; of another's nothing happens. */
  endSessions(which: { id: string } | "all"): Promise<void>;
  /** Whether this browser holds a demo of its own that is no account's; false where there are no accounts. */
  hasDemo(): Promise<boolean>;
  /** Whether changed passwords are stored. In demo they are not. */
  readonly keepsPasswords: boolean;
  /**
   * Changes the signed-in user's password. Throws if it was not changed, `Refused` if the provider has a message for the
   * visitor (spec section 7, Password update).
   */
  updatePassword(newPassword: string): Promise<void>;
  /**
   * API tokens for the visitor or the bearer of a refresh token; null if nobody is signed in or the token is invalid.
   * Throws if tokens cannot be made.
   */
  startSession(refreshToken?: string): Promise<{ session: AuthSession } | null>;
  /**
   * The user of an access token; null if it is missing, forged or expired. `stands` is false if the session was ended since
   * it was issued; it asks the database, together with whatever else is asked at once, and throws what that throws.
   */
  fromAccessToken(token: string | undefined): Promise<{ user: User; stands(): Promise<boolean> } | null>;
}

/** Spec sections 7 and 8, Trends: the answer to a call without a session. */
export const NO_SESSION = "No valid session found";
