import { z } from "zod";
import { NO_SESSION } from "../../services/accounts";
import { define } from "../define";
import { Refused } from "../refused";
import { BILLING_MESSAGES, portalFailed } from "./messages";
import { worded } from "./worded";

/** The caller's billing portal (spec section 8, Portal). */
export const openPortal = define({
  name: "billing.portal",
  about: "Opens the page on which the caller manages what they pay.",
  input: z.object({}),
  output: z.object({ url: z.string() }),
  scope: "write",
  limit: { name: "billing", tooMany: portalFailed(BILLING_MESSAGES.tooMany) },
  uses: ["billing.portal"],
  failed: portalFailed(BILLING_MESSAGES.unexpected),
  examples: { good: {} },
  async run(_input, caller, { billing }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (user.isDemo) throw new Refused(403, BILLING_MESSAGES.signUp);
    return billing
      .portal()
      .catch(worded(({ status, message }) => new Refused(status, portalFailed(message))));
  },
});
