import type { Accounts } from "../../app/account/accounts";
import type { Billing } from "../../app/billing/billing";
import type { Database } from "../db/database";
import { subscriptionOf } from "../db/subscriptions";
import { type Prices, planOfPrice } from "./prices";

interface Setup {
  db: Database;
  accounts: Pick<Accounts, "owner">;
  prices: Prices;
}

/** What is kept here of subscriptions, and read with or without a provider (spec section 7, Subscription read). */
export function keptSubscription({ db, accounts, prices }: Setup): Pick<Billing, "subscription" | "planOf"> {
  return {
    async subscription() {
      const owner = await accounts.owner();
      return owner && subscriptionOf(db, owner.id);
    },
    planOf: (priceId) => planOfPrice(prices, priceId),
  };
}
