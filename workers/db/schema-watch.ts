import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { WatchKind } from "../../app/model/event";
import { WATCH_SOURCES } from "../../app/model/watch";
import { owners } from "./schema";

/**
 * Channels that somebody watches, each read once however many do, and when. A run leases what is due: nobody else reads
 * it before the lease ends.
 */
export const watchedChannels = sqliteTable(
  "watched_channels",
  {
    /** YouTube's. */
    id: text().primaryKey(),
    title: text().notNull(),
    /** The playlist of its uploads; null until the API told it. */
    playlist: text(),
    state: text({ enum: ["new", "read", "failed", "missing"] }).notNull(),
    source: text({ enum: WATCH_SOURCES }),
    readAt: integer("read_at", { mode: "timestamp_ms" }),
    /** When it is read next. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }).notNull(),
    paceMs: integer("pace_ms").notNull(),
    /** Readings that failed since the last that did not. */
    failures: integer().notNull().default(0),
    /** Who reads it just now, and until when at most. */
    holder: text(),
    heldUntil: integer("held_until", { mode: "timestamp_ms" }),
    /** When one of those who watch it was last here, to the day. */
    seenAt: integer("seen_at", { mode: "timestamp_ms" }).notNull(),
    /** The entity tag of its feed as it was read last. */
    feedTag: text("feed_tag"),
    /** Until when the hub pushes its uploads; null where nobody asked it. */
    pushedUntil: integer("pushed_until", { mode: "timestamp_ms" }),
    /** When the hub is asked again. */
    pushDueAt: integer("push_due_at", { mode: "timestamp_ms" }),
    /** When it was asked last: it checks with us what we asked. */
    pushAskedAt: integer("push_asked_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("watched_channels_due_at").on(table.dueAt),
    index("watched_channels_push_due_at").on(table.pushDueAt),
  ],
);

/**
 * The newest uploads of a watched channel, all in one row (docs/decisions/0022-one-row-a-channel.md): a reading reads one
 * row and writes one. API data: what is not seen again within 30 days leaves it.
 */
export const watchedVideos = sqliteTable("watched_videos", {
  channelId: text("channel_id")
    .primaryKey()
    .references(() => watchedChannels.id, { onDelete: "cascade" }),
  /** app/model/watch.ts, watchedUploads. */
  uploads: text().notNull(),
  /** Counts the writes: nobody writes over what they have not read. */
  version: integer().notNull(),
  /** Who wrote it last, so that the events of the same batch know whether it did. */
  writer: text().notNull(),
});

/** Which seasons an owner was told of, and when: events go after 30 days, and none is told twice. */
export const toldSeasons = sqliteTable(
  "told_seasons",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    /** In its one spelling. */
    topic: text().notNull(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.topic] })],
);

/** Who watches which channel. */
export const watches = sqliteTable(
  "watches",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    channelId: text("channel_id")
      .notNull()
      .references(() => watchedChannels.id, { onDelete: "cascade" }),
    since: integer({ mode: "timestamp_ms" }).notNull(),
    isMuted: integer("is_muted", { mode: "boolean" }).notNull().default(false),
    mutedKinds: text("muted_kinds", { mode: "json" }).$type<WatchKind[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.channelId] }),
    index("watches_channel").on(table.channelId),
  ],
);

/** Who wants the weekly note by mail, and when the next is due. Kept with its owner; null since they turned it off. */
export const noteMails = sqliteTable(
  "note_mails",
  {
    ownerId: text("owner_id")
      .primaryKey()
      .references(() => owners.id, { onDelete: "cascade" }),
    dueAt: integer("due_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("note_mails_due_at").on(table.dueAt)],
);

/** Where an owner's events go by themselves; one an owner. */
export const webhooks = sqliteTable("webhooks", {
  ownerId: text("owner_id")
    .primaryKey()
    .references(() => owners.id, { onDelete: "cascade" }),
  url: text().notNull(),
  /** What its signing secret is made of, with the deployment's own. */
  salt: text().notNull(),
  /** The newest event that was put into the outbox. */
  cursor: integer().notNull(),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  /** Why it was switched off; null while it is on. */
  off: text(),
});

/** Tries to hand an event over, for 30 days: what its owner sees of them. */
export const webhookTries = sqliteTable(
  "webhook_tries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** "watched.upload" */
    event: text().notNull(),
    /** Null where it was taken. */
    failure: text(),
  },
  (table) => [
    index("webhook_tries_owner").on(table.ownerId, table.id),
    index("webhook_tries_at").on(table.at),
  ],
);
