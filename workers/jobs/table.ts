import type { z } from "zod";
import { rereadSubscriptions } from "../../app/functions/billing/provider";
import { dropChannelData } from "../../app/functions/channel/own";
import { readDueChannels } from "../../app/functions/channel/read-due";
import type { Deps, JobDefinition, JobPath } from "../../app/functions/define";
import { deliverMail } from "../../app/functions/mail/deliver";
import { dropExpired, purge } from "../../app/functions/owner";
import { dropOutcomes } from "../../app/functions/plan/drop-outcomes";
import { closeDay } from "../../app/functions/record/close-day";
import { type Ran, run } from "../../app/functions/run";
import { searchDueTopic } from "../../app/functions/topic/search-due";
import { NEW_A_RUN, readNewTopics, refreshTrends } from "../../app/functions/trend";
import { mailNotes } from "../../app/functions/watch/note-mail";
import { askHub } from "../../app/functions/watch/push";
import { readWatchedChannels } from "../../app/functions/watch/read-due";
import { noteSeasons } from "../../app/functions/watch/seasons";
import { deliverEvents } from "../../app/functions/webhook/webhook";
import type { JobServices } from "../../app/services/jobs";
import { JOB_CALLER } from "../caller";
import { CALLS_AN_EVENT } from "../db/webhook-events";

/** All that a job may be handed. */
export type JobDeps = JobServices & Deps<never, JobServices>;

export interface Job {
  /** As its log line names it. */
  name: string;
  every: "five minutes" | "day";
  /** The function that does it. */
  does: { name: string };
  /** Calls outside that it makes at most: where fewer are left of a run's, it waits for the next run. */
  needs: number;
  /** Runs that; answers how many calls outside that took. Never throws. */
  run(deps: JobDeps): Promise<{ ran: Ran<unknown>; calls: number }>;
}

interface Row<Input extends z.ZodType, Output extends z.ZodType, Path extends JobPath> {
  name: string;
  every: Job["every"];
  does: JobDefinition<Input, Output, Path>;
  /** 0 where it asks itself how many are left, or never waits. */
  needs?: number;
  /** Calls outside that count against those of the run: 0 where they are not told of. */
  calls?(done: z.output<Output>): number;
}

function job<Input extends z.ZodType, Output extends z.ZodType, Path extends JobPath>({
  name,
  every,
  does,
  needs = 0,
  calls = () => 0,
}: Row<Input, Output, Path>): Job {
  return {
    name,
    every,
    does,
    needs,
    async run(deps) {
      const ran = await run(does, {}, JOB_CALLER, deps);
      // One that broke off may have made all of them.
      return { ran, calls: "done" in ran ? calls(ran.done) : needs };
    },
  };
}

/** Calls outside that a topic's search makes at most (videos.ts, readTopic), and its trend: an article and its views, each twice. */
const CALLS = { event: CALLS_AN_EVENT, topic: 13, trend: 4 };

/** The jobs of cron, in the order of a run. */
export const JOBS: readonly Job[] = [
  // Before the mail: what it writes goes out with the same run.
  job({ name: "mail-notes", every: "five minutes", does: mailNotes }),
  job({
    name: "deliver-mail",
    every: "five minutes",
    does: deliverMail,
    calls: ({ sent, failed }) => sent + failed,
  }),
  job({
    name: "deliver-events",
    every: "five minutes",
    does: deliverEvents,
    calls: ({ sent, failed }) => (sent + failed) * CALLS.event,
  }),
  job({ name: "drop-expired", every: "five minutes", does: dropExpired }),
  job({
    name: "search-topics",
    every: "five minutes",
    does: searchDueTopic,
    needs: CALLS.topic,
    calls: ({ searched, failed }) => (searched > 0 || failed ? CALLS.topic : 0),
  }),
  job({ name: "drop-channel-data", every: "five minutes", does: dropChannelData }),
  job({ name: "drop-outcomes", every: "five minutes", does: dropOutcomes }),
  job({
    name: "read-new-topics",
    every: "five minutes",
    does: readNewTopics,
    needs: NEW_A_RUN * CALLS.trend,
    calls: ({ asked }) => asked * CALLS.trend,
  }),
  job({ name: "note-seasons", every: "five minutes", does: noteSeasons }),
  job({ name: "ask-hub", every: "five minutes", does: askHub, calls: ({ calls }) => calls }),
  job({
    name: "read-watched",
    every: "five minutes",
    does: readWatchedChannels,
    calls: ({ calls }) => calls,
  }),
  // Last: it makes as many calls as the others have left it.
  job({ name: "read-channels", every: "five minutes", does: readDueChannels }),

  // The short ones that must run come first: a long job may use up what a run is given.
  job({ name: "close-day", every: "day", does: closeDay }),
  job({ name: "purge", every: "day", does: purge }),
  job({ name: "reread-subscriptions", every: "day", does: rereadSubscriptions }),
  job({ name: "refresh-trends", every: "day", does: refreshTrends }),
];
