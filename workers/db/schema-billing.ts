import { eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOT_CHARGED } from "../../app/model/subscription-plan";
import { owners } from "./schema";

/** Which customer of the payment provider an owner is. */
export const customers = sqliteTable(
  "customers",
  {
    ownerId: text("owner_id")
      .primaryKey()
      .references(() => owners.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [uniqueIndex("customers_customer_id").on(table.customerId)],
);

/** Subscriptions that are or will be charged: with the statuses in it, as a partial index takes no parameters. */
export const CHARGED = sql.raw(`"status" not in (${NOT_CHARGED.map((status) => `'${status}'`).join(", ")})`);

/** Subscriptions as the payment provider last described them. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.customerId, { onDelete: "cascade" }),
    status: text().notNull(),
    priceId: text("price_id"),
    /** Epoch seconds. */
    currentPeriodEnd: integer("current_period_end"),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
    paymentMethodBrand: text("payment_method_brand"),
    paymentMethodLast4: text("payment_method_last4"),
    /** When the provider created it, epoch seconds: an owner's newest one counts. */
    created: integer().notNull(),
    /** When the provider was asked for this description: an older one never replaces a newer one. */
    readAt: integer("read_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("subscriptions_customer").on(table.customerId),
    index("subscriptions_charged_period_end").on(table.currentPeriodEnd).where(CHARGED),
  ],
);

/** Events of the payment provider that were applied: each counts once. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    appliedAt: integer("applied_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("stripe_events_applied_at").on(table.appliedAt)],
);

/** Spec section 3, Subscription record: what there is to read of an owner's subscriptions. */
export const userSubscriptions = sqliteView("user_subscriptions").as((query) =>
  query
    .select({
      ownerId: customers.ownerId,
      subscriptionId: sql<string>`${subscriptions.id}`.as("subscription_id"),
      subscriptionStatus: sql<string>`${subscriptions.status}`.as("subscription_status"),
      priceId: subscriptions.priceId,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      paymentMethodBrand: subscriptions.paymentMethodBrand,
      paymentMethodLast4: subscriptions.paymentMethodLast4,
      created: subscriptions.created,
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.customerId, subscriptions.customerId)),
);
