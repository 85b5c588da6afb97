import { HOUR_MS } from "../../../app/numbers/days";
import type { Database } from "../../db/database";
import { findOverdue, saveSubscriptions } from "../../db/subscriptions";
import { isMissing, openStripe, type StripeAccess } from "./client";
import { describeSubscription, EXPANDED } from "./describe";

interface Setup extends StripeAccess {
  db: Database;
  now: Date;
  clock(): Date;
}

/** Within this time of a period's end Stripe's own word is still on its way: it charges an hour after. */
const PATIENCE_MS = 2 * HOUR_MS;
/** A run may ask so often: on Free it has 50 requests. What is left comes the next day, longest unread first. */
const MOST_READ = 20;

/**
 * Asks Stripe about subscriptions whose period has passed without its word, as after an event that was lost for good,
 * and keeps how they stand. One that fails does not cost the others theirs. Returns how many were asked for, read
 * and unknown to Stripe.
 */
export async function rereadSubscriptions(setup: Setup, report: (error: unknown) => void) {
  const { db, now, clock } = setup;
  const ids = await findOverdue(db, new Date(now.getTime() - PATIENCE_MS), MOST_READ);
  const counts = { asked: ids.length, read: 0, unknown: 0 };
  if (ids.length === 0) return counts;
  const stripe = await openStripe(setup);
  for (const id of ids) {
    const readAt = clock();
    try {
      const given = await stripe.subscriptions.retrieve(id, { expand: EXPANDED });
      await saveSubscriptions(db, [describeSubscription(given)], readAt);
      counts.read += 1;
    } catch (error) {
      if (isMissing(error)) counts.unknown += 1;
      else report(error);
    }
  }
  return counts;
}
