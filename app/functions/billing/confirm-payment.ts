import { z } from "zod";
import { define } from "../define";
import { BILLING_MESSAGES } from "./messages";

/** Asks the provider whether a checkout is one that the caller completed. */
export const confirmPayment = define({
  name: "billing.confirm-payment",
  about: "Asks the payment provider whether the caller completed a checkout.",
  input: z.object({
    /** The provider's id of the checkout, from the URL that a payment returns to. */
    checkout: z
      .string(BILLING_MESSAGES.noCheckout)
      .regex(/^cs_[A-Za-z0-9_]{1,200}$/, BILLING_MESSAGES.noCheckout),
  }),
  output: z.object({ isCompleted: z.boolean() }),
  scope: "read",
  limit: { name: "billing", tooMany: BILLING_MESSAGES.tooMany },
  uses: ["billing.completed"],
  failed: BILLING_MESSAGES.unexpected,
  examples: {
    good: { checkout: "cs_test_1" },
    bad: { input: { checkout: "sub_1" }, status: 400, message: BILLING_MESSAGES.noCheckout },
  },
  async run({ checkout }, _caller, { billing }) {
    return { isCompleted: await billing.completed(checkout) };
  },
});
