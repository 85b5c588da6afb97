import { z } from "zod";
import { YOUTUBE_DAYS } from "../model/desk";
import { EVENT_DAYS, event } from "../model/event";
import { SESSION_DAYS } from "../model/user";
import { DAY_MS } from "../numbers/days";
import { pacificDay } from "../numbers/pacific-day";
import type { ExpiredState } from "../services/jobs";
import { define, defineJob } from "./define";

/** Events that one reading gives. */
const MOST_EVENTS = 100;

export const listEvents = define({
  name: "event.list",
  about: "Lists what happened of late to the caller's channel and plan, the newest first.",
  input: z.object({}),
  output: z.object({ events: z.array(event) }),
  scope: "read",
  uses: ["events.list"],
  failed: "Your events could not be read just now. Try again in a moment.",
  examples: { good: {} },
  run: async (_input, _caller, { events }) => ({ events: await events.list(MOST_EVENTS) }),
});

/**
 * States a run, of 288 runs a day: with the mail's, no more than the 50 queries that D1 allows an invocation on
 * Cloudflare's Free plan.
 */
const MOST = 6;

/**
 * Takes out of creators' states what may be kept no longer, a day before its time is over, so that a day of many or
 * of an outage is still in time. A state that cannot be read, or not be parted, goes as a whole: it may hold such a
 * thing, and would come first in every run.
 */
export const dropExpired = defineJob({
  name: "workspace.drop-expired",
  about: "Takes out of the tools' states what may be kept no longer.",
  input: z.object({}),
  output: z.object({ expired: z.number() }),
  scope: "write",
  uses: ["expiredStates.find", "expiredStates.left", "expiredStates.rewrite", "expiredStates.empty"],
  failed: "The expired data could not be deleted.",
  examples: { good: {} },
  async run(_input, _caller, { expiredStates, request, report }) {
    const at = new Date(request.now.getTime() + DAY_MS);
    const leftOf = (one: ExpiredState) =>
      expiredStates.left(one, at).catch((error: unknown) => void report(error));
    const expired = await expiredStates.find(at, MOST);
    for (const one of expired) {
      const left = await leftOf(one);
      if (left) await expiredStates.rewrite(one, left);
      else await expiredStates.empty(one);
    }
    return { expired: expired.length };
  },
});

/** Two months of units spent are enough to see what a deployment needs. */
const LEDGER_DAYS = 60;
/** A topic that nobody asked for so long is not read any more; asked again, it is queued again. */
const TOPIC_DAYS = 90;
/** Who came once and left next to nothing is not waited for as long. */
const PASSER_BY_DAYS = 7;

/** A day longer than any cookie or token that named a session before it was ended. */
const ENDED_SESSION_DAYS = SESSION_DAYS + 1;

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
      owners: daysAgo(SESSION_DAYS),
      passersBy: daysAgo(PASSER_BY_DAYS),
      stripeEvents: daysAgo(STRIPE_EVENT_DAYS),
      events: daysAgo(EVENT_DAYS - 1),
      sessionEnds: daysAgo(ENDED_SESSION_DAYS),
    });
  },
});
