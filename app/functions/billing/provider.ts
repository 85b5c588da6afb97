import { z } from "zod";
import { HOUR_MS } from "../../numbers/days";
import { RECEIVED } from "../../services/billing";
import { define, defineJob } from "../define";
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

/** Applies a message of the payment provider's webhook. Its signature, over the body to the letter, is what lets it in. */
export const receiveEvent = define({
  name: "billing.receive-event",
  about: "Takes a signed message of the payment provider.",
  input: z.object({ body: z.string(), signature: z.string().optional() }),
  output: z.object({ received: z.enum(RECEIVED) }),
  scope: "write",
  uses: ["billingEvents.receive"],
  failed: "The message could not be applied. Send it again.",
  examples: { good: { body: "{}" } },
  async run({ body, signature }, _caller, { billingEvents }) {
    return { received: await billingEvents.receive(body, signature) };
  },
});

/** Within this time of a period's end Stripe's own word is still on its way: it charges an hour after. */
const PATIENCE_MS = 2 * HOUR_MS;
/** A run may ask so often: on Free it has 50 requests. What is left comes the next day, longest unread first. */
const MOST_READ = 20;

/**
 * Asks Stripe about subscriptions whose period has passed without its word, as after an event that was lost for good,
 * and keeps how they stand. One that fails does not cost the others theirs. Answers how many were asked for, read
 * and unknown to Stripe.
 */
export const rereadSubscriptions = defineJob({
  name: "billing.reread",
  about: "Asks the payment provider about subscriptions that it should have told of.",
  input: z.object({}),
  output: z.union([
    z.object({ off: z.literal(true) }),
    z.object({ asked: z.number(), read: z.number(), unknown: z.number() }),
  ]),
  scope: "write",
  uses: ["overdue.isOn", "overdue.find", "overdue.reread"],
  failed: "The subscriptions could not be read again.",
  examples: { good: {} },
  async run(_input, _caller, { overdue, request, report }) {
    if (!overdue.isOn) return { off: true as const };
    const ids = await overdue.find(new Date(request.now.getTime() - PATIENCE_MS), MOST_READ);
    const counts = { asked: ids.length, read: 0, unknown: 0 };
    for (const id of ids) {
      try {
        counts[(await overdue.reread(id)) ? "read" : "unknown"] += 1;
      } catch (error) {
        report(error);
      }
    }
    return counts;
  },
});
