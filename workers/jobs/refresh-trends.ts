import { topicOfKey } from "../../app/trends/articles";
import { DEFAULT_TOPIC, type TrendRecord, topicKey } from "../../app/trends/trend";
import type { TopicKey } from "../db/topics";
import type { KeyedRecord } from "../db/trends";
import { InterestError, type InterestSource } from "../interest/interest";

/** How many topics one run refreshes, the most recently asked first. */
const TOPICS_A_RUN = 200;
/** How many topics are read at a time. */
const AT_A_TIME = 3;
/** After so many failures in a row the source is taken to be away, and left alone until the next run. */
const FAILURES_IN_A_ROW = 6;

export interface RefreshTrends {
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
 * starts with, and keeps the records. One topic that fails does not cost the others theirs; a source that says
 * "too many requests", or fails several times in a row, is left alone and the run ends. Topics that were not
 * read keep the record they have, or get a sample until the next run. Returns how many were asked, written,
 * unknown, failed and left unread.
 */
export async function refreshTrends(services: RefreshTrends) {
  const { recentTopics, saveTrends, saveSamples, interest, sample, now, report } = services;
  const queue = withStartingTopic(await recentTopics(TOPICS_A_RUN));
  const asked = queue.length;
  const records: KeyedRecord[] = [];
  const unread: TopicKey[] = [];
  const counts = { unknown: 0, failed: 0 };
  let failuresInARow = 0;
  let stopped = false;

  async function readNext(): Promise<void> {
    for (;;) {
      const topic = stopped ? undefined : queue.shift();
      if (!topic) return;
      try {
        const record = await interest.read({ keyword: topicOfKey(topic.key), article: topic.article }, now);
        failuresInARow = 0;
        if (record) records.push({ key: topic.key, record });
        else counts.unknown += 1;
      } catch (error) {
        report(error);
        counts.failed += 1;
        failuresInARow += 1;
        unread.push(topic);
        const tooMany = error instanceof InterestError && error.problem === "too-many";
        stopped ||= tooMany || failuresInARow >= FAILURES_IN_A_ROW;
      }
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, readNext));
  await saveTrends(records);
  const samples = [...unread, ...queue].map(({ key }) => ({ key, record: sample(topicOfKey(key), now) }));
  await saveSamples(samples);
  return { asked, written: records.length, ...counts, left: queue.length };
}

function withStartingTopic(asked: TopicKey[]): TopicKey[] {
  const starting = topicKey(DEFAULT_TOPIC);
  const known = asked.find(({ key }) => key === starting) ?? { key: starting, article: null };
  return [known, ...asked.filter((topic) => topic !== known)].slice(0, TOPICS_A_RUN);
}
