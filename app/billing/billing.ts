import type { User } from "../account/user";
import { BILLING_MESSAGES } from "./messages";
import { findPlan, type Plan } from "./plans";
import { type Standing, type Subscription, standingOf } from "./subscription";

/** What pages may ask of the payment provider. */
export interface Billing {
  /** The visitor's subscription, or null. Throws when it cannot be read. */
  subscription(): Promise<Subscription | null>;
  /**
   * Where to pay for a plan. Throws `BillingRefused` with a reason to show, or what went wrong. A provider on
   * another host has to stand in the policy's `form-action`, too: browsers hold redirects of a form to it.
   */
  checkout(plan: Plan): Promise<{ url: string }>;
}

/** The provider's no, in words for whoever asked. */
export class BillingRefused extends Error {
  override name = "BillingRefused";
}

interface Services {
  billing: Billing;
  report(error: unknown): void;
}

/**
 * How the visitor's subscription stands. Not asked for demo users (spec section 6), nor where nobody is
 * signed in; one that cannot be read is reported and not shown (section 8). Never throws.
 */
export async function readStanding(
  user: Pick<User, "isDemo"> | null,
  { billing, report }: Services,
): Promise<Standing | null> {
  if (!user || user.isDemo) return null;
  try {
    const subscription = await billing.subscription();
    return subscription && standingOf(subscription);
  } catch (error) {
    report(error);
    return null;
  }
}

export interface CheckoutRefusal {
  status: number;
  message: string;
  /** What the provider said of it. */
  detail?: string;
  /** What helps: an account of one's own, or a letter to support. */
  remedy?: "sign-up" | "support";
}

/**
 * Starts the checkout of whichever plan was asked for. Only its id comes from the client: price and mode are
 * ours. A demo user cannot subscribe (spec section 6). Never throws; what nobody foresaw goes to `report`.
 */
export async function startCheckout(
  input: { plan: unknown; user: Pick<User, "isDemo"> },
  { billing, report }: Services,
): Promise<{ url: string } | { refused: CheckoutRefusal }> {
  const plan = findPlan(input.plan);
  if (!plan) return { refused: { status: 400, message: BILLING_MESSAGES.unknownPlan } };
  if (input.user.isDemo) {
    return { refused: { status: 403, message: BILLING_MESSAGES.signUp, remedy: "sign-up" } };
  }
  try {
    return await billing.checkout(plan);
  } catch (error) {
    const refused = { message: BILLING_MESSAGES.failed, remedy: "support" } as const;
    if (error instanceof BillingRefused)
      return { refused: { ...refused, status: 403, detail: error.message } };
    report(error);
    return { refused: { ...refused, status: 503 } };
  }
}
