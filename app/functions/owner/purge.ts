import { z } from "zod";
import { EVENT_DAYS } from "../../model/event";
import { YOUTUBE_DAYS } from "../../model/retention";
import { DAY_MS } from "../../numbers/days";
import { pacificDay } from "../../services/pacific-day";
import { defineJob } from "../define";

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

/** Stripe keeps an event for 30 days, and can send it again for as long. */
const STRIPE_EVENT_DAYS = 31;

const went = z.number();

/**
 * The daily purge: API data may be kept 30 days (YouTube API Services Developer Policies, III.E.4). Cron comes once a day,
 * so a row goes on the last run before its 30 days are over, not on the first one after. Answers how many rows of each
 * went.
 */
export const purge = defineJob({
  name: "owner.purge",
  about: "Deletes what is kept no longer, and owners who have not come back.",
  input: z.object({}),
  output: z.object({
    answers: went,
    leases: went,
    days: went,
    topics: went,
    owners: went,
    stripeEvents: went,
    events: went,
  }),
  scope: "write",
  uses: ["rows.purge"],
  failed: "The old data could not be deleted.",
  examples: { good: {} },
  run(_input, _caller, { rows, request: { now } }) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    return rows.purge({
      answers: daysAgo(YOUTUBE_DAYS - 1),
      leases: now,
      quotaDay: pacificDay(daysAgo(LEDGER_DAYS)),
      topics: daysAgo(TOPIC_DAYS),
      owners: daysAgo(IDLE_OWNER_DAYS),
      passersBy: daysAgo(PASSER_BY_DAYS),
      stripeEvents: daysAgo(STRIPE_EVENT_DAYS),
      events: daysAgo(EVENT_DAYS - 1),
      sessionEnds: daysAgo(ENDED_SESSION_DAYS),
    });
  },
});
