import { DEFAULT_TOPIC, type TrendRecord, topicKey } from "../../app/trends/trend";
import type { InterestSource } from "../interest/interest";

/** How many topics one run refreshes, the most recently asked first. */
const TOPICS_A_RUN = 200;

export interface RefreshTrends {
  recentTopics(limit: number): Promise<string[]>;
  saveTrends(records: TrendRecord[]): Promise<void>;
  interest: InterestSource;
  now: Date;
  report(error: unknown): void;
}

/**
 * The daily trend job: reads the interest in each topic asked about, and in the topic that every new
 * creator starts with, and keeps the records. Returns how many were asked, written, unknown and failed;
 * one topic that fails does not cost the others theirs.
 */
export async function refreshTrends({ recentTopics, saveTrends, interest, now, report }: RefreshTrends) {
  const asked = await recentTopics(TOPICS_A_RUN);
  const keywords = [...new Set([topicKey(DEFAULT_TOPIC), ...asked])].slice(0, TOPICS_A_RUN);
  const records: TrendRecord[] = [];
  let failed = 0;
  for (const keyword of keywords) {
    try {
      const record = await interest.read(keyword, now);
      if (record) records.push(record);
    } catch (error) {
      report(error);
      failed += 1;
    }
  }
  await saveTrends(records);
  return {
    asked: keywords.length,
    written: records.length,
    unknown: keywords.length - records.length - failed,
    failed,
  };
}
