import type { Accounts } from "../../app/account/accounts";
import type { Belongings, Kept } from "../../app/account/belongings";
import type { Billing } from "../../app/billing/billing";
import { belongingsOf, deleteBelongingsOf } from "../db/belongings";
import type { Database } from "../db/database";
import type { Limit } from "../limits/limit";

interface Setup {
  accounts: Pick<Accounts, "owner" | "endSession">;
  billing: Pick<Billing, "settle">;
  limit: Limit;
}

const NOTHING: Kept = { seen: null, work: [], feedback: [], customerSince: null, subscriptions: [] };

/** What D1 and the session hold of the visitor behind one request: by the owner that their own cookie names. */
export function d1Belongings(db: Database, { accounts, billing, limit }: Setup): Belongings {
  return {
    allowed: limit,

    async collect() {
      const owner = await accounts.owner();
      return owner ? described(await belongingsOf(db, owner.id)) : NOTHING;
    },

    async delete() {
      const owner = await accounts.owner();
      // The provider knows before we do, and has to be told before we forget whom it is about.
      if (owner && (await billing.settle()) === "charged") return "subscribed";
      // The rows first: once the session is gone, nobody could come back for them.
      if (owner && !(await deleteBelongingsOf(db, owner.id))) return "subscribed";
      const { cookies, isGone } = await accounts.endSession();
      return { cookies, isSessionGone: isGone };
    },
  };
}

function described({
  owner,
  work,
  sent,
  customer,
  subscriptions,
}: Awaited<ReturnType<typeof belongingsOf>>): Kept {
  return {
    seen: owner && { first: owner.createdAt, last: owner.seenAt },
    work: work
      .map((row) => ({ ...row, figure: parsed(row.figure), state: parsed(row.state) }))
      // Of a tool that was started over, a version is left and nothing else.
      .filter(({ state }) => state !== null),
    feedback: sent.map(({ email, attempts, dueAt, sentAt, failure, ...row }) => ({
      ...row,
      email: email ?? "",
      mail: { attempts: attempts ?? 0, sentAt, nextTryAt: sentAt === null ? dueAt : null, failure },
    })),
    customerSince: customer?.createdAt ?? null,
    subscriptions: subscriptions.map((row) => ({
      subscription_status: row.status,
      price_id: row.priceId,
      current_period_end: row.currentPeriodEnd,
      cancel_at_period_end: row.cancelAtPeriodEnd,
      payment_method_brand: row.paymentMethodBrand,
      payment_method_last4: row.paymentMethodLast4,
    })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
