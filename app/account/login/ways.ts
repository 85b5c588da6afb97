import { GOOGLE_MESSAGES, PASSKEY_MESSAGES } from "../../functions/sign-in/messages";
import { returnPath } from "../../navigation/address";
import type { ReadServices } from "../../services";
import type { SignInWays } from "../../services/sign-in";

/** What was mailed. */
const SENT = [
  "link",
  /** One that confirms a new account's address. */
  "confirm",
  /** One that connects Google. */
  "google",
  /** A link, if the address has an account: for others there are no more just now. */
  "accounts",
] as const;
type Sent = (typeof SENT)[number];

/** What the pages to sign in and up show where there are accounts. */
export interface Entry {
  ways: SignInWays;
  /** Where to go afterwards, a path on this site; null is the dashboard. */
  next: string | null;
  /** What was just mailed. */
  sent: Sent | null;
  /** The password was forgotten. */
  isForgot: boolean;
  /** Why a passkey or Google did not sign in; null where neither was tried. */
  refused: string | null;
  /** Where to write of a suspended account that was to sign in; null where none was. */
  suspended: string | null;
  /** Who is signed in already; null without an account. */
  email: string | null;
}

/** What is said of Google, by its name in an address; null for any other. */
export function googleMessage(why: string): string | null {
  return Object.hasOwn(GOOGLE_MESSAGES, why) ? GOOGLE_MESSAGES[why as keyof typeof GOOGLE_MESSAGES] : null;
}

/** Null in the demo, whose pages are the spec's. */
export async function readEntry(
  { accounts, signIn, supportEmail }: ReadServices,
  url: URL,
): Promise<Entry | null> {
  const { ways } = signIn;
  if (!ways) return null;
  const user = ways.missing.length > 0 ? null : await accounts.current();
  const sent = url.searchParams.get("sent");
  const why = url.searchParams.get("passkey");
  const google = url.searchParams.get("google") ?? "";
  return {
    ways,
    next: returnPath(url.searchParams.get("next"), "") || null,
    refused:
      why === "refused" || why === "too-many" || why === "failed"
        ? PASSKEY_MESSAGES[why]
        : googleMessage(google),
    suspended: url.searchParams.has("suspended") ? supportEmail : null,
    sent: sent === null ? null : (SENT.find((one) => one === sent) ?? "link"),
    isForgot: ways.passwords && url.searchParams.has("forgot"),
    email: user && !user.isDemo ? user.email : null,
  };
}

/** An address of these pages that keeps the way back. */
export function entryAddress(path: string, next: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(next !== null && { next }) }).toString();
  return query === "" ? path : `${path}?${query}`;
}
