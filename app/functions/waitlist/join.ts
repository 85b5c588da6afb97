import { z } from "zod";
import { isEmail } from "../../words/email";
import { define } from "../define";
import { Refused } from "../refused";
import { WAITLIST_MESSAGES } from "./messages";

/** Joins the waitlist (spec sections 5 and 8, Waitlist). An invalid address reaches nothing. */
export const joinWaitlist = define({
  name: "waitlist.join",
  about: "Puts an e-mail address on the waitlist.",
  input: z.object(
    { email: z.string(WAITLIST_MESSAGES.invalid).trim().refine(isEmail, WAITLIST_MESSAGES.invalid) },
    WAITLIST_MESSAGES.invalid,
  ),
  output: z.object({ email: z.string() }),
  scope: "write",
  limit: { name: "waitlist", tooMany: WAITLIST_MESSAGES.tooMany },
  uses: ["waitlist.add"],
  failed: WAITLIST_MESSAGES.unexpected,
  examples: {
    good: { email: "creator@example.com" },
    bad: { input: { email: "creator" }, status: 400, message: WAITLIST_MESSAGES.invalid },
  },
  async run({ email }, _caller, { waitlist }) {
    const outcome = await waitlist.add(email);
    if (outcome === "duplicate") throw new Refused(409, WAITLIST_MESSAGES.duplicate);
    if (outcome === "failed") throw new Refused(503, WAITLIST_MESSAGES.failed);
    return { email };
  },
});
