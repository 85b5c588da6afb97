import { z } from "zod";
import { returnPath } from "../../navigation/address";
import type { SignIn } from "../../services/sign-in";
import { emailKey, isEmail } from "../../words/email";
import { define } from "../define";
import { Refused } from "../refused";
import { LINK_MESSAGES } from "./messages";

export const email = z.string(LINK_MESSAGES.invalid).trim().refine(isEmail, LINK_MESSAGES.invalid);

/** Where to go afterwards: a path on this site, or null. */
export const next = z
  .string()
  .optional()
  .transform((path) => returnPath(path, "") || null);

/** Of a link that was asked for: whether only an address with an account gets one, as too many were asked for today. */
export const mailed = z.object({ isForAccounts: z.boolean() });

/** Refuses where the mailbox had enough. */
export function toMailed(sent: Awaited<ReturnType<SignIn["sendLink"]>>): z.infer<typeof mailed> {
  if (sent === "full") throw new Refused(429, LINK_MESSAGES.full, { field: "email", retryAfter: 3600 });
  return { isForAccounts: sent === "tried" };
}

/** Mails a link to sign in by. Its answer is the same whether the address has an account or not. */
export const sendLink = define({
  name: "session.send-link",
  about: "Mails a link that signs in, and makes an account for a new address.",
  input: z.object({
    email,
    next,
    /** Whether the password of the address ends with it, as it was forgotten. */
    forgot: z.boolean().optional(),
  }),
  output: mailed,
  scope: "write",
  limit: { name: "session", tooMany: LINK_MESSAGES["too-many"] },
  uses: ["signIn.sendLink"],
  failed: LINK_MESSAGES.failed,
  examples: {
    good: { email: "creator@example.com", next: "/plan" },
    bad: { input: { email: "creator" }, status: 400, message: LINK_MESSAGES.invalid },
  },
  async run({ email: typed, next: path, forgot }, _caller, { signIn }) {
    const sent = await signIn.sendLink({ email: emailKey(typed), next: path, forgot });
    return toMailed(sent);
  },
});

/** Signs in by a link. */
export const redeemLink = define({
  name: "session.redeem-link",
  about: "Signs in by the link of a mail, once.",
  input: z.object({ token: z.string(LINK_MESSAGES.unknown).max(200, LINK_MESSAGES.unknown) }),
  output: z.object({
    next: z.string().nullable(),
    isNew: z.boolean(),
    broughtDemo: z.boolean(),
  }),
  scope: "write",
  limit: { name: "session", tooMany: LINK_MESSAGES["too-many"] },
  uses: ["signIn.redeemLink"],
  failed: LINK_MESSAGES["not-used"],
  examples: {
    good: { token: "a".repeat(43) },
    bad: { input: {}, status: 400, message: LINK_MESSAGES.unknown },
  },
  async run({ token }, _caller, { signIn }) {
    const used = await signIn.redeemLink(token);
    if (used.state === "signed-in") {
      const { state: _, ...rest } = used;
      return rest;
    }
    if (used.state === "suspended") throw new Refused(403, LINK_MESSAGES.suspended, { kind: "suspended" });
    throw new Refused(used.state === "closed" ? 403 : 410, LINK_MESSAGES[used.state]);
  },
});
