import { YOUTUBE_DAYS } from "../../app/sources/keeping";
import { pacificDay } from "../../app/sources/pacific-day";
import type { Purge, Purged } from "../db/purge";

const DAY_MS = 86_400_000;
/** Two months of units spent are enough to see what a deployment needs. */
const LEDGER_DAYS = 60;
/** A topic that nobody asked for so long is not read any more; asked again, it is queued again. */
const TOPIC_DAYS = 90;
/** As long as the cookie that names a demo owner lasts. */
const IDLE_OWNER_DAYS = 30;

/** Stripe keeps an event for 30 days, and can be told to send it again as long. */
const EVENT_DAYS = 31;

export interface PurgeOld {
  purge(what: Purge): Promise<Purged>;
  now: Date;
}

/**
 * The daily purge: API data may be kept 30 days (YouTube API Services Developer Policies, III.E.4). Cron comes
 * once a day, so a row goes on the last run before its 30 days are over, not on the first one after.
 */
export function purgeOld({ purge, now }: PurgeOld): Promise<Purged> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return purge({
    answersBefore: daysAgo(YOUTUBE_DAYS - 1),
    leasesBefore: now,
    ledgerBefore: pacificDay(daysAgo(LEDGER_DAYS)),
    topicsAskedBefore: daysAgo(TOPIC_DAYS),
    ownersSeenBefore: daysAgo(IDLE_OWNER_DAYS),
    eventsBefore: daysAgo(EVENT_DAYS),
  });
}
