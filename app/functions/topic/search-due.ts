import { z } from "zod";
import { FIRST_RESULTS } from "../../engines/channel-report";
import { DAY_MS, WEEK_MS } from "../../numbers/days";
import { defineJob } from "../define";

/** A tenth of the day's searches: the rest is the analyzer's. */
const SHARE = 0.1;

/**
 * Searches for the topic of a connected channel that is due: one a run, each once a week, within a tenth of the day's
 * searches. An answer that is at hand and younger than a week does as well, and costs none. A search that fails is
 * made again after a day. The sample catalogue is searched for sample channels alone.
 */
export const searchDueTopic = defineJob({
  name: "topic.search-due",
  about: "Searches for a topic that a creator named, for the Live Visibility Score.",
  input: z.object({}),
  output: z.object({
    searched: z.number(),
    left: z.literal("for tomorrow").optional(),
    failed: z.string().optional(),
  }),
  scope: "write",
  uses: [
    "dueTopics.searches",
    "dueTopics.answeredToday",
    "dueTopics.claim",
    "dueTopics.isOwn",
    "dueTopics.save",
    "dueTopics.postpone",
    "videos.source",
    "videos.search",
    "videos.recall",
  ],
  failed: "No topic could be searched for.",
  examples: { good: {} },
  async run(_input, _caller, { dueTopics, videos, request: { now } }) {
    const aWeekAgo = new Date(now.getTime() - WEEK_MS);
    if ((await dueTopics.answeredToday()) >= Math.floor(dueTopics.searches * SHARE)) {
      return { searched: 0, left: "for tomorrow" as const };
    }
    const due = await dueTopics.claim(aWeekAgo, { ofSamples: videos.source.kind === "sample" });
    if (!due) return { searched: 0 };
    const outcome = await searchFor(due.topic);
    if (!outcome.ok && outcome.problem !== "nothing-found") {
      await dueTopics.postpone(due, new Date(aWeekAgo.getTime() + DAY_MS));
      return { searched: 0, failed: outcome.problem };
    }
    const own = await dueTopics.isOwn(due.ownerId);
    const found = outcome.ok
      ? outcome.answer.videos
          .slice(0, FIRST_RESULTS)
          .flatMap(({ channelId, videoId, title }, at) =>
            own({ channelId, videoId, title }) ? [{ videoId, title, place: at + 1 }] : [],
          )
      : [];
    // As old as what was found: it has to go 30 days after YouTube was asked.
    const askedAt = outcome.ok ? new Date(outcome.answer.asOf) : now;
    await dueTopics.save(due, { askedAt, found });
    return { searched: 1 };

    async function searchFor(topic: string) {
      const known = await videos.recall(topic);
      if (known.ok && Date.parse(known.answer.asOf) > aWeekAgo.getTime()) return known;
      return videos.search(topic);
    }
  },
});
