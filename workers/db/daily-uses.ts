import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { CeilingReached } from "../../app/functions/refused";
import type { UnitsByBucket } from "../../app/services/quota";

import { boundsOf, type CeilingKind, type Ceilings } from "../ceilings";
import type { Counted } from "../middleware/limits";
import { fingerprint } from "../secrets";
import { type Database, failsConstraint } from "./database";
import { dailyUses } from "./schema";

/** The day in UTC on which uses are counted: "2026-11-22". */
export function countingDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

interface Setup {
  counted: Pick<Counted, "address" | "network">;
  /** The deployment's secret, of which the day's salt is made. */
  secret: string | undefined;
  ceilings: Ceilings;
  /** YouTube's quota a day of this deployment. */
  units: UnitsByBucket;
  now: Date;
}

/** What is counted, and how much of it, as a number or as SQL: nothing is written where it is none. */
export type Use = [kind: CeilingKind, amount?: number | SQL];

/**
 * A statement for a batch that counts a use beside what it is counted for. Where that is more than the day's share, the
 * batch fails and leaves nothing, no count either: `overCeiling` says so of the error.
 */
export type Counting = (...use: Use) => ReturnType<typeof countUse>;

export type DailyUses = ReturnType<typeof openDailyUses>;

/** The row that counts for all: no hash is empty. */
const EVERYONE = "";

/**
 * Counts what one client uses of a day's share: by its address, by its network, and where the deployment itself has a
 * bound, for everyone together. Clients are known by a hash with a salt of that day, of which nothing leads back to them the
 * next.
 */
export function openDailyUses(db: Database, { counted, secret = "", ceilings, units, now }: Setup) {
  const day = countingDay(now);
  const hashOf = (name: string) => fingerprint(JSON.stringify([day, secret, name]));
  async function hash() {
    const address = await hashOf(counted.address);
    const isOne = counted.network === counted.address;
    return { address, network: isOne ? address : await hashOf(counted.network) };
  }
  let known: ReturnType<typeof hash> | undefined;
  function visitor() {
    known ??= hash();
    return known;
  }

  async function counting(): Promise<Counting> {
    const { address, network } = await visitor();
    return (kind, amount = 1) => {
      const bounds = boundsOf(kind, ceilings, units);
      const most = new Map([[address, bounds.address]]);
      if (network !== address) most.set(network, bounds.network);
      if (bounds.all !== null) most.set(EVERYONE, bounds.all);
      return countUse(db, { day, kind, amount, most });
    };
  }

  return {
    /** The hashes by which this client's address and network are known today. */
    visitor,
    counting,
    /**
     * Counts some of a kind, or of several, in one round trip.
     *
     * @throws CeilingReached where one would be more than the day's share: nothing is counted then
     */
    async spend(...uses: Use[]): Promise<void> {
      const count = await counting();
      const [first, ...others] = uses.map((use) => count(...use));
      if (!first) return;
      await db.batch([first, ...others]).catch((error: unknown) => {
        throw overCeiling(error, now) ?? error;
      });
    },
  };
}

interface Count {
  day: string;
  kind: CeilingKind;
  amount: number | SQL;
  /** How much a day has, by the name of the row. */
  most: Map<string, number>;
}

/**
 * One statement for all rows. What is over becomes null in a column that takes none, which ends the batch: `used` where it
 * is the client's own share, `kind` where it is everyone's.
 */
function countUse(db: Database, { day, kind, amount, most }: Count) {
  const names = [...most.keys()];
  const rows = names.map((name) => sql`select ${name} as name`);
  const bounds = names.map((name) => sql`when ${name} then ${most.get(name)}`);
  const fits = (name: SQL, used: SQL) => sql`${used} <= case ${name} ${sql.join(bounds, sql` `)} end`;
  const named = sql`counted.name`;
  const after = sql`${dailyUses.used} + excluded.used`;
  const isEveryone = sql`excluded.address = ${EVERYONE}`;
  return db
    .insert(dailyUses)
    .select(
      sql`select ${day}, ${named}, ${kind}, case when ${fits(named, sql`use.amount`)} then use.amount end
        from (${sql.join(rows, sql` union all `)}) as counted, (select ${amount} as amount) as use where use.amount > 0`,
    )
    .onConflictDoUpdate({
      target: [dailyUses.day, dailyUses.address, dailyUses.kind],
      set: {
        used: sql`case when ${fits(sql`excluded.address`, after)} or ${isEveryone} then ${after} end`,
        kind: sql`case when ${fits(sql`excluded.address`, after)} or not ${isEveryone} then ${dailyUses.kind} end`,
      },
    });
}

/** What forms say where a batch failed since a use in it was more than the day's share; null for any other error. */
export function overCeiling(error: unknown, now: Date): CeilingReached | null {
  if (failsConstraint(error, "NOT NULL", "daily_uses.used")) return new CeilingReached(now);
  return failsConstraint(error, "NOT NULL", "daily_uses.kind") ? new CeilingReached(now, "everyone") : null;
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
