import { and, eq, lt, sql } from "drizzle-orm";
import { CeilingReached } from "../../app/forms/ceiling";
import type { CeilingKind, Ceilings } from "../ceilings";
import { fingerprint } from "../fingerprint";
import type { Database } from "./database";
import { dailyUses, owners } from "./schema";

/** An address on a day: a hash with a salt of that day, of which nothing leads back to the address the next day. */
export interface Visitor {
  day: string;
  address: string;
}

/** The day in UTC on which uses are counted: "2026-11-22". */
export function countingDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

interface Setup {
  /** As limits count it (middleware/limits.ts, addressKey). */
  address: string;
  /** The deployment's secret, of which the day's salt is made. */
  secret: string | undefined;
  ceilings: Ceilings;
  now: Date;
}

export type DailyUses = ReturnType<typeof openDailyUses>;

/** Counts what one address uses of a day's share. */
export function openDailyUses(db: Database, { address, secret = "", ceilings, now }: Setup) {
  let known: Promise<Visitor> | undefined;
  async function count(): Promise<Visitor> {
    const day = countingDay(now);
    return { day, address: await fingerprint(JSON.stringify([day, secret, address])) };
  }
  function visitor() {
    known ??= count();
    return known;
  }
  return {
    visitor,
    newOwners: ceilings.owners,
    /**
     * Counts some of a kind, in one round trip.
     *
     * @throws CeilingReached where it would be more than the day's share: nothing is counted then
     */
    async spend(kind: CeilingKind, amount = 1): Promise<void> {
      if (amount > ceilings[kind]) throw new CeilingReached(now);
      const used = await db
        .insert(dailyUses)
        .values({ ...(await visitor()), kind, used: amount })
        .onConflictDoUpdate({
          target: [dailyUses.day, dailyUses.address, dailyUses.kind],
          set: { used: sql`${dailyUses.used} + ${amount}` },
          setWhere: sql`${dailyUses.used} + ${amount} <= ${ceilings[kind]}`,
        })
        .returning({ used: dailyUses.used });
      if (used.length === 0) throw new CeilingReached(now);
    },
  };
}

/** Counts an owner that is not there yet as one of the address's new ones: a statement for a batch, before the owner's own. */
export function countNewOwner(db: Database, id: string, { day, address }: Visitor) {
  return db
    .insert(dailyUses)
    .select(
      sql`select ${day}, ${address}, 'owners', 1 where not exists (select 1 from ${owners} where ${owners.id} = ${id})`,
    )
    .onConflictDoUpdate({
      target: [dailyUses.day, dailyUses.address, dailyUses.kind],
      set: { used: sql`${dailyUses.used} + 1` },
    });
}

/** True for the first to tell the team on that day that mails wait. */
export async function claimNotice(db: Database, day: string): Promise<boolean> {
  const claimed = await db
    .insert(dailyUses)
    .values({ day, address: "", kind: "notice", used: 1 })
    .onConflictDoNothing()
    .returning({ used: dailyUses.used });
  return claimed.length === 1;
}

/** Lets another run tell the team, where this one could not. */
export async function releaseNotice(db: Database, day: string): Promise<void> {
  await db.delete(dailyUses).where(and(eq(dailyUses.day, day), eq(dailyUses.kind, "notice")));
}

/** Forgets the days before one: a statement for a batch. */
export function deleteUsesBefore(db: Database, day: string) {
  return db.delete(dailyUses).where(lt(dailyUses.day, day));
}
