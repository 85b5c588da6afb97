import { topicOfKey } from "../../app/model/article";
import { DEFAULT_TOPIC, topicKey } from "../../app/model/topic";
import type { TrendRecord } from "../../app/model/trend";
import { HOUR_MS } from "../../app/numbers/days";

import type { TopicKey } from "../db/topics";
import type { KeyedRecord } from "../db/trends";
import { InterestError, type InterestSource } from "../interest/interest";

/** How many topics one run refreshes, the most recently asked first. */
const TOPICS_A_RUN = 200;
/** How many topics are read at a time. */
const AT_A_TIME = 3;
/** So often in a row not reached, the source is taken to be away, and left alone until the next run. */
const UNREACHED_IN_A_ROW = 6;
/** A run may be cut off: the first record is kept at once, the others by so many (one statement). */
const RECORDS_A_SAVE = 12;

interface RefreshTrends {
  recentTopics(limit: number): Promise<TopicKey[]>;
  saveTrends(records: KeyedRecord[]): Promise<void>;
  /** Keeps them only where nothing better is. */
  saveSamples(records: KeyedRecord[]): Promise<void>;
  interest: InterestSource;
  /** What stands in where the source could not be asked. */
  sample(keyword: string, now: Date): TrendRecord;
  now: Date;
  report(error: unknown): void;
}

/**
 * The daily trend job: reads the interest in each topic asked about, and in the topic that every new creator
 * starts with, and keeps the records. Topics that fail, however many, do not cost the others theirs; a source
 * that says "too many requests", or is not reached several times in a row, is left alone and the run ends.
 * Topics that were not read keep the record they have, or get a sample until the next run. Returns how many
 * were asked, written, unknown, failed and left unread.
 */
export async function refreshTrends(services: RefreshTrends) {
  const { recentTopics, saveTrends, saveSamples, interest, sample, now, report } = services;
  const queue = withStartingTopic(await recentTopics(TOPICS_A_RUN));
  const asked = queue.length;
  const records: KeyedRecord[] = [];
  const unread: TopicKey[] = [];
  const counts = { written: 0, unknown: 0, failed: 0 };
  let unreachedInARow = 0;
  let stopped = false;

  async function save(): Promise<void> {
    const read = records.splice(0, RECORDS_A_SAVE);
    await saveTrends(read);
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
  const samples = [...unread, ...queue].map(({ key }) => ({ key, record: sample(topicOfKey(key), now) }));
  await saveSamples(samples);
  return { asked, ...counts, left: queue.length };
}

/** How many new topics a run of the five-minute job reads, and for how long after it was asked a topic is one. */
const NEW_A_RUN = 3;
const NEW_FOR_MS = 6 * HOUR_MS;

interface ReadNewTopics extends Pick<RefreshTrends, "saveTrends" | "interest" | "now" | "report"> {
  unreadTopics(since: Date, limit: number): Promise<TopicKey[]>;
  noteFailure(key: string, status: number): PromiseLike<unknown>;
}

/**
 * The five-minute job: reads topics that were asked in the last hours and that nobody could read at once, a few a run.
 * Keeps the HTTP status that a reading ended in. Returns how many were asked and written.
 */
export async function readNewTopics(services: ReadNewTopics) {
  const { unreadTopics, saveTrends, noteFailure, interest, now, report } = services;
  const asked = await unreadTopics(new Date(now.getTime() - NEW_FOR_MS), NEW_A_RUN);
  const records: KeyedRecord[] = [];
  for (const { key, article } of asked) {
    try {
      const record = await interest.read({ keyword: topicOfKey(key), article }, now);
      if (record) records.push({ key, record });
    } catch (error) {
      report(error);
      if (!(error instanceof InterestError)) continue;
      if (error.status !== undefined) await noteFailure(key, error.status);
      if (error.problem === "too-many") break;
    }
  }
  await saveTrends(records);
  return { asked: asked.length, written: records.length };
}

function withStartingTopic(asked: TopicKey[]): TopicKey[] {
  const starting = topicKey(DEFAULT_TOPIC);
  const known = asked.find(({ key }) => key === starting) ?? { key: starting, article: null };
  return [known, ...asked.filter((topic) => topic !== known)].slice(0, TOPICS_A_RUN);
}
