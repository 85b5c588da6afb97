import { z } from "zod";
import { BRAND } from "../../brand";
import { instantText, longDayText } from "../../numbers/days";
import { moneyText } from "../../numbers/figures";
import type { Letter } from "./letter";

// What goes to an account's own address beside its ways in (account-letters.ts).

export const accountDeleted = z.object({
  /** ISO instant. */
  at: z.iso.datetime(),
  /** "Firefox on Linux"; null where whoever runs the site deleted it. */
  device: z.string().nullable(),
  /** Whom to tell of a fault of security: an address or a telephone number. */
  contact: z.string(),
});

/** The last letter of an account. What stays is what /privacy says. */
export function accountDeletedLetter({ at, device, contact }: z.infer<typeof accountDeleted>): Letter {
  return {
    subject: `${BRAND.name}: Account deleted`,
    headline: "Your account was deleted",
    parts: [
      `Your account, and everything saved under it, was deleted on ${instantText(at)} (UTC)${device ? `, with ${device}` : " by whoever runs this site"}. You are signed out everywhere.`,
      {
        heading: "What stays, and why",
        items: [
          { text: "The database's own history, for up to 30 days: it undoes accidents." },
          { text: "A scrambled number and the time, for 31 days: that way no old cookie opens anything." },
          { text: "Hashes of what you sealed: the public record needs them, and they tell nothing." },
          { text: "Your waitlist address, if you joined it: nothing ties it to your account." },
          { text: "If you paid, Stripe's own records of it." },
        ],
      },
      `Was it not you? Write to ${contact} at once.`,
    ],
    footer: ["This is our last mail to you. We forget your address once it is sent."],
  };
}

export const receipt = z.object({
  /** In the currency's smallest unit, as Stripe has it. */
  amount: z.int(),
  /** ISO 4217, in lower case. */
  currency: z.string().regex(/^[a-z]{3}$/),
  plan: z.string(),
  /** ISO instant at which it was paid. */
  at: z.iso.datetime(),
  number: z.string().nullable(),
  /** Stripe's page of the invoice; null where it has none. */
  invoice: z.url().nullable(),
});

/** Decimals of Stripe's amounts where those are not two (docs.stripe.com/currencies); its UGX and ISK have two. */
const DECIMALS = new Map([
  ..."bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf"
    .split(" ")
    .map((code) => [code, 0] as const),
  ..."bhd jod kwd omr tnd".split(" ").map((code) => [code, 3] as const),
]);

export function receiptLetter({
  amount,
  currency,
  plan,
  at,
  number,
  invoice,
}: z.infer<typeof receipt>): Letter {
  const decimals = DECIMALS.get(currency) ?? 2;
  const paid = moneyText(amount / 10 ** decimals, currency.toUpperCase(), decimals);
  return {
    subject: `Your ${BRAND.name} receipt: ${paid}`,
    headline: `Thank you. You paid ${paid}.`,
    parts: [
      {
        heading: "Your payment",
        items: [
          { text: `Plan: ${plan}` },
          { text: `Amount: ${paid}` },
          { text: `Date: ${longDayText(at)} (UTC)` },
          ...(number ? [{ text: `Invoice: ${number}` }] : []),
        ],
      },
    ],
    ...(invoice && { button: { label: "Open the invoice", url: invoice } }),
    footer: ["Stripe took this payment. You can cancel at any time on your account page."],
  };
}

export const webhookOff = z.object({
  /** Whose address it was. */
  host: z.string(),
  /** What the last try ended in. */
  failure: z.string(),
  /** Where it is turned on again. */
  page: z.url(),
});

export function webhookOffLetter({ host, failure, page }: z.infer<typeof webhookOff>): Letter {
  return {
    subject: `Your ${BRAND.name} webhook was switched off`,
    headline: "Your webhook was switched off",
    parts: [
      `${host} took no event for three days, so we no longer send any there.`,
      `The last try: ${failure}`,
      "Your events are kept for 30 days on your pages.",
    ],
    button: { label: "Look at the webhook", url: page },
    footer: ["You get this mail because you set up a webhook."],
  };
}
