import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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
    lastUpdated: integer("last_updated", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [check("trends_signal", sql`${table.signal} in ('spiking', 'rising', 'steady', 'declining')`)],
);
