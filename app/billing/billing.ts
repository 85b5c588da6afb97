import type { User } from "../account/user";
import type { Plan } from "./plans";
import { type Standing, type Subscription, standingOf } from "./subscription";

/** What pages may ask of the payment provider. */
export interface Billing {
  /** The visitor's subscription as it was last described to us, or null. Throws when it cannot be read. */
  subscription(): Promise<Subscription | null>;
  /** The plan that a price belongs to; undefined for one that is no longer sold. */
  planOf(priceId: string | null): Plan | undefined;
  /**
   * Where to pay for a plan, and the cookies that go with the answer. Throws `BillingRefused` with a reason to show,
   * or what went wrong. The provider's hosts stand in the policy's `form-action`: browsers hold redirects of a form
   * to it.
   */
  checkout(plan: Plan): Promise<{ url: string; cookies?: string[] }>;
  /** Where the visitor's payments are managed. Throws as `checkout` does. */
  portal(): Promise<{ url: string }>;
  /** Ends the subscription with the period that is paid, and says so. Throws as `checkout` does. */
  cancel(): Promise<{ message: string }>;
  /**
   * Closes whatever the visitor could still pay, and answers whether a subscription of theirs would go on being
   * charged, by the provider's word; "free" where there is no provider. Throws when the provider cannot be asked.
   */
  settle(): Promise<"free" | "charged">;
  /**
   * Whether an id, as the provider adds it to the address that a payment returns to, names a checkout that this very
   * visitor completed. Throws as `checkout` does when the provider cannot be asked.
   */
  completed(checkoutId: string): Promise<boolean>;
}

/** How a message of the payment provider was taken; "off" where there is no provider. */
export type Received = "applied" | "repeated" | "ignored" | "refused" | "off";

/** What the payment provider tells us by itself. */
export interface BillingEvents {
  /**
   * Takes one message, to the letter as it was sent, with its signature. Throws where it could not be applied, so that
   * it is sent again.
   */
  receive(body: string, signature: string | undefined): Promise<Received>;
}

interface RefusalFacts {
  status?: number;
  /** What helps, where it is not a letter to support. */
  remedy?: "portal";
}

/** The provider's no, in words for whoever asked. */
export class BillingRefused extends Error {
  override name = "BillingRefused";
  readonly status: number;
  readonly remedy: RefusalFacts["remedy"];

  constructor(message: string, { status = 403, remedy }: RefusalFacts = {}) {
    super(message);
    this.status = status;
    this.remedy = remedy;
  }
}

export interface BillingServices {
  billing: Billing;
  report(error: unknown): void;
}

/**
 * How the visitor's subscription stands. Not asked for demo users (spec section 6), nor where nobody is
 * signed in; one that cannot be read is reported and not shown (section 8). Never throws.
 */
export async function readStanding(
  user: Pick<User, "isDemo"> | null,
  { billing, report }: { billing: Pick<Billing, "subscription" | "planOf">; report(error: unknown): void },
): Promise<Standing | null> {
  if (!user || user.isDemo) return null;
  try {
    const subscription = await billing.subscription();
    return subscription && standingOf(subscription, billing.planOf(subscription.price_id));
  } catch (error) {
    report(error);
    return null;
  }
}
