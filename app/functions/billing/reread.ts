import { z } from "zod";
import { HOUR_MS } from "../../numbers/days";
import { defineJob } from "../define";

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
