import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Scope } from "../../app/model/caller";
import { owners } from "./schema";

/** Keys by which programs act in an owner's name. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    /** In the key itself, to find its row. */
    id: text().primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text({ mode: "json" }).$type<Scope[]>().notNull(),
    /** SHA-256 of its secret. */
    hash: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** The day of its last call, "2026-11-24"; null before the first. */
    lastUsedOn: text("last_used_on"),
    /** The minute of its last call since 1970, and the calls in it so far. */
    minute: integer().notNull().default(0),
    calls: integer().notNull().default(0),
  },
  (table) => [index("api_keys_owner").on(table.ownerId)],
);

/** What a key was used for, by day. */
export const keyUses = sqliteTable(
  "key_uses",
  {
    keyId: text("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    /** In UTC, "2026-11-24". */
    day: text().notNull(),
    /** A function's name. */
    called: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.day, table.called] }),
    index("key_uses_day").on(table.day),
  ],
);

/** Answers to calls with an `Idempotency-Key`, for a day: a call sent twice is done once. */
export const keyAnswers = sqliteTable(
  "key_answers",
  {
    keyId: text("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    /** A hash of what the caller sent as `Idempotency-Key`. */
    sent: text().notNull(),
    /** A hash of the call: its function and body. */
    call: text().notNull(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** Null while it is under way. */
    status: integer(),
    body: text(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.sent] }), index("key_answers_at").on(table.at)],
);
