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
import type { AbTest } from "../../app/model/ab-test";
import {
  CARD_STATES,
  type CardForecast,
  type CardLight,
  type CardVideo,
  type OutcomeReading,
} from "../../app/model/card";
import { owners } from "./schema";
import { channelSummaries } from "./schema-channel";

/** What happened to what is an owner's, for 30 days (app/model/event.ts). */
export const events = sqliteTable(
  "events",
  {
    /** In the order in which they were written. */
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    /** The channel that it is about, by its owner's id, and gone with it; null where it is about the plan. */
    channelId: text("channel_id").references(() => channelSummaries.ownerId, { onDelete: "cascade" }),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    facts: text({ mode: "json" }).$type<unknown>().notNull(),
    seenAt: integer("seen_at", { mode: "timestamp_ms" }),
    /** What can happen to an owner's but once ("watched-upload dQw4w9WgXcQ"); null where its writer sees to that. */
    key: text(),
  },
  (table) => [
    index("events_owner").on(table.ownerId, table.id),
    uniqueIndex("events_key").on(table.ownerId, table.key).where(sql`"key" is not null`),
    index("events_channel").on(table.channelId),
    index("events_at").on(table.at),
  ],
);

/**
 * The cards of an owner's plan, one row each (app/model/card.ts). The long texts come last: SQLite reads a row from its
 * start, and a query that leaves them out does not read their pages.
 */
export const cards = sqliteTable(
  "cards",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    /** Of its owner's alone. */
    id: text().notNull(),
    /** The idea in its one spelling when it was added: sent twice, it is one card. */
    key: text().notNull(),
    idea: text().notNull(),
    title: text().notNull(),
    state: text({ enum: CARD_STATES }).notNull(),
    /** Its place in its column. */
    rank: real().notNull(),
    /** "2026-11-24" */
    date: text(),
    series: text().notNull(),
    episode: integer(),
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    video: text({ mode: "json" }).$type<CardVideo>(),
    forecast: text({ mode: "json" }).$type<CardForecast>(),
    light: text({ mode: "json" }).$type<CardLight>(),
    outcome: text({ mode: "json" }).$type<OutcomeReading[]>().notNull(),
    /** When the first count of YouTube's API in it has to go; null where none has to. */
    keepUntil: integer("keep_until", { mode: "timestamp_ms" }),
    version: integer().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
    description: text().notNull(),
    notes: text().notNull(),
    /** A later migration's: behind the long texts. */
    abTest: text("ab_test", { mode: "json" }).$type<AbTest>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index("cards_place").on(table.ownerId, table.state, table.rank),
    index("cards_keep_until").on(table.keepUntil),
    check(
      "cards_state",
      sql`${table.state} in (${sql.raw(CARD_STATES.map((state) => `'${state}'`).join(", "))})`,
    ),
  ],
);

/** An address that whoever knows its secret may read: one an owner, and a new one takes the place of the old. */
const secretFeed = (name: string) =>
  sqliteTable(name, {
    ownerId: text("owner_id")
      .primaryKey()
      .references(() => owners.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret in its address, in hexadecimal. */
    hash: text().notNull().unique(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  });

/** Of a plan's dates, as a calendar. */
export const feeds = secretFeed("feeds");

/** Of news and notes, as Atom. */
export const watchFeeds = secretFeed("watch_feeds");
