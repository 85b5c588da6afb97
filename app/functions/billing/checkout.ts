import { z } from "zod";
import { findPlan, PLAN_IDS } from "../../model/subscription-plan";
import { define } from "../define";
import { Refused } from "../refused";
import { BILLING_MESSAGES } from "./messages";
import { worded } from "./subscription";

const { failed, signUp, tooMany, unknownPlan } = BILLING_MESSAGES;

/** What stands beside a refusal's message. */
export const checkoutDetails = z.object({
  /** The provider's message. */
  detail: z.string().optional(),
  /** What helps: signing up, the billing portal, or writing to support. */
  remedy: z.enum(["sign-up", "portal", "support"]),
});
type CheckoutDetails = z.infer<typeof checkoutDetails>;

const refused = (status: number, message: string, details: CheckoutDetails) =>
  new Refused(status, message, { details });

/**
 * Starts the checkout of a plan. Only its id comes from the client: price, mode and URLs are ours. Signed-out visitors
 * and demo users cannot subscribe (spec section 6).
 */
export const checkOut = define({
  name: "billing.checkout",
  about: "Opens the page on which the caller pays for a plan.",
  input: z.object({ plan: z.enum(PLAN_IDS, unknownPlan) }, unknownPlan),
  output: z.object({ url: z.string() }),
  scope: "write",
  limit: { name: "billing", tooMany: `${failed} ${tooMany}` },
  uses: ["billing.checkout"],
  failed,
  examples: {
    good: { plan: "pro" },
    bad: { input: { plan: "price_pro_monthly" }, status: 400, message: unknownPlan },
  },
  async run(input, caller, { billing }) {
    const user = await caller.user();
    if (!user || user.isDemo) throw refused(user ? 403 : 401, signUp, { remedy: "sign-up" });
    const plan = findPlan(input.plan);
    if (!plan) throw new Refused(400, unknownPlan);
    return await billing.checkout(plan).catch(
      worded(({ status, message, remedy }) =>
        // Not a failure where a subscription is there already.
        remedy === "portal"
          ? refused(status, message, { remedy })
          : refused(status, failed, { detail: message, remedy: "support" }),
      ),
    );
  },
});
