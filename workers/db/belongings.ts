import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { NOT_CHARGED } from "../../app/billing/subscription";
import type { Database } from "./database";
import { customers, feedback, outbox, owners, subscriptions, workspaces } from "./schema";

/** Every row that an owner has, table by table. One round trip. */
export async function belongingsOf(db: Database, ownerId: string) {
  const [owner, work, sent, customer, subscribed] = await db.batch([
    db.select().from(owners).where(eq(owners.id, ownerId)),
    db
      .select({
        tool: workspaces.tool,
        desk: workspaces.desk,
        version: workspaces.version,
        updatedAt: workspaces.updatedAt,
        // As text: what cannot be parsed is in the file as well.
        figure: sql<string>`${workspaces.figure}`,
        state: sql<string>`${workspaces.state}`,
      })
      .from(workspaces)
      .where(eq(workspaces.ownerId, ownerId))
      .orderBy(asc(workspaces.tool), asc(workspaces.desk)),
    db
      // In a batch D1 answers rows by the names of their columns: two of one name would shift all that follow.
      .select({
        id: feedback.id,
        category: feedback.category,
        message: feedback.message,
        email: feedback.email,
        platform: feedback.platform,
        primaryTopic: feedback.primaryTopic,
        isDemo: feedback.isDemo,
        createdAt: feedback.createdAt,
        attempts: outbox.attempts,
        dueAt: outbox.dueAt,
        sentAt: outbox.sentAt,
        failure: outbox.failure,
      })
      .from(feedback)
      .leftJoin(outbox, eq(outbox.id, feedback.id))
      .where(eq(feedback.ownerId, ownerId))
      .orderBy(asc(feedback.createdAt)),
    db.select().from(customers).where(eq(customers.ownerId, ownerId)),
    db
      .select({ subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.customerId, subscriptions.customerId))
      .where(eq(customers.ownerId, ownerId))
      .orderBy(asc(subscriptions.created)),
  ]);
  return {
    owner: owner[0] ?? null,
    work,
    sent,
    customer: customer[0] ?? null,
    subscriptions: subscribed.map(({ subscription }) => subscription),
  };
}

/**
 * Deletes every row that an owner has, or none: false where a subscription would go on being charged. Workspaces,
 * customer and subscriptions go with the owner, the mail that waits with its feedback. One round trip, and nothing
 * comes in between.
 */
export async function deleteBelongingsOf(db: Database, ownerId: string): Promise<boolean> {
  const charged = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.customerId, subscriptions.customerId))
    .where(
      and(
        eq(customers.ownerId, ownerId),
        eq(subscriptions.cancelAtPeriodEnd, false),
        notInArray(subscriptions.status, NOT_CHARGED),
      ),
    );
  const unlessCharged = sql`not exists ${charged}`;
  const [found] = await db.batch([
    charged,
    db.delete(feedback).where(and(eq(feedback.ownerId, ownerId), unlessCharged)),
    db.delete(owners).where(and(eq(owners.id, ownerId), unlessCharged)),
  ]);
  return found.length === 0;
}
