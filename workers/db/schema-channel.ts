import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { VisibilityAnswer } from "../../app/engines/channel-report";
import type { KeptPasts } from "../../app/engines/ideas";
import type { IdeasKept } from "../../app/services/own-channel";
import { owners } from "./schema";

/**
 * The uploads of the channel an owner connected, all its sources in one row, of 1.5 MB at most
 * (docs/decisions/0022-one-row-a-channel.md). Read only where something is worked out from them.
 */
export const channels = sqliteTable("channels", {
  ownerId: text("owner_id")
    .primaryKey()
    .references(() => owners.id, { onDelete: "cascade" }),
  /** app/functions/channel/packed-channel.ts writes and reads it. */
  packed: text().notNull(),
  /** Counts the writes from the instant of the first: a channel connected anew never has one of an earlier one's. */
  version: integer().notNull(),
});

/**
 * What is worked out once of a connected channel's uploads, of 1.5 MB at most: gone with them, and made anew where the
 * engines or the uploads are others.
 */
export const channelPasts = sqliteTable("channel_pasts", {
  ownerId: text("owner_id")
    .primaryKey()
    .references(() => channels.ownerId, { onDelete: "cascade" }),
  /** That of the uploads. */
  version: integer("of_version").notNull(),
  /** Which engines worked it out. */
  engines: text().notNull(),
  pasts: text({ mode: "json" }).$type<KeptPasts>().notNull(),
});

/**
 * Ideas for a connected channel: the list as it was worked out, gone with the uploads it is made of and at the daily purge,
 * and the three of each note, gone after 29 days.
 */
export const channelIdeas = sqliteTable("channel_ideas", {
  ownerId: text("owner_id")
    .primaryKey()
    .references(() => channels.ownerId, { onDelete: "cascade" }),
  /** That of the uploads. */
  version: integer("of_version").notNull(),
  /** Which engines worked it out. */
  engines: text().notNull(),
  list: text({ mode: "json" }).$type<IdeasKept["list"]>().notNull(),
  weeks: text({ mode: "json" }).$type<unknown>().notNull(),
});

/** What pages show of a connected channel, written together with its uploads and of the same version. */
export const channelSummaries = sqliteTable(
  "channel_summaries",
  {
    ownerId: text("owner_id")
      .primaryKey()
      .references(() => owners.id, { onDelete: "cascade" }),
    /** At most 8 KB. */
    summary: text().notNull(),
    version: integer().notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
    /** When its owner was last here, to the day: as in `owners`, for the job, which reads no other row to see it. */
    seenAt: integer("seen_at", { mode: "timestamp_ms" }).notNull(),
    /** When the job reads it next; null where there is nothing to read. */
    readAt: integer("read_at", { mode: "timestamp_ms" }),
    /** When the first thing in it has to go; null where nothing has to. */
    keepUntil: integer("keep_until", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("channel_summaries_read_at").on(table.readAt),
    index("channel_summaries_keep_until").on(table.keepUntil),
  ],
);

/** A topic that an owner's channel is searched for once a week (app/channel/visibility); gone with the channel. */
export const channelTopics = sqliteTable(
  "channel_topics",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => channelSummaries.ownerId, { onDelete: "cascade" }),
    /** The topic in its one spelling. */
    key: text().notNull(),
    topic: text().notNull(),
    /** In the creator's order, from 0. */
    place: integer().notNull(),
    /** When it was searched last; null before the first time. */
    askedAt: integer("asked_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index("channel_topics_asked_at").on(table.askedAt),
  ],
);

/** What one search for a topic showed of the channel. API data: 30 days (see youtube_answers). */
export const topicAnswers = sqliteTable(
  "topic_answers",
  {
    ownerId: text("owner_id").notNull(),
    key: text().notNull(),
    askedAt: integer("asked_at", { mode: "timestamp_ms" }).notNull(),
    /** The channel's videos among the first 50, best place first. */
    found: text({ mode: "json" }).$type<VisibilityAnswer["found"]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key, table.askedAt] }),
    foreignKey({
      columns: [table.ownerId, table.key],
      foreignColumns: [channelTopics.ownerId, channelTopics.key],
    }).onDelete("cascade"),
    index("topic_answers_asked_at").on(table.askedAt),
  ],
);
