/** Who may sign up: everyone, those let in from the waitlist, or nobody. */
export const SIGN_UPS = ["open", "waitlist", "closed"] as const;
export type SignUps = (typeof SIGN_UPS)[number];

/** How people sign in to a deployment with accounts. */
export interface SignInWays {
  signUps: SignUps;
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
    }
  | { state: "used" | "expired" | "unknown" };

/** What became of a link that was used. */
export type LinkRedeemed =
  | {
      state: "signed-in";
      /** Where they wanted to go, a path on this site. */
      next: string | null;
      /** The account was made just now. */
      isNew: boolean;
      /** What was made in the demo on this device is theirs now. */
      broughtDemo: boolean;
    }
  | { state: "used" | "expired" | "unknown" | "closed" };

/** The ways into an account. Every method throws if the database does not answer, and in the demo, which has no accounts. */
export interface SignIn {
  /** Null in the demo, where anything signs in. */
  readonly ways: SignInWays | null;
  /**
   * Mails a link to an address that has an account or may have one. The answer is the same for every address.
   *
   * @param asked the address as it is compared, and the path to go to afterwards
   * @returns "full" after the last link of an hour to that mailbox, "all" after the day's last of the deployment
   */
  sendLink(asked: { email: string; next: string | null }): Promise<"sent" | "full" | "all">;
  /** Looks at a link, and signs nobody in. */
  readLink(token: string): Promise<LinkState>;
  /** Signs in by a link, once, with a new session; makes the account where there is none. */
  redeemLink(token: string): Promise<LinkRedeemed>;
}
