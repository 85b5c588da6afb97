/** Signing in by a link in a mail. */
export const LINK_MESSAGES = {
  invalid: "Please enter a valid email address",
  failed: "The link could not be sent just now. Please try again.",
  "not-used": "You could not be signed in just now. Your link still works: please try again.",
  "too-many": "Too many tries from your network. Please wait a minute and try again.",
  full: "Five links were asked for this address within an hour. Open the newest that came, or ask again later.",
  used: "This link was used already. Each one works once: ask for a new one.",
  expired: "This link is too old: each one works for 30 minutes. Ask for a new one.",
  unknown: "This is no link of ours, or a very old one. Ask for a new one.",
  closed: "This address cannot sign in just now.",
  suspended: "This account is suspended. What it holds is kept.",
} as const;

/** ASVS 5.0, 6.2.1; the demo has the spec's 6. */
export const ACCOUNT_PASSWORD_MIN = 8;

/** Passwords of accounts. */
export const PASSWORD_ENTRY_MESSAGES = {
  off: "Passwords do not sign in here. Use a link by mail, or a passkey.",
  blank: "Please enter your password, or ask for a link.",
  "too-short": `Password must be at least ${ACCOUNT_PASSWORD_MIN} characters long.`,
  weak: "This is one of the first passwords that others would try. Please choose another.",
  wait: "Too many wrong passwords. Sign in by a link or a passkey, or try again later.",
  "wrong-present":
    "This is not your present password. Forgot it? Log out, and ask for a link on the login page.",
  stale: "Log out and in again first: a password is set within an hour of signing in.",
  there: "Your account has a password by now. Reload the page to change it.",
} as const;

/** Changing the address of an account. */
export const ADDRESS_MESSAGES = {
  failed: "The letters could not be sent just now. Please try again.",
  same: "This is your address already.",
  full: "Five links were asked for one of the two addresses within an hour. Please ask again later.",
  all: "Too many links were asked for today. Please try again in an hour.",
  "not-canceled": "The change was not canceled. Please try again.",
  "not-answered": "Your answer was not taken just now. Please try again.",
  unknown: "This link is over: the address was changed, or the change was canceled, or it is a day old.",
  taken: "Another account has this address by now. Yours stays as it is.",
} as const;

/** Signing in by Google, and connecting it. */
export const GOOGLE_MESSAGES = {
  off: "Nobody signs in by Google here. Use a link by mail.",
  failed: "Google cannot be asked just now. Sign in by mail, or try again.",
  refused: "Google's answer could not be used. Please try again, or sign in by mail.",
  canceled: "You did not go on at Google.",
  unverified: "Google has not verified your address. Sign in by mail.",
  closed: LINK_MESSAGES.closed,
  suspended: LINK_MESSAGES.suspended,
  full: LINK_MESSAGES.full,
  taken: "This Google account belongs to another account, or yours has one already.",
  stale: "Log out and in again first: Google is connected within an hour of signing in.",
  "too-many": LINK_MESSAGES["too-many"],
  "not-removed": "Google was not disconnected. Please try again.",
} as const;

/** Signing in by a passkey, and keeping passkeys. */
export const PASSKEY_MESSAGES = {
  failed: "Passkeys cannot be checked just now. Sign in by mail, or try again.",
  refused: "This passkey was not accepted. Sign in by mail, or try another.",
  suspended: LINK_MESSAGES.suspended,
  "too-many": LINK_MESSAGES["too-many"],
  stale: "Sign in again first: a passkey is added within an hour of signing in.",
  "not-added": "The passkey was not added. Please try again.",
  "not-removed": "The passkey was not removed. Please try again.",
} as const;
