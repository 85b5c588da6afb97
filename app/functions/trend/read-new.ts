import { z } from "zod";
import { topicOfKey } from "../../model/article";
import { HOUR_MS } from "../../numbers/days";
import { InterestError } from "../../services/interest";
import type { KeyedRecord } from "../../services/jobs";
import { defineJob } from "../define";

/** How many new topics a run of the five-minute job reads, and for how long after it was asked a topic is one. */
const NEW_A_RUN = 3;
const NEW_FOR_MS = 6 * HOUR_MS;

/**
 * The five-minute job: reads topics that were asked in the last hours and that nobody could read at once, a few a run.
 * Keeps the HTTP status that a reading ended in. Answers how many were asked and written.
 */
export const readNewTopics = defineJob({
  name: "trend.read-new",
  about: "Reads the trends of topics that could not be read when they were set.",
  input: z.object({}),
  output: z.object({ asked: z.number(), written: z.number() }),
  scope: "write",
  uses: ["trendStore.unread", "trendStore.save", "trendStore.noteFailure", "interest.read"],
  failed: "The new topics could not be read.",
  examples: { good: {} },
  async run(_input, _caller, { trendStore, interest, request: { now }, report }) {
    const asked = await trendStore.unread(new Date(now.getTime() - NEW_FOR_MS), NEW_A_RUN);
    const records: KeyedRecord[] = [];
    for (const { key, article } of asked) {
      try {
        const record = await interest.read({ keyword: topicOfKey(key), article }, now);
        if (record) records.push({ key, record });
      } catch (error) {
        report(error);
        if (!(error instanceof InterestError)) continue;
        if (error.status !== undefined) await trendStore.noteFailure(key, error.status);
        if (error.problem === "too-many") break;
      }
    }
    await trendStore.save(records);
    return { asked: asked.length, written: records.length };
  },
});
