// What the stand-in for Stripe keeps: customers, checkouts, subscriptions, and the time that passes for them.
import { randomBytes } from "node:crypto";

interface BookedCustomer {
  id: string;
  metadata: Record<string, string>;
  deleted?: true;
}

export interface BookedCheckout {
  id: string;
  customer: string;
  price: string;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  status: "open" | "complete" | "expired";
  subscription: string | null;
  created: number;
  expiresAt: number;
}

export interface BookedSubscription {
  id: string;
  customer: string;
  price: string;
  status: "active" | "trialing" | "past_due" | "unpaid" | "paused" | "canceled";
  metadata: Record<string, string>;
  created: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** As the portal notes a cancellation under flexible billing. */
  cancelAt: number | null;
  canceledAt: number | null;
}

export interface Books {
  customers: Map<string, BookedCustomer>;
  checkouts: Map<string, BookedCheckout>;
  subscriptions: Map<string, BookedSubscription>;
}

export function newBooks(): Books {
  return { customers: new Map(), checkouts: new Map(), subscriptions: new Map() };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString("hex")}`;
}

/** The same day of the next month, as Stripe bills; the month's last in a shorter one. */
function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

/** A subscription that runs from a moment on. */
export function newSubscription(
  { customer, price, metadata }: Pick<BookedSubscription, "customer" | "price" | "metadata">,
  created: number,
): BookedSubscription {
  return {
    id: newId("sub"),
    customer,
    price,
    status: "active",
    metadata,
    created,
    periodEnd: monthAfter(created),
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
  };
}

/** Brings a subscription to a moment past its period's end: renewed, or over where it was canceled. */
export function passPeriod(subscription: BookedSubscription): "renewed" | "ended" {
  if (subscription.cancelAtPeriodEnd || subscription.cancelAt !== null) {
    subscription.status = "canceled";
    return "ended";
  }
  subscription.status = "active";
  subscription.periodEnd = monthAfter(subscription.periodEnd);
  return "renewed";
}

/** As the API shows it, at version 2026-10-28: periods stand on items. `expand` names what comes whole. */
export function shownSubscription(booked: BookedSubscription, books: Books, expand: string[]) {
  const method = { id: `pm_of_${booked.id}`, object: "payment_method", type: "card", card: CARD };
  const customer = books.customers.get(booked.customer);
  const whole = expand.some((path) => path === "customer" || path.startsWith("customer."));
  return {
    id: booked.id,
    object: "subscription",
    status: booked.status,
    billing_mode: { type: "flexible" },
    cancel_at: booked.cancelAt ?? (booked.cancelAtPeriodEnd ? booked.periodEnd : null),
    cancel_at_period_end: booked.cancelAtPeriodEnd,
    canceled_at: booked.canceledAt,
    created: booked.created,
    customer: whole && customer ? shownCustomer(customer) : booked.customer,
    default_payment_method: expand.includes("default_payment_method") ? method : method.id,
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          id: `si_of_${booked.id}`,
          object: "subscription_item",
          current_period_end: booked.periodEnd,
          price: { id: booked.price, object: "price" },
          quantity: 1,
        },
      ],
    },
    livemode: false,
    metadata: booked.metadata,
  };
}

const CARD = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034 };

export function shownCustomer({ id, metadata, deleted }: BookedCustomer) {
  if (deleted) return { id, object: "customer", deleted };
  return {
    id,
    object: "customer",
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata,
  };
}

export function shownCheckout(booked: BookedCheckout, base: string) {
  return {
    id: booked.id,
    object: "checkout.session",
    client_reference_id: booked.clientReferenceId,
    created: booked.created,
    customer: booked.customer,
    expires_at: booked.expiresAt,
    livemode: false,
    metadata: booked.metadata,
    mode: "subscription",
    payment_status: booked.status === "complete" ? "paid" : "unpaid",
    status: booked.status,
    subscription: booked.subscription,
    success_url: booked.successUrl,
    cancel_url: booked.cancelUrl,
    url: booked.status === "open" ? `${base}/c/pay/${booked.id}` : null,
  };
}

/** What a month costs, by the ids of prices in wrangler.toml; any other is as dear as Pro. */
const CENTS: Record<string, number> = { price_starter_monthly: 2900, price_creator_monthly: 14_900 };

/** An invoice as it stands in an event: the subscription is named by its parent. */
export function shownInvoice({ id, customer, price }: BookedSubscription) {
  const invoice = newId("in");
  return {
    id: invoice,
    amount_paid: CENTS[price] ?? 7900,
    currency: "usd",
    number: "GL-0001",
    hosted_invoice_url: `https://invoice.stripe.com/i/${invoice}`,
    status_transitions: { paid_at: Math.floor(Date.now() / 1000) },
    object: "invoice",
    customer,
    parent: { type: "subscription_details", subscription_details: { subscription: id } },
    status: "paid",
  };
}
