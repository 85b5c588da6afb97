import { z } from "zod";
import { emailKey } from "../../words/email";
import { define } from "../define";
import { Refused } from "../refused";
import { email } from "./link";
import { ADDRESS_MESSAGES, LINK_MESSAGES } from "./messages";

const limit = { name: "session", tooMany: LINK_MESSAGES["too-many"] } as const;

/** Asks both mailboxes. Its answer is the same whether the new address has an account or not. */
export const askForAddress = define({
  name: "account.ask-for-address",
  about: "Asks the old and the new mailbox whether the caller's address may change.",
  input: z.object({ email }),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.askForAddress"],
  failed: ADDRESS_MESSAGES.failed,
  examples: {
    good: { email: "new@example.com" },
    bad: { input: { email: "new" }, status: 400, message: LINK_MESSAGES.invalid },
  },
  async run({ email: typed }, _caller, { signIn }) {
    const sent = await signIn.askForAddress(emailKey(typed));
    if (sent === "same") throw new Refused(400, ADDRESS_MESSAGES.same, { field: "email" });
    if (sent !== "sent") throw new Refused(429, ADDRESS_MESSAGES[sent], { field: "email", retryAfter: 3600 });
    return {};
  },
});

export const cancelAddress = define({
  name: "account.cancel-address",
  about: "Cancels the change of the caller's address that waits.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.cancelAddress"],
  failed: ADDRESS_MESSAGES["not-canceled"],
  examples: { good: {} },
  async run(_input, _caller, { signIn }) {
    await signIn.cancelAddress();
    return {};
  },
});

export const answerAddress = define({
  name: "session.answer-address",
  about: "Takes a mailbox's answer to a change of address.",
  input: z.object({
    token: z.string(ADDRESS_MESSAGES.unknown).max(200, ADDRESS_MESSAGES.unknown),
    agrees: z.boolean(),
  }),
  output: z.object({ became: z.enum(["changed", "noted", "refused"]) }),
  scope: "write",
  limit,
  uses: ["signIn.answerAddress"],
  failed: ADDRESS_MESSAGES["not-answered"],
  examples: {
    good: { token: "a".repeat(43), agrees: true },
    bad: { input: { agrees: true }, status: 400, message: ADDRESS_MESSAGES.unknown },
  },
  async run(answer, _caller, { signIn }) {
    const became = await signIn.answerAddress(answer);
    if (became === "unknown" || became === "taken")
      throw new Refused(became === "taken" ? 409 : 410, ADDRESS_MESSAGES[became]);
    return { became };
  },
});
