import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FEATURE_IDS } from "../../app/model/plan-limits";
import { owners } from "./schema";

/** The free analyses that accounts had or have under way: one row a feature, which its key makes the only one. */
export const planUses = sqliteTable(
  "plan_uses",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    feature: text({ enum: FEATURE_IDS }).notNull(),
    /** What it was about: a topic's key, a form's id. */
    subject: text().notNull(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** Who has it under way, and until when at most; null once it counts. */
    holder: text(),
    heldUntil: integer("held_until", { mode: "timestamp_ms" }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.feature] })],
);
