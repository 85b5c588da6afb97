import { z } from "zod";
import { BRAND } from "../../brand";
import { instantText } from "../../numbers/days";
import type { Letter } from "./letter";

// What goes to an account's own address. Links come with the payload: whoever asks for a mail knows its origin.

const hours = z.number().positive();

const minutes = z.number().positive();

export const signInLink = z.object({
  link: z.url(),
  minutes,
  /** What pressing the button does beside signing in. */
  also: z.enum(["forget-password", "join-google"]).optional(),
});

/** Lets whoever opens its link sign in. It says nothing of whether the address has an account. */
export function signInLetter({ link, minutes: lasts, also }: z.infer<typeof signInLink>): Letter {
  if (also === "forget-password") return forgotLetter(link, lasts);
  if (also === "join-google") return googleLetter(link, lasts);
  return {
    subject: `Your sign-in link for ${BRAND.name}`,
    headline: `Sign in to ${BRAND.name}`,
    parts: [
      "Open the link, then press the button on its page.",
      `It works once, within ${lasts} minutes. If you have no account yet, it makes one.`,
      KEEP_IT,
    ],
    button: { label: "Sign in", url: link },
    footer: ["You did not ask for it? Then delete this mail. Nobody is signed in without it."],
  };
}

const KEEP_IT = "Keep this mail to yourself: whoever has the link can sign in as you.";

/** A way back for who forgot their password. */
function forgotLetter(link: string, lasts: number): Letter {
  return {
    subject: `Your way back to ${BRAND.name}`,
    headline: "Sign in without your password",
    parts: [
      "Open the link, then press the button on its page. It signs you in, and your old password ends: you can choose a new one.",
      `It works once, within ${lasts} minutes.`,
      KEEP_IT,
    ],
    button: { label: "Sign in", url: link },
    footer: ["You did not ask for it? Then delete this mail. Your password stays as it is."],
  };
}

export const letIn = z.object({ link: z.url() });

/** To an address from the waitlist, whose turn has come. */
export function letInLetter({ link }: z.infer<typeof letIn>): Letter {
  return {
    subject: `Your place at ${BRAND.name} is ready`,
    headline: "It is your turn",
    parts: [
      "You joined our waitlist, and now you can have an account.",
      "Sign up with the address that this mail went to.",
    ],
    button: { label: "Create your account", url: link },
    footer: ["You get this one mail because you joined the waitlist. Delete it if you changed your mind."],
  };
}

/** Asks the owner of an address whether a Google account of the same address is theirs. */
function googleLetter(link: string, lasts: number): Letter {
  return {
    subject: `Connect Google to ${BRAND.name}?`,
    headline: "Do you want to sign in with Google?",
    parts: [
      `Somebody signed in at Google with this address. If it was you, open the link in the same browser and press the button: from then on Google signs you in.`,
      `It works once, within ${lasts} minutes.`,
      KEEP_IT,
    ],
    button: { label: "Connect and sign in", url: link },
    footer: ["It was not you? Then delete this mail. Nothing is connected without it."],
  };
}

export const confirmation = z.object({ link: z.url(), minutes });

/** Shows that mail to a new account's address reaches its owner. */
export function confirmationLetter({ link, minutes: lasts }: z.infer<typeof confirmation>): Letter {
  return {
    subject: `Confirm your address for ${BRAND.name}`,
    headline: "Confirm your address",
    parts: [
      "Open the link in the browser in which you signed up, then press the button on its page. It makes your account.",
      `It works once, within ${lasts} minutes.`,
    ],
    button: { label: "Confirm this address", url: link },
    footer: [`Somebody entered this address at ${BRAND.name}. Was it not you? Then delete this mail.`],
  };
}

/** `to` is the address it shall become: both mailboxes have to agree. */
export const addressChange = z.object({ link: z.url(), hours, of: z.enum(["old", "new"]), to: z.string() });

export function addressChangeLetter({ link, hours: lasts, of, to }: z.infer<typeof addressChange>): Letter {
  const isNew = of === "new";
  return {
    subject: isNew ? `Confirm your new address for ${BRAND.name}` : `Change your ${BRAND.name} address?`,
    headline: isNew ? "Confirm your new address" : "Do you want to change your address?",
    parts: [
      isNew
        ? "Press the button to confirm that this mailbox is yours."
        : `Somebody asked to move your account to ${to}. Press the button to agree.`,
      "Your address changes once both mailboxes have confirmed it.",
      lastsText(lasts),
    ],
    button: { label: isNew ? "Confirm this address" : "Agree to the change", url: link },
    footer: [
      isNew
        ? "You did not ask for it? Then delete this mail: nothing changes."
        : "You did not ask for it? Nothing changes without your agreement. Sign out everywhere on your account page, since somebody may be signed in as you.",
    ],
  };
}

const lastsText = (lasts: number) =>
  `The link works once, within ${lasts === 1 ? "an hour" : `${lasts} hours`}.`;

/** What its owner must hear of, since it may not have been them. */
export const SECURITY_EVENTS = [
  "signed-in",
  "passkey-added",
  "passkey-removed",
  "password-changed",
  "password-removed",
  "address-changed",
  "google-joined",
  "google-removed",
  "assistant-connected",
] as const;

export const security = z.object({
  what: z.enum(SECURITY_EVENTS),
  /** ISO instant. */
  at: z.iso.datetime(),
  /** "Firefox on Linux" */
  device: z.string().nullable(),
  /** The account page. */
  account: z.url(),
});

const HAPPENED: Record<(typeof SECURITY_EVENTS)[number], { headline: string; text: string }> = {
  "signed-in": { headline: "New sign-in to your account", text: "Somebody signed in to your account" },
  "passkey-added": { headline: "Passkey added", text: "A passkey was added to your account" },
  "passkey-removed": { headline: "Passkey removed", text: "A passkey was removed from your account" },
  "password-changed": { headline: "Password changed", text: "Your password was changed" },
  "password-removed": { headline: "Password removed", text: "Your password was removed by a link in a mail" },
  "address-changed": { headline: "Address changed", text: "The e-mail address of your account was changed" },
  "google-joined": { headline: "Google connected", text: "A Google account was connected to your account" },
  "google-removed": { headline: "Google disconnected", text: "Google was disconnected from your account" },
  "assistant-connected": {
    headline: "Assistant connected",
    text: "An assistant was connected to your account",
  },
};

export function securityLetter({ what, at, device, account }: z.infer<typeof security>): Letter {
  const { headline, text } = HAPPENED[what];
  return {
    subject: `${BRAND.name}: ${headline}`,
    headline,
    parts: [
      `${text} on ${instantText(at)} (UTC)${device ? `, with ${device}` : ""}.`,
      "Was it you? Then there is nothing to do.",
      "Was it not you? Open your account, sign out everywhere, and remove what you do not know.",
    ],
    button: { label: "Open your account", url: account },
    footer: ["We tell you of each change to how you sign in. These mails cannot be turned off."],
  };
}
