import { DATA_MESSAGES, PASSWORD_MIN } from "../functions/account/messages";
import { ACCOUNT_PASSWORD_MIN } from "../functions/sign-in/messages";

/** The message for a download that failed, by the code in the URL; null for any other code. */
export function downloadRefusal(code: string | null): string | null {
  return code === "too-many" || code === "not-read" ? DATA_MESSAGES[code] : null;
}

/** What the page says beside its fields. */
export const ACCOUNT_NOTES = {
  demo: "Everyone in the demo shares this profile. The settings below it are yours alone.",
  account: "How you sign in, what you make videos about, and what is kept of you.",
  email: "Your email cannot be changed.",
  emailOfAccount: "You can change it under “How you sign in”.",
  settings: "What you make videos about. The trend on your dashboard and on the YouTube page follows it.",
  topic: "A few words, as you would search for them. Left empty, it is “content creation”.",
  password: "Change your password. You stay signed in here, and are signed out everywhere else.",
  noPassword: "You have no password yet. You can set one, and still sign in without it.",
  passwordInDemo: "Change your password. This is a demo: the change is accepted and nothing is stored.",
  passwordLength: `At least ${PASSWORD_MIN} characters.`,
  accountPasswordLength: `At least ${ACCOUNT_PASSWORD_MIN} characters.`,
  nothingStored: "Nothing was stored: the demo has no password to change.",
  data: "Everything saved under this browser's session. Download it, or have it deleted.",
  download:
    "Your settings, your channel, your plan, every tool, your feedback and its mail, your subscription, in one JSON file. The theme and the article of your trend are cookies, which only your browser holds.",
  delete: "All of that, at once and for good. You are asked first.",
  deleteAccount: "All of that and the account itself, at once and for good. You are asked first.",
  dataOfAccount: "Everything saved under your account. Download it, or have it deleted.",
  demoHere:
    "This browser also holds a demo. Your account has nothing of it: log out and choose Access Demo to see it.",
  unreadType: "Could not be read just now",
  noSubscription: "There is no subscription on this account yet.",
} as const;
