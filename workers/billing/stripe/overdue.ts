import type { OverdueSubscriptions } from "../../../app/services/jobs";
import type { Database } from "../../db/database";
import { findOverdue, saveSubscriptions } from "../../db/subscriptions";
import { isMissing, openStripe, type StripeAccess } from "./client";
import { describeSubscription, EXPANDED } from "./describe";

interface Setup extends StripeAccess {
  db: Database;
  clock(): Date;
}

/** Subscriptions that Stripe should have told of, and Stripe to ask about them. */
export function overdueSubscriptions({ db, clock, ...access }: Setup): OverdueSubscriptions {
  let stripe: ReturnType<typeof openStripe> | undefined;
  return {
    isOn: true,
    find: (before, limit) => findOverdue(db, before, limit),
    async reread(id) {
      stripe ??= openStripe(access);
      const { subscriptions } = await stripe;
      const readAt = clock();
      try {
        const given = await subscriptions.retrieve(id, { expand: EXPANDED });
        await saveSubscriptions(db, [describeSubscription(given)], readAt);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
}
