import { YOUTUBE_DAYS } from "../../app/model/retention";
import { DAY_MS } from "../../app/numbers/days";
import { pacificDay } from "../../app/services/pacific-day";
import { deleteTopicAnswersBefore } from "../db/channel-topics";
import { parkIdleChannels } from "../db/channels";
import { countingDay, deleteUsesBefore } from "../db/daily-uses";
import type { Database } from "../db/database";
import { deleteEndsBefore } from "../db/ended-sessions";
import { deleteOwnersSeenBefore, deletePassersByBefore } from "../db/owners";
import { deleteEventsBefore } from "../db/subscriptions";
import { deleteAskersBefore, deleteTopicsAskedBefore, deleteTrendsAskedBefore } from "../db/topics";
import { deleteAnswersBefore, deleteLeasesBefore } from "../db/youtube-answers";
import { deleteDaysBefore } from "../db/youtube-quota";

/** Two months of units spent are enough to see what a deployment needs. */
const LEDGER_DAYS = 60;
/** A topic that nobody asked for so long is not read any more; asked again, it is queued again. */
const TOPIC_DAYS = 90;
/** As long as the cookie that names a demo owner lasts. */
const IDLE_OWNER_DAYS = 30;

/** Who came once and left next to nothing is not waited for as long. */
const PASSER_BY_DAYS = 7;

/** A day longer than any cookie or token that named a session before it was ended. */
const ENDED_SESSION_DAYS = 31;

/** Stripe keeps an event for 30 days, and can be told to send it again as long. */
const EVENT_DAYS = 31;

/**
 * The daily purge, in one round trip: API data may be kept 30 days (YouTube API Services Developer Policies,
 * III.E.4). Cron comes once a day, so a row goes on the last run before its 30 days are over, not on the first one
 * after. Returns how many rows of each went.
 */
export async function purge(db: Database, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [answers, leases, days, , , topics, owners, passersBy, events] = await db.batch([
    deleteAnswersBefore(db, daysAgo(YOUTUBE_DAYS - 1)),
    deleteLeasesBefore(db, now),
    deleteDaysBefore(db, pacificDay(daysAgo(LEDGER_DAYS))),
    deleteTrendsAskedBefore(db, daysAgo(TOPIC_DAYS)),
    deleteAskersBefore(db, daysAgo(TOPIC_DAYS)),
    deleteTopicsAskedBefore(db, daysAgo(TOPIC_DAYS)),
    deleteOwnersSeenBefore(db, daysAgo(IDLE_OWNER_DAYS)),
    deletePassersByBefore(db, daysAgo(PASSER_BY_DAYS)),
    deleteEventsBefore(db, daysAgo(EVENT_DAYS)),
    deleteUsesBefore(db, countingDay(now)),
    deleteTopicAnswersBefore(db, daysAgo(YOUTUBE_DAYS - 1)),
    deleteEndsBefore(db, daysAgo(ENDED_SESSION_DAYS)),
    parkIdleChannels(db, now),
  ]);
  return {
    answers: answers.meta.changes,
    leases: leases.meta.changes,
    days: days.meta.changes,
    topics: topics.meta.changes,
    owners: owners.meta.changes + passersBy.meta.changes,
    events: events.meta.changes,
  };
}
