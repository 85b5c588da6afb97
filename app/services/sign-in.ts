/** Who may sign up: everyone, those let in from the waitlist, or nobody. */
export const SIGN_UPS = ["open", "waitlist", "closed"] as const;
export type SignUps = (typeof SIGN_UPS)[number];

/** How people sign in to a deployment with accounts. */
export interface SignInWays {
  signUps: SignUps;
  /** Whether passwords and Google sign in. */
  passwords: boolean;
  google: boolean;
  /** Settings that are missing, by name: without them nobody can sign in. */
  missing: string[];
}

/** What a link from a mail is worth. */
export type LinkState =
  | {
      state: "good";
      /** Whom it signs in. */
      email: string;
      /** Whether it was asked for in another browser than this. */
      isElsewhere: boolean;
      /** What it does beside: in that browser alone a new account's password or a Google account; a forgotten password's end. */
      brings: "password" | "forget-password" | "join-google" | null;
    }
  | { state: "used" | "expired" | "unknown" };

/** What became of a link that was used. */
type LinkRedeemed =
  | {
      state: "signed-in";
      /** Where they wanted to go, a path on this site. */
      next: string | null;
      /** The account was made just now. */
      isNew: boolean;
      /** What was made in the demo on this device is theirs now. */
      broughtDemo: boolean;
    }
  | { state: "used" | "expired" | "unknown" | "closed" | "suspended" };

/** What became of a password that was typed. "wait" is while too many were wrong: then it was not looked at. */
export type PasswordTried<Done extends string> =
  | { state: Done | "wrong" }
  | { state: "wait"; seconds: number };

/** What became of signing in by Google. "mailed", "tried" and "full" are of the link by which the address has to agree. */
type GoogleFinished =
  | { state: "signed-in"; next: string | null }
  | { state: "canceled"; isJoining: boolean }
  | {
      state:
        | "refused"
        | "unverified"
        | "closed"
        | "suspended"
        | "mailed"
        | "tried"
        | "full"
        | "joined"
        /** Of another account by now, or this one has another Google account. */
        | "taken"
        | "stale";
    };

/** A passkey of the visitor's; its name is the browser that made it. */
export interface Passkey {
  id: string;
  name: string | null;
  since: Date | null;
}

/** The ways into an account. Every method throws if the database does not answer, and in the demo, which has no accounts. */
export interface SignIn {
  /** Null in the demo, where anything signs in. */
  readonly ways: SignInWays | null;
  /**
   * Mails a link to an address that has an account or may have one. The answer is the same for every address.
   *
   * @param asked the address as it is compared, and the path to go to afterwards; `password` is for the account that the
   *   link makes, and nothing to one that is there; with `forgot` the link ends the account's password
   * @returns "full" after the last link of an hour to that mailbox; "tried" where so many were asked for today that only an
   *   address with an account may get one still
   */
  sendLink(asked: {
    email: string;
    next: string | null;
    password?: string;
    forgot?: boolean;
  }): Promise<"sent" | "tried" | "full">;
  /** Looks at a link, and signs nobody in. */
  readLink(token: string): Promise<LinkState>;
  /** Signs in by a link, once, with a new session; makes the account if it is missing. */
  redeemLink(token: string): Promise<LinkRedeemed>;
  /**
   * Signs in by a password, with a new session. What is wrong is counted by account and by network, with growing pauses,
   * and takes as long for an address without an account. "suspended" is for its right password alone.
   */
  signInByPassword(typed: {
    email: string;
    password: string;
  }): Promise<PasswordTried<"signed-in" | "suspended">>;
  /** Which ways the visitor's account has beside mail and passkeys. */
  otherWays(): Promise<{ password: boolean; google: boolean }>;
  /** Changes the password where the present one is right, signs out everywhere else, and tells by mail. */
  changePassword(typed: { current: string; next: string }): Promise<PasswordTried<"changed">>;
  /** Gives the visitor's account its first password, within an hour of signing in; the rest as above. */
  setPassword(password: string): Promise<"set" | "stale" | "there">;
  /**
   * Sends a browser to Google, to sign in or to join Google to its account.
   *
   * @returns the address there; "stale" an hour after signing in, where it shall be joined; null without an app
   * @throws what the network throws
   */
  startGoogle(asked: { next: string | null; joins: boolean }): Promise<{ page: string } | "stale" | null>;
  /**
   * Takes the answer of Google's that a browser comes back with.
   *
   * @param answer `code` is null where Google sent none
   * @throws what the network throws
   */
  finishGoogle(answer: { state: string; code: string | null }): Promise<GoogleFinished>;
  /** Takes Google away from the visitor's account, and tells by mail. */
  removeGoogle(): Promise<void>;
  /**
   * Asks both mailboxes whether the address of the visitor's account may change. The answer is the same for an address that
   * has an account.
   *
   * @param email as it is compared
   * @returns "full" as `sendLink`, "all" after the day's last for accounts
   */
  askForAddress(email: string): Promise<"sent" | "full" | "all" | "same">;
  /** The change of address that waits; null without one. */
  pendingAddress(): Promise<{ to: string; oldAgreed: boolean; newAgreed: boolean } | null>;
  cancelAddress(): Promise<void>;
  /** What a link about a change of address is for; null once it is over. Looking changes nothing. */
  readAddressLink(
    token: string,
  ): Promise<{ from: string; to: string; isOld: boolean; hasAgreed: boolean } | null>;
  /** Takes a mailbox's answer. "noted" waits for the other one; "taken" is where the address has an account by now. */
  answerAddress(answer: {
    token: string;
    agrees: boolean;
  }): Promise<"changed" | "noted" | "taken" | "refused" | "unknown">;
  /** What a browser is asked with to sign in by a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
  passkeyOptions(): Promise<object>;
  /** Signs in by a browser's answer, with a new session; "refused" where it is no good. */
  signInByPasskey(response: Record<string, unknown>): Promise<"signed-in" | "refused" | "suspended">;
  /** What a browser is asked with to make a passkey; null without an account, or an hour after signing in. */
  newPasskeyOptions(): Promise<object | null>;
  /** Keeps a new passkey and tells its owner by mail; false where the browser's answer is no good. */
  addPasskey(response: Record<string, unknown>): Promise<boolean>;
  passkeys(): Promise<Passkey[]>;
  /** Removes a passkey of the visitor's, and tells them by mail. Another's stays. */
  removePasskey(id: string): Promise<void>;
}
