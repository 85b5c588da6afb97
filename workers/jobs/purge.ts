import type { Purged, PurgedBefore } from "../../app/services/jobs";
import { deleteTopicAnswersBefore } from "../db/channel-topics";
import { parkIdleChannels } from "../db/channels";
import { countingDay, deleteUsesBefore } from "../db/daily-uses";
import type { Database } from "../db/database";
import { deleteEndsBefore } from "../db/ended-sessions";
import { deletePastEvents } from "../db/events";
import { deleteOwnersSeenBefore, deletePassersByBefore } from "../db/owners";
import { deleteStripeEventsBefore } from "../db/subscriptions";
import { deleteAskersBefore, deleteTopicsAskedBefore, deleteTrendsAskedBefore } from "../db/topics";
import { deleteAnswersBefore, deleteLeasesBefore } from "../db/youtube-answers";
import { deleteDaysBefore } from "../db/youtube-quota";

/** Deletes what is older in one round trip, and takes channels of owners who are away out of the queue. */
export async function purgeRows(db: Database, before: PurgedBefore, now: Date): Promise<Purged> {
  const [answers, leases, days, , , topics, owners, passersBy, stripeEvents, events] = await db.batch([
    deleteAnswersBefore(db, before.answers),
    deleteLeasesBefore(db, before.leases),
    deleteDaysBefore(db, before.quotaDay),
    deleteTrendsAskedBefore(db, before.topics),
    deleteAskersBefore(db, before.topics),
    deleteTopicsAskedBefore(db, before.topics),
    deleteOwnersSeenBefore(db, before.owners),
    deletePassersByBefore(db, before.passersBy),
    deleteStripeEventsBefore(db, before.stripeEvents),
    deletePastEvents(db, before.events),
    deleteUsesBefore(db, countingDay(now)),
    deleteTopicAnswersBefore(db, before.answers),
    deleteEndsBefore(db, before.sessionEnds),
    parkIdleChannels(db, now),
  ]);
  return {
    answers: answers.meta.changes,
    leases: leases.meta.changes,
    days: days.meta.changes,
    topics: topics.meta.changes,
    owners: owners.meta.changes + passersBy.meta.changes,
    stripeEvents: stripeEvents.meta.changes,
    events: events.meta.changes,
  };
}
