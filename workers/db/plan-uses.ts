import { and, eq, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { Refused } from "../../app/functions/refused";
import type { Allowance } from "../../app/model/caller";
import { type FreeUse, type Standing, tierOf } from "../../app/model/plan-limits";
import type { User } from "../../app/model/user";
import { MINUTE_MS } from "../../app/numbers/days";
import { NO_SESSION } from "../../app/services/accounts";
import type { Billing } from "../../app/services/billing";
import type { Owners } from "../accounts/session";
import { newCardId } from "../secrets";
import { namedBatch } from "./batch";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { declining, noteOwner } from "./owners";
import { userSubscriptions } from "./schema-billing";
import { planUses } from "./schema-plan-uses";
import { findSubscription } from "./subscriptions";

/** No analysis takes this long: one that ended without a word is given back. */
const HELD_MS = 10 * MINUTE_MS;

/** The free analyses that an owner had: a statement for a batch. */
export function selectPlanUses(db: Database, ownerId: string) {
  return db
    .select({ feature: planUses.feature, subject: planUses.subject, at: planUses.at })
    .from(planUses)
    .where(and(eq(planUses.ownerId, ownerId), isNull(planUses.heldUntil)));
}

/** Rows of free analyses as functions have them. */
export function toFreeUse({ at, ...use }: Awaited<ReturnType<typeof selectPlanUses>>[number]): FreeUse {
  return { ...use, at: at.toISOString() };
}

interface Setup {
  owners: Pick<Owners, "read" | "writer">;
  planOf: Billing["planOf"];
  user(): Promise<Pick<User, "isDemo"> | null>;
  uses: Pick<DailyUses, "counting">;
  now: Date;
  report(error: unknown): void;
}

/** What the plan of the account behind one request allows. */
export function d1Allowance(db: Database, { owners, planOf, user, uses, now, report }: Setup): Allowance {
  async function readStanding(): Promise<Standing | null> {
    const who = await user();
    if (!who) throw new Refused(401, NO_SESSION);
    if (who.isDemo) return null;
    // Asked at once: one round trip.
    const read = await owners.read((ownerId) =>
      Promise.all([findSubscription(db, ownerId), selectPlanUses(db, ownerId).execute()]),
    );
    const [subscription, used] = read?.found ?? [null, []];
    return { tier: tierOf(subscription, planOf), used: used.map(toFreeUse) };
  }

  let known: Promise<Standing | null> | undefined;
  return {
    standing() {
      known ??= readStanding();
      return known;
    },

    async hold(feature, subject) {
      const owner = await owners.writer();
      const holder = newCardId();
      const mine = and(
        eq(planUses.ownerId, owner.id),
        eq(planUses.feature, feature),
        eq(planUses.holder, holder),
      );
      const row = { subject, at: now, holder, heldUntil: new Date(now.getTime() + HELD_MS) };
      const count = await uses.counting();
      const { held } = await namedBatch(db, {
        owner: noteOwner(db, owner.id, { now, count }),
        held: db
          .insert(planUses)
          .values({ ownerId: owner.id, feature, ...row })
          .onConflictDoUpdate({
            target: [planUses.ownerId, planUses.feature],
            set: row,
            // What counts is held by nobody.
            setWhere: lte(planUses.heldUntil, now),
          })
          .returning({ holder: planUses.holder }),
      }).catch(declining(now));
      if (held.length === 0) return null;
      await owner.remember();
      return {
        async keep() {
          known = undefined;
          try {
            const kept = await db
              .update(planUses)
              .set({ holder: null, heldUntil: null })
              .where(mine)
              .returning({ feature: planUses.feature });
            return kept.length === 1;
          } catch (error) {
            // The answer is there: it is shown, and what is not counted is given back once it is held no longer.
            report(error);
            return true;
          }
        },
        async release() {
          await db.delete(planUses).where(mine).catch(report);
        },
      };
    },
  };
}

/**
 * Whether an owner pays for a feature: for jobs, which have no caller.
 *
 * @param without the prices of the plans that lack it: every other includes it, as in `tierOf`
 */
export function paysFor(ownerId: SQLWrapper, without: readonly string[]): SQL {
  return sql`exists (select 1 from ${userSubscriptions} as paid where paid.owner_id = ${ownerId}
    and paid.subscription_status = 'active'
    and coalesce(paid.price_id, '') not in (select value from json_each(${JSON.stringify(without)})))`;
}
