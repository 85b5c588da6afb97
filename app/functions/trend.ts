import { z } from "zod";
import { topicOfKey } from "../model/article";
import { DEFAULT_TOPIC, type TrendRecord, topicKey } from "../model/trend";
import { hasTrend } from "../model/user";
import { HOUR_MS } from "../numbers/days";
import { NO_SESSION } from "../services/accounts";
import type { JobServices, KeyedRecord, TopicKey } from "../services/jobs";
import { InterestError, TrendFetchError } from "../services/trends";
import { define, defineJob } from "./define";
import { Refused } from "./refused";

/** Spec section 8, Trends. */
export const TRENDS_FAILED = "Failed to fetch trend data";

const record = z.object({
  keyword: z.string(),
  trend_signal: z.enum(["spiking", "rising", "steady", "declining"]),
  trend_velocity: z.number().nullable(),
  seasonal_peak_month: z.string().nullable(),
  interest_over_time: z.array(z.object({ date: z.string(), value: z.number() })),
  last_updated: z.string(),
  source: z.string(),
  article: z.string().nullable(),
}) satisfies z.ZodType<TrendRecord>;

/** The trend of the caller's topic; none for a demo user, and while it waits for the job (spec section 7, Trends). */
export const readTrend = define({
  name: "trend.read",
  about: "Reads how interest in the caller's topic moves.",
  input: z.object({}),
  output: z.object({ trends: z.array(record) }),
  scope: "read",
  uses: ["trends.forTopic"],
  failed: TRENDS_FAILED,
  examples: { good: {} },
  async run(_input, caller, { trends }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (!hasTrend(user)) return { trends: [] };
    const found = await trends.forTopic(user.primaryTopic).catch((error: unknown) => {
      // Reported when it was read.
      if (error instanceof TrendFetchError) throw new Refused(502, error.message);
      throw error;
    });
    return { trends: found ? [found] : [] };
  },
});

/** How many new topics a run of the five-minute job reads, and for how long after it was asked a topic is one. */
export const NEW_A_RUN = 3;
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

/** How many topics one run refreshes, the most recently asked first. */
const TOPICS_A_RUN = 200;
/** How many topics are read at a time. */
const AT_A_TIME = 3;
/** So often in a row not reached, the source is taken to be away, and left alone until the next run. */
const UNREACHED_IN_A_ROW = 6;
/** A run may be cut off: the first record is kept at once, the others by so many (one statement). */
const RECORDS_A_SAVE = 12;

/**
 * The daily trend job: reads the interest in each topic asked about, and in the topic that every new creator
 * starts with, and keeps the records. Topics that fail, however many, do not cost the others theirs; a source
 * that says "too many requests", or is not reached several times in a row, is left alone and the run ends.
 * Topics that were not read keep the record they have, or get a sample until the next run. Answers how many
 * were asked, written, unknown, failed and left unread.
 */
export const refreshTrends = defineJob({
  name: "trend.refresh",
  about: "Reads anew how interest moves in the topics that are asked about.",
  input: z.object({}),
  output: z.object({
    asked: z.number(),
    written: z.number(),
    unknown: z.number(),
    failed: z.number(),
    left: z.number(),
  }),
  scope: "write",
  uses: [
    "trendStore.recent",
    "trendStore.save",
    "trendStore.saveSamples",
    "interest.read",
    "interest.sample",
  ],
  failed: "The trends could not be refreshed.",
  examples: { good: {} },
  run: (_input, _caller, { trendStore, interest, request, report }) =>
    refresh({ store: trendStore, interest, now: request.now, report }),
});

interface Refreshing {
  store: Pick<JobServices["trendStore"], "recent" | "save" | "saveSamples">;
  interest: JobServices["interest"];
  now: Date;
  report(error: unknown): void;
}

async function refresh({ store, interest, now, report }: Refreshing) {
  const queue = withStartingTopic(await store.recent(TOPICS_A_RUN));
  const asked = queue.length;
  const records: KeyedRecord[] = [];
  const unread: TopicKey[] = [];
  const counts = { written: 0, unknown: 0, failed: 0 };
  let unreachedInARow = 0;
  let stopped = false;

  async function save(): Promise<void> {
    const read = records.splice(0, RECORDS_A_SAVE);
    await store.save(read);
    counts.written += read.length;
  }

  async function read(topic: TopicKey): Promise<void> {
    try {
      const record = await interest.read({ keyword: topicOfKey(topic.key), article: topic.article }, now);
      unreachedInARow = 0;
      if (record) records.push({ key: topic.key, record });
      else counts.unknown += 1;
    } catch (error) {
      report(error);
      counts.failed += 1;
      unread.push(topic);
      const problem = error instanceof InterestError ? error.problem : "failed";
      // An answer that nobody can use is an answer: the topic is odd, and the source is there.
      unreachedInARow = problem === "unreachable" ? unreachedInARow + 1 : 0;
      stopped ||= problem === "too-many" || unreachedInARow >= UNREACHED_IN_A_ROW;
    }
  }

  async function readNext(): Promise<void> {
    for (;;) {
      const topic = stopped ? undefined : queue.shift();
      if (!topic) return;
      await read(topic);
      if (records.length >= (counts.written === 0 ? 1 : RECORDS_A_SAVE)) await save();
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, readNext));
  } finally {
    // Where one could not save, the others need not read on.
    stopped = true;
  }
  while (records.length > 0) await save();
  const samples = [...unread, ...queue].map(({ key }) => ({
    key,
    record: interest.sample(topicOfKey(key), now),
  }));
  await store.saveSamples(samples);
  return { asked, ...counts, left: queue.length };
}

function withStartingTopic(asked: TopicKey[]): TopicKey[] {
  const starting = topicKey(DEFAULT_TOPIC);
  const known = asked.find(({ key }) => key === starting) ?? { key: starting, article: null };
  return [known, ...asked.filter((topic) => topic !== known)].slice(0, TOPICS_A_RUN);
}
