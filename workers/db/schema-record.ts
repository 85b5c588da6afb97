import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RecordFigures, SealKind } from "../../app/model/seal";
import { owners } from "./schema";
import { cards } from "./schema-plan";

/** The chain of all seals (app/model/seal.ts): bare hashes, which stay whatever is deleted. */
export const seals = sqliteTable(
  "seals",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    hash: text().notNull(),
    /** The hash of the row before. */
    previous: text(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** null once the creator's data is gone. */
    ownerId: text("owner_id").references(() => owners.id, { onDelete: "set null" }),
  },
  (table) => [index("seals_owner").on(table.ownerId)],
);

/** What was sealed, and how it came out: it goes with its card. */
export const sealed = sqliteTable(
  "sealed",
  {
    ownerId: text("owner_id").notNull(),
    cardId: text("card_id").notNull(),
    n: integer()
      .notNull()
      .references(() => seals.n),
    kind: text().$type<SealKind>().notNull(),
    /** Of a light. */
    color: text(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** When it is to be held against the views; null until the video is known, and where another seal counts. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }),
    /** When it was; null before. */
    scoredAt: integer("scored_at", { mode: "timestamp_ms" }),
    /** Whether it came true; null where that cannot be judged. */
    hit: integer({ mode: "boolean" }),
    /** Whether the views are those of a sample channel. */
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    /** Canonical JSON with its salt. */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.cardId, table.n] }),
    foreignKey({
      columns: [table.ownerId, table.cardId],
      foreignColumns: [cards.ownerId, cards.id],
    }).onDelete("cascade"),
  ],
);

/** A head a day, with what had become of all seals by then. */
export const sealedDays = sqliteTable("sealed_days", {
  day: text().primaryKey(),
  first: integer().notNull(),
  last: integer().notNull(),
  previous: text(),
  head: text().notNull(),
  figures: text({ mode: "json" }).$type<RecordFigures>().notNull(),
});
