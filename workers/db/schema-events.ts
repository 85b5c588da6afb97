import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { channelSummaries, owners } from "./schema";

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
  },
  (table) => [
    index("events_owner").on(table.ownerId, table.id),
    index("events_channel").on(table.channelId),
    index("events_at").on(table.at),
  ],
);
