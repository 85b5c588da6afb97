import { type Trends, topicKey } from "../../app/trends/trend";
import type { Database } from "../db/database";
import { askTopic } from "../db/topics";
import { findTrend } from "../db/trends";

/** Trend records in D1; a topic without one is queued for the daily job. */
export function d1Trends(db: Database, now: Date): Trends {
  return {
    async forTopic(topic) {
      const keyword = topicKey(topic);
      const record = await findTrend(db, keyword);
      if (!record) await askTopic(db, keyword, now);
      return record;
    },
  };
}
