import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { RoomFigure } from "../../app/dashboard/room-figure";
import { QUOTA_BUCKETS } from "../../app/sources/quota";
import { DESKS } from "../../app/tools/tool";
import { TREND_SIGNALS, type TrendPoint } from "../../app/trends/trend";

/** Spec section 3, Waitlist entry. `emailKey` is the address without regard to case, and unique. */
export const waitlistEmails = sqliteTable(
  "waitlist_emails",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    emailKey: text("email_key").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [uniqueIndex("waitlist_emails_email_key").on(table.emailKey)],
);

/** Topics somebody wants a trend record for; the daily job reads the most recently asked first. */
export const topics = sqliteTable(
  "topics",
  {
    keyword: text().primaryKey(),
    askedAt: integer("asked_at", { mode: "timestamp_ms" }).notNull(),
    /** The Wikipedia article a creator chose for the topic; null leaves the match to the search. */
    article: text(),
  },
  (table) => [index("topics_asked_at").on(table.askedAt)],
);

/** Spec section 3, Trend record, one a keyword. */
export const trends = sqliteTable(
  "trends",
  {
    keyword: text().primaryKey(),
    signal: text("trend_signal", { enum: TREND_SIGNALS }).notNull(),
    velocity: real("trend_velocity"),
    seasonalPeakMonth: text("seasonal_peak_month"),
    interestOverTime: text("interest_over_time", { mode: "json" }).$type<TrendPoint[]>().notNull(),
    /** Where the interest came from, shown beside it: "Sample interest". */
    source: text().notNull(),
    /** The Wikipedia article whose readers were counted; null where the source has none. */
    article: text(),
    lastUpdated: integer("last_updated", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [check("trends_signal", sql`${table.signal} in ('spiking', 'rising', 'steady', 'declining')`)],
);

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
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
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

/** Whoever keeps something. In demo the id is the SHA-256 of a session's id; no row of ours leads to a person. */
export const owners = sqliteTable(
  "owners",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** To the day: demo owners go after 30 idle days, with all that is theirs. */
    seenAt: integer("seen_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("owners_seen_at").on(table.seenAt)],
);

/** The state of one tool at one desk of one owner, null once it was forgotten. `version` counts the writes: a tab never overwrites another's. */
export const workspaces = sqliteTable(
  "workspaces",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    tool: text().notNull(),
    desk: text({ enum: DESKS }).notNull(),
    state: text({ mode: "json" }).$type<unknown>().notNull(),
    /** The tool's newest figure, so that the dashboard need not read every state. */
    figure: text({ mode: "json" }).$type<RoomFigure | null>().notNull(),
    version: integer().notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.tool, table.desk] }),
    check("workspaces_desk", sql`${table.desk} in ('sample', 'yours')`),
  ],
);
