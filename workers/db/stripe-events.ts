import { eq, lt } from "drizzle-orm";
import type { Database } from "./database";
import { stripeEvents } from "./schema";

/** A row if an event was applied: a statement for a batch. */
export function isApplied(db: Database, id: string) {
  return db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
}

/** Notes that an event was applied, once: a statement for a batch. */
export function noteApplied(db: Database, { id, type, now }: { id: string; type: string; now: Date }) {
  return db.insert(stripeEvents).values({ id, type, appliedAt: now }).onConflictDoNothing();
}

/** Forgets events applied before an instant: a statement for a batch. */
export function deleteEventsBefore(db: Database, instant: Date) {
  return db.delete(stripeEvents).where(lt(stripeEvents.appliedAt, instant));
}
