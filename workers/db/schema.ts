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
import { DESKS } from "../../app/model/desk";
import { FEEDBACK_CATEGORIES } from "../../app/model/feedback";
import { TREND_SIGNALS, type TrendPoint } from "../../app/model/trend";
import type { NoteTime } from "../../app/model/watch";
import type { RoomFigure } from "../../app/services/workspaces";

/** Spec section 3, Waitlist entry. `emailKey` is the address without regard to case, and unique. */
export const waitlistEmails = sqliteTable(
  "waitlist_emails",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    emailKey: text("email_key").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** When they were let in, where SIGNUPS is "waitlist"; null while they wait. */
    letInAt: integer("let_in_at", { mode: "timestamp_ms" }),
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
    /** Null once it was read; until then 0, or the HTTP status that the last reading ended in. */
    unreadStatus: integer("unread_status"),
  },
  (table) => [
    index("topics_asked_at").on(table.askedAt),
    // A partial index serves a query that says the same: recentTopics.
    index("topics_plain").on(sql`asked_at desc`, table.keyword).where(sql`instr("keyword", char(10)) = 0`),
    index("topics_chosen").on(sql`asked_at desc`, table.keyword).where(sql`instr("keyword", char(10)) > 0`),
    index("topics_unread").on(sql`asked_at desc`).where(sql`"unread_status" is not null`),
  ],
);

/**
 * Who waits for which topic: one row a visitor, whose newest topic takes the place of the one before. A visitor is a hash
 * of the session that a topic was set in, from which nothing leads back to them or to what they keep.
 */
export const topicAskers = sqliteTable(
  "topic_askers",
  {
    asker: text().primaryKey(),
    keyword: text().notNull(),
    /** Since when this visitor waits for it. */
    since: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("topic_askers_keyword").on(table.keyword, table.since)],
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

/** What an address used of a day's share, by a salted hash of it that is gone the next day (db/daily-uses.ts). */
export const dailyUses = sqliteTable(
  "daily_uses",
  {
    /** In UTC: "2026-11-22". */
    day: text().notNull(),
    address: text().notNull(),
    kind: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.address, table.kind] })],
);

/** Whoever keeps something. In demo the id is the SHA-256 of a session's id; no row of ours leads to a person. */
export const owners = sqliteTable(
  "owners",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** To the day: demo owners go after 30 idle days, with all that is theirs. */
    seenAt: integer("seen_at", { mode: "timestamp_ms" }).notNull(),
    /** When their weekly note comes; null until they choose. */
    noteTime: text("note_time", { mode: "json" }).$type<NoteTime>(),
  },
  (table) => [index("owners_seen_at").on(table.seenAt)],
);

/**
 * Sessions that were signed out or deleted: cookies and tokens issued before are no good (db/ended-sessions.ts). Forgotten
 * once none of those can be left, nor any request that one of them named.
 */
export const endedSessions = sqliteTable(
  "ended_sessions",
  {
    /** By its owner's id: a hash that leads to nobody. */
    session: text().primaryKey(),
    endedAt: integer("ended_at", { mode: "timestamp_ms" }).notNull(),
    /** Its owner's data was deleted: nothing is kept under that id again, by whatever request comes late. */
    isDeleted: integer("is_deleted", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("ended_sessions_ended_at").on(table.endedAt)],
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
    /** A fingerprint of the form that made it: sent again, it is not applied twice. */
    form: text(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
    /** When the first thing in it has to go; null where nothing has to. */
    keepUntil: integer("keep_until", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("workspaces_keep_until").on(table.keepUntil),
    primaryKey({ columns: [table.ownerId, table.tool, table.desk] }),
    check("workspaces_desk", sql`${table.desk} in ('sample', 'yours')`),
  ],
);

/**
 * Spec section 3, Feedback. Kept whatever becomes of its mail, and of its owner's other rows: no foreign key, so that
 * the purge of idle owners leaves it. Only its owner deletes it.
 */
export const feedback = sqliteTable(
  "feedback",
  {
    /** Made with the form that sends it: sent twice, it is one row. */
    id: text().primaryKey(),
    ownerId: text("owner_id").notNull(),
    category: text({ enum: FEEDBACK_CATEGORIES }).notNull(),
    message: text().notNull(),
    email: text(),
    platform: text().notNull(),
    primaryTopic: text("primary_topic").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("feedback_owner").on(table.ownerId),
    check("feedback_category", sql`${table.category} in ('feature', 'youtube', 'improvement', 'bug')`),
  ],
);

/**
 * What has to go out, written in the batch of what it is about. Its id is its key wherever it goes, however often it is
 * tried. Kinds, and what their payloads are: app/functions/mail/kinds.ts.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull().default("feedback"),
    /** Whose data it goes with; null where it is nobody's. */
    ownerId: text("owner_id"),
    /** To whom it goes; null is whoever reads feedback, as the deployment names them when it is sent. */
    recipient: text(),
    /** Gone once it was sent. */
    payload: text({ mode: "json" }).$type<unknown>(),
    /** How often it was tried. */
    attempts: integer().notNull().default(0),
    /** Not tried before; moved on by each attempt, so that two runs never try the same at once. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }).notNull(),
    sentAt: integer("sent_at", { mode: "timestamp_ms" }),
    /** What the last attempt failed with, without addresses or text. */
    failure: text(),
    /** Feedback's mail goes with its feedback, by whatever that is deleted. */
    feedbackId: text("feedback_id")
      .generatedAlwaysAs(sql`case kind when 'feedback' then id end`, { mode: "virtual" })
      .references(() => feedback.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("outbox_due").on(table.sentAt, table.dueAt),
    index("outbox_owner").on(table.ownerId),
    index("outbox_feedback").on(table.feedbackId),
    index("outbox_open").on(table.kind, table.dueAt).where(sql`"sent_at" is null`),
    index("outbox_recipient").on(table.recipient).where(sql`"owner_id" is null`),
  ],
);
