import { UNLIMITED } from "../../app/model/caller";
import type { Channel } from "../../app/model/channel";
import { mostWatched } from "../../app/model/plan-limits";
import type { Owners } from "../accounts/session";
import { d1Plan } from "../db/cards";
import { d1ChannelTopics } from "../db/channel-topics";
import { openDatabase } from "../db/database";
import { d1Events } from "../db/events";
import { d1Feedback } from "../db/feedback";
import { d1PlanFeed, d1WatchFeed } from "../db/feeds";
import { d1NoteMail } from "../db/note-mails";
import { noteOutcomes } from "../db/outcomes";
import { d1OwnChannel } from "../db/own-channel";
import { d1Allowance } from "../db/plan-uses";
import { openPushes } from "../db/pushes";
import { d1Record } from "../db/seals";
import { d1Waitlist } from "../db/waitlist";
import { d1Watching } from "../db/watching";
import { d1Webhook } from "../db/webhooks";
import { d1Workspaces } from "../db/workspaces";
import { deliverOne } from "../jobs/purge";
import { openOutbox } from "../mail/open";
import { largestMaterial } from "../middleware/body-bound";
import { logLost } from "../middleware/request-log";
import { noteReading } from "../note-reading";
import { newCardId, newSalt } from "../secrets";
import { pushSettings } from "../youtube/push";
import type { Makers } from "./parts";

/** Which engines these are: a hash of their source (vite.config.ts). */
declare const __ENGINES__: string;

/** By then an answer that mails something is on its way. */
const AFTER_ANSWER_MS = 50;

/** What is kept in D1 for an owner or a visitor, and what goes out to them. */
export const OWNED = {
  ofOwner: (parts) => {
    const { db, uses, asked, now, waitUntil, report } = parts;
    const given = { uses, now, report, sentBytes: sentBytes(asked) };
    const changed = (ownerId: string, channel: Channel) => noteOutcomes(db, ownerId, channel, now);
    const sealing = { engine: __ENGINES__, salt: newSalt };
    const allowanceOf = (owners: Pick<Owners, "read" | "writer">, isSession: boolean) => {
      const user = isSession ? () => parts.session.current() : async () => ({ isDemo: false });
      const planOf = (priceId: string | null) => parts.payments.planOf(priceId);
      return d1Allowance(db, { owners, planOf, user, uses, now, report });
    };
    return (owners) => {
      // The demo gates nothing, and looks nothing up.
      const allowance =
        parts.env.AUTH === "accounts" ? allowanceOf(owners, owners === parts.session) : UNLIMITED;
      return {
        allowance,
        channel: d1OwnChannel(db, { ...given, owners, engines: __ENGINES__, waitUntil, changed }),
        plan: d1Plan(db, { ...given, owners, newId: newCardId, sealing }),
        topics: d1ChannelTopics(db, { owners }),
        watching: d1Watching(db, {
          ...given,
          owners,
          most: async () => mostWatched(await allowance.standing()),
        }),
        workspaces: d1Workspaces(db, { ...given, owners }),
      };
    };
  },
  own: ({ ofOwner, session }) => ofOwner(session),
  channel: ({ own }) => own.channel,
  plan: ({ own }) => own.plan,
  topics: ({ own }) => own.topics,
  workspaces: ({ own }) => own.workspaces,
  watching: ({ own }) => own.watching,
  events: ({ db, session }) => d1Events(db, { owners: session }),
  record: ({ db }) => d1Record(db),
  planFeed: ({ db, session, uses, now }) =>
    d1PlanFeed(db, {
      owners: session,
      uses,
      now,
    }),
  watchFeed: ({ db, session, uses, ofOwner, trends, now, report }) =>
    d1WatchFeed(db, {
      owners: session,
      uses,
      now,
      readNotes: noteReading({ db, of: ofOwner, trends, now, report }),
    }),
  noteMail: ({ env, db, session, now }) =>
    d1NoteMail(db, {
      owners: session,
      hasAccounts: env.AUTH === "accounts",
      secret: env.SESSION_SECRET,
      now,
    }),
  webhook: ({ env, db, session, timeLimits, url, now }) =>
    d1Webhook(db, {
      owners: session,
      hasAccounts: env.AUTH === "accounts",
      secret: env.SESSION_SECRET,
      own: url.hostname,
      timeoutMs: timeLimits.webhookCall,
      newSalt,
      now,
    }),
  pushes: ({ env, db, now }) => openPushes({ db, settings: pushSettings(env), now }),
  waitlist: ({ db, uses, now, report }) => d1Waitlist(db, { uses, now, report }),
  feedback: ({ db, session, uses, deliver, now }) => d1Feedback(db, { owners: session, uses, now, deliver }),
  deliver:
    ({ env, timeLimits, waitUntil, now }) =>
    (id) => {
      // Apart from the request's own database, whose count of round trips goes to the log before this ends.
      const outbox = openOutbox(env, { db: openDatabase(env.DB), now, timeLimits });
      // Once the answer is out: how long that takes must not tell whether an address gets a mail.
      const answered = new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS));
      waitUntil(answered.then(() => deliverOne(id, { outbox, now, report: logLost("deliver-mail") })));
    },
} satisfies Partial<Makers>;

/** The size of a body as its sender says it; where they do not, the largest that is taken. */
function sentBytes({ body, headers, url }: Request): number {
  return body ? Number(headers.get("content-length") ?? largestMaterial(new URL(url).pathname) ?? 0) : 0;
}
