import { BILLING_MESSAGES } from "../../app/functions/billing/messages";
import {
  type Billing,
  type BillingEvents,
  BillingRefused,
  SubscriptionUnread,
} from "../../app/services/billing";
import type { OverdueSubscriptions } from "../../app/services/jobs";
import type { Owners } from "../accounts/session";
import { type Database, isDatabaseError } from "../db/database";
import { findSubscription } from "../db/subscriptions";
import type { Env } from "../env";
import { isPrivateUrl } from "../settings";
import type { TimeLimits } from "../time-limits";
import { stripeBilling } from "./stripe/billing";
import { findPlanByPrice, type Prices, readPrices, type Settling } from "./stripe/describe";
import { stripeEvents } from "./stripe/events";
import { overdueSubscriptions } from "./stripe/overdue";

interface StripeSettings {
  /** The secret STRIPE_SECRET_KEY. */
  key: string | undefined;
  /** The secret STRIPE_WEBHOOK_SECRET. */
  webhookSecret: string | undefined;
  /** The var STRIPE_API_URL, for a stand-in; Stripe itself without it. */
  apiUrl: string | undefined;
  prices: Prices;
}

interface BillingSetup {
  stripe: StripeSettings;
  /** The var AUTH. */
  mode: string;
  timeLimits: TimeLimits;
  db: Database;
  owners: Pick<Owners, "owner" | "writer" | "read">;
  /** This site, as the visitor reached it. */
  origin: string;
  now: Date;
  /** A clock that goes on within a request. */
  clock(): Date;
  warn(text: string): void;
  report(error: unknown): void;
}

/**
 * Stripe where both its secrets are, and the spec's stubs otherwise. What looks like a mistake is logged where
 * somebody wants to pay.
 */
export function chooseBilling(setup: BillingSetup): Billing & BillingEvents & Settling {
  const kept = keptSubscription({ db: setup.db, owners: setup.owners, prices: setup.stripe.prices });
  const keys = usableKeys(setup.stripe, setup.mode);
  if (typeof keys === "string") return billingStubs(kept, () => setup.warn(keys));
  if (!keys) return billingStubs(kept, () => {});
  const given = { ...setup, ...keys, apiUrl: setup.stripe.apiUrl, prices: setup.stripe.prices };
  return { ...stripeBilling({ ...given, kept }), ...stripeEvents(given) };
}

const ONE_SECRET =
  "Stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; one is missing, and Stripe is off.";
const NO_TEST_KEY =
  "While AUTH=demo only a test key of Stripe is taken: nobody pays in a demo. Stripe is off.";
const NO_ADDRESS = "STRIPE_API_URL is no address by https, nor one of this machine, and Stripe is off.";

/** Both secrets; null where there is neither, and what is wrong where they are not to be used. */
function usableKeys(
  { key, webhookSecret, apiUrl }: StripeSettings,
  mode: string,
): { key: string; webhookSecret: string } | string | null {
  if (!key && !webhookSecret) return null;
  if (!key || !webhookSecret) return ONE_SECRET;
  if (mode === "demo" && !/^(sk|rk)_test_/.test(key)) return NO_TEST_KEY;
  if (apiUrl && !isPrivateUrl(apiUrl)) return NO_ADDRESS;
  return { key, webhookSecret };
}

/** Where forms of ours may lead while Stripe is on, for the policy's `form-action`: its pages for paying and managing. */
export function paymentHosts({ stripe, mode }: Pick<BillingSetup, "stripe" | "mode">): string[] {
  const keys = usableKeys(stripe, mode);
  if (!keys || typeof keys === "string") return [];
  if (stripe.apiUrl) return [new URL(stripe.apiUrl).origin];
  return ["https://checkout.stripe.com", "https://billing.stripe.com"];
}

/** What is to be asked of Stripe again, as words of its may be lost; where it is off there is nothing to ask. */
export function chooseOverdue({
  stripe,
  mode,
  ...setup
}: Pick<BillingSetup, "stripe" | "mode" | "timeLimits" | "db" | "clock">): OverdueSubscriptions {
  const keys = usableKeys(stripe, mode);
  if (!keys || typeof keys === "string") {
    return { isOn: false, find: async () => [], reread: async () => false };
  }
  return overdueSubscriptions({ ...setup, key: keys.key, apiUrl: stripe.apiUrl });
}

/**
 * Spec section 7: without a payment provider, what would need one always throws; `missed` is called first.
 */
function billingStubs(
  kept: Pick<Billing, "subscription" | "planOf">,
  missed: () => void,
): Billing & BillingEvents & Settling {
  const refuse = (message: string) => async () => {
    missed();
    throw new BillingRefused(message);
  };
  return {
    ...kept,
    sells: [],
    checkout: refuse(BILLING_MESSAGES.demo),
    portal: refuse(BILLING_MESSAGES.portalDemo),
    cancel: refuse(BILLING_MESSAGES.cancelDemo),
    settle: async () => "free",
    completed: async () => false,
    async receive() {
      missed();
      return "off";
    },
  };
}

interface Setup {
  db: Database;
  owners: Pick<Owners, "read">;
  prices: Prices;
}

/** What is kept here of subscriptions, and read with or without a provider (spec section 7, Subscription read). */
function keptSubscription({ db, owners, prices }: Setup): Pick<Billing, "subscription" | "planOf"> {
  return {
    async subscription() {
      try {
        const read = await owners.read((ownerId) => findSubscription(db, ownerId));
        return read?.found ?? null;
      } catch (cause) {
        if (!isDatabaseError(cause)) throw cause;
        throw new SubscriptionUnread("the database does not answer", { cause });
      }
    },
    planOf: (priceId) => findPlanByPrice(prices, priceId),
  };
}

/** What of this deployment's vars and secrets is about billing. */
export function billingSettings(env: Env) {
  return {
    mode: env.AUTH,
    stripe: {
      key: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
      prices: readPrices(env),
    },
  };
}
