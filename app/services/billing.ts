import type { Plan, PlanId, Subscription } from "../model/subscription-plan";

/** What pages can ask the payment provider. */
export interface Billing {
  /** The visitor's subscription as last received, or null. Throws if it cannot be read, `SubscriptionUnread` where the database does not answer. */
  subscription(): Promise<Subscription | null>;
  /** The plan that a price belongs to; undefined for one that is no longer sold. */
  planOf(priceId: string | null): Plan | undefined;
  /** The plans that can be paid for here: none without a provider. */
  readonly sells: readonly PlanId[];
  /**
   * The URL to pay for a plan. Throws `BillingRefused` with a reason to show,
   * or the error. The content policy's `form-action` lists the provider's hosts, since browsers apply it to redirects
   * of forms.
   */
  checkout(plan: Plan): Promise<{ url: string }>;
  /** The URL of the visitor's billing portal. Throws as `checkout` does. */
  portal(): Promise<{ url: string }>;
  /** Cancels at the end of the paid period and returns the message to show. Throws as `checkout` does. */
  cancel(): Promise<{ message: string }>;
  /**
   * Whether a checkout id, from the URL a payment returns to, is a checkout this visitor completed. Throws if
   * the provider does not answer.
   */
  completed(checkoutId: string): Promise<boolean>;
}

/** What becomes of a webhook message; "off" without a provider. */
export const RECEIVED = ["applied", "repeated", "ignored", "refused", "off"] as const;
export type Received = (typeof RECEIVED)[number];

/** The payment provider's webhook. */
export interface BillingEvents {
  /** Applies one message, given its exact body and signature. Throws if that fails, so that it is sent again. */
  receive(body: string, signature: string | undefined): Promise<Received>;
}

/** Thrown where the database does not say what subscription is kept; `cause` says why. */
export class SubscriptionUnread extends Error {
  override name = "SubscriptionUnread";
}

interface RefusalFacts {
  status?: number;
  /** What helps, if not writing to support. */
  remedy?: "portal";
  /** There is no subscription to change. */
  isNone?: boolean;
}

/** The provider's refusal, worded for the visitor. */
export class BillingRefused extends Error {
  override name = "BillingRefused";
  readonly status: number;
  readonly remedy: RefusalFacts["remedy"];
  readonly isNone: boolean;

  constructor(message: string, { status = 403, remedy, isNone = false }: RefusalFacts = {}) {
    super(message);
    this.status = status;
    this.remedy = remedy;
    this.isNone = isNone;
  }
}
