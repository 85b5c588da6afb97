import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { QUOTA_BUCKETS } from "../../app/services/quota";

/**
 * Answers of the YouTube Data API as the tools use them, shared by all of them. API data may be kept 30 days
 * (YouTube API Services Developer Policies, III.E.4): `fetched_at` says when that ends.
 */
export const youtubeAnswers = sqliteTable(
  "youtube_answers",
  {
    /** What was asked: "topic", "channel", "comments". */
    kind: text().notNull(),
    /** The query in its one spelling, a channel's handle or id, a video's id. */
    key: text().notNull(),
    answer: text({ mode: "json" }).$type<unknown>().notNull(),
    fetchedAt: integer("fetched_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("youtube_answers_fetched_at").on(table.fetchedAt),
  ],
);

/** Who is asking YouTube for an answer right now, so that others wait for it instead of asking, too. */
export const youtubeLeases = sqliteTable(
  "youtube_leases",
  {
    kind: text().notNull(),
    key: text().notNull(),
    holder: text().notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("youtube_leases_expires_at").on(table.expiresAt),
  ],
);

/** Units of the YouTube Data API's quota spent, by day of the Pacific time zone ("2026-11-21") and bucket. */
export const quotaLedger = sqliteTable(
  "quota_ledger",
  {
    day: text().notNull(),
    bucket: text({ enum: QUOTA_BUCKETS }).notNull(),
    units: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.bucket] }),
    check("quota_ledger_bucket", sql`${table.bucket} in ('search', 'general', 'stats')`),
  ],
);
