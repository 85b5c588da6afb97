import type { DeskRules } from "../../app/functions/desk/desk";
import { parseState, toWorkspace } from "../../app/functions/desk/state";
import { deliverMail } from "../../app/functions/mail/deliver";
import { run } from "../../app/functions/run";
import { DAY_MS, isoDay } from "../../app/numbers/days";
import type { ExpiredState, ExpiredStates, Purged, PurgedBefore } from "../../app/services/jobs";
import type { Outbox } from "../../app/services/outbox";
import type { NextWorkspace } from "../../app/services/workspaces";
import { JOB_CALLER } from "../caller";
import { deleteOldGrants } from "../db/assistants";
import { namedBatch } from "../db/batch";
import { dropIdeasUntil } from "../db/channel-ideas";
import { deleteTopicAnswersBefore } from "../db/channel-topics";
import { parkIdleChannels } from "../db/channels";
import { countingDay, deleteUsesBefore } from "../db/daily-uses";
import type { Database } from "../db/database";
import { deleteEndsBefore } from "../db/ended-sessions";
import { deletePastEvents } from "../db/events";
import { deleteOutboxBefore, forgetGivenUp } from "../db/forget-mail";
import { deleteOldKeys } from "../db/keys";
import { deleteOwnersSeenBefore, deletePassersByBefore } from "../db/owners";
import { deleteSpentSignIns } from "../db/sign-in-links";
import { deleteStripeEventsBefore } from "../db/subscriptions";
import { deleteAskersBefore, deleteTopicsAskedBefore, deleteTrendsAskedBefore } from "../db/topics";
import { deleteUnreadUploads, deleteUnwatched } from "../db/watch-rows";
import { deleteTriesBefore } from "../db/webhooks";
import { emptyExpired, findExpired, rewriteWorkspace } from "../db/workspaces";
import { deleteAnswersBefore, deleteLeasesBefore } from "../db/youtube-answers";
import { deleteDaysBefore } from "../db/youtube-quota";

/** The tools' states in D1 in which something has expired. */
export function expiredStates(db: Database): ExpiredStates {
  return {
    find: (at, most) => findExpired(db, at, most),
    // The engines are loaded only where something has expired.
    async left(expired, at) {
      const desks = await (await import("../../app/desks")).yoursDesks();
      const { ideasDesk } = await import("../../app/functions/content-ideas/yours");
      // A desk beside its tool's sample one, which the registry does not count.
      return leftOf(expired, at, [...desks, ideasDesk]);
    },
    rewrite: (expired, next) => rewriteWorkspace(db, expired, next),
    empty: (expired) => emptyExpired(db, expired),
  };
}

/** What may be kept of a state. Throws where that cannot be told. */
export function leftOf(expired: ExpiredState, at: Date, tools: readonly DeskRules[]): NextWorkspace {
  const tool = tools.find(({ key, desk = "sample" }) => key === expired.tool && desk === expired.desk);
  const read = tool?.expiry && parseState(tool, parsed(expired.state));
  if (tool?.expiry && read && "state" in read) return toWorkspace(tool, tool.expiry.drop(read.state, at));
  throw new Error(`the expired state of ${expired.tool} cannot be read`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Given {
  outbox: Outbox;
  now: Date;
  report(error: unknown): void;
}

/** Sends one message that has just come, ahead of cron. Never throws; what fails is reported, and cron tries again. */
export async function deliverOne(id: string, { outbox, now, report }: Given): Promise<void> {
  await run(deliverMail, { only: id }, JOB_CALLER, { outbox, request: { now }, report });
}

/** Deletes what is older in one round trip, and takes channels of owners who are away out of the queue. */
export async function purgeRows(db: Database, before: PurgedBefore, now: Date): Promise<Purged> {
  const gone = await namedBatch(db, {
    answers: deleteAnswersBefore(db, before.answers),
    leases: deleteLeasesBefore(db, before.leases),
    days: deleteDaysBefore(db, before.quotaDay),
    asked: [deleteTrendsAskedBefore(db, before.topics), deleteAskersBefore(db, before.topics)],
    topics: deleteTopicsAskedBefore(db, before.topics),
    owners: deleteOwnersSeenBefore(db, before.owners),
    passersBy: deletePassersByBefore(db, before.passersBy),
    stripeEvents: deleteStripeEventsBefore(db, before.stripeEvents),
    events: deletePastEvents(db, before.events),
    rest: [
      deleteUsesBefore(db, countingDay(now)),
      deleteTopicAnswersBefore(db, before.answers),
      deleteEndsBefore(db, before.sessionEnds),
      parkIdleChannels(db, now),
      ...deleteUnwatched(db, now),
      deleteUnreadUploads(db, now),
      dropIdeasUntil(db, isoDay(before.answers)),
      deleteOutboxBefore(db, before.events),
      ...forgetGivenUp(db),
      deleteTriesBefore(db, before.events),
      ...deleteOldKeys(db, now),
      ...deleteOldGrants(db, now),
      ...deleteSpentSignIns(db, { now, dayAgo: new Date(now.getTime() - DAY_MS) }),
    ],
  });
  return {
    answers: gone.answers.meta.changes,
    leases: gone.leases.meta.changes,
    days: gone.days.meta.changes,
    topics: gone.topics.meta.changes,
    owners: gone.owners.meta.changes + gone.passersBy.meta.changes,
    stripeEvents: gone.stripeEvents.meta.changes,
    events: gone.events.meta.changes,
  };
}
