import type { TargetProblem } from "../../services/webhook";

/** Why an address takes no events, and what to do. */
export const TARGET_PROBLEMS = {
  "no-address": "Enter the address of your server, like https://example.com/events.",
  "not-https": "Use an https address, so that nobody on the way can read your events.",
  "has-password": "Leave the name and the password out: the signature shows who sent an event.",
  "odd-port": "Use the usual port of https, 443.",
  "no-name": "Use a name, not an IP address.",
  "not-public": "Use an address that is open to the internet.",
  ours: "Use an address of your own server, not of this site.",
  "too-long": "Use an address of 500 characters at most.",
  "not-found": "This name has no address on the internet. Check its spelling.",
} as const satisfies Record<TargetProblem, string>;

export const WEBHOOK_MESSAGES = {
  "no-account": "Webhooks need an account with a confirmed address.",
  "not-checked": "The address could not be looked up just now. Try again in a moment.",
  "not-kept": "Nothing was saved: the database did not answer. Try again in a moment.",
  "none-set": "There is no webhook that is switched on. Save an address first.",
  "too-many": "That was a lot at once. Wait a minute and try again.",
} as const;
