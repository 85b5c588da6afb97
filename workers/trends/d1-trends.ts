import { type Trends, topicKey } from "../../app/trends/trend";
import type { Database } from "../db/database";
import { findTrendOrAsk } from "../db/trends";

/** Trend records in D1; a topic without one is queued for the daily job. */
export function d1Trends(db: Database, now: Date): Trends {
  return {
    forTopic: (topic) => findTrendOrAsk(db, topicKey(topic), now),
  };
}
