import type { Stripe } from "stripe";
import { z } from "zod";
import { isCharged } from "../../../app/model/subscription-plan";
import type { BillingEvents, Received } from "../../../app/services/billing";
import { namedBatch } from "../../db/batch";
import { attachCustomer, putReceipt, selectKnownCustomer } from "../../db/customers";
import type { Database } from "../../db/database";
import {
  type DescribedSubscription,
  noteEventApplied,
  selectAppliedEvent,
  selectRunning,
  upsertSubscription,
} from "../../db/subscriptions";
import { isMissing, openStripe, type StripeAccess } from "./client";
import { describeSubscription, EXPANDED, findPlanByPrice, type Prices, readId } from "./describe";

interface Setup extends StripeAccess {
  webhookSecret: string;
  /** The var AUTH: receipts go to accounts. */
  mode: string;
  prices: Prices;
  db: Database;
  now: Date;
  clock(): Date;
  warn(text: string): void;
  report(error: unknown): void;
}

/** How old a signature may be, in seconds: Stripe's own default. */
const TOLERANCE = 300;

/** Events that can change how a subscription stands. What Stripe sends beside them is not needed. */
const OF_SUBSCRIPTIONS = /^(customer\.subscription|invoice|checkout\.session)\./;

/**
 * Applies Stripe's events. They come twice, late and in any order, so nothing is taken from one but which
 * subscription it is about: Stripe is asked how that stands now, and the newest description wins, by the moment at
 * which it was asked for. The event's id is kept with the row, in one batch: one that is there was applied.
 */
export function stripeEvents(setup: Setup): BillingEvents {
  const { webhookSecret, mode, prices, db, now, clock, warn, report } = setup;

  async function apply(event: Stripe.Event): Promise<Received> {
    const { type } = event;
    const named = OF_SUBSCRIPTIONS.test(type) ? findNamedSubscription(event.data.object) : null;
    if (!named) return ignore(`Stripe sent ${type}, which names no subscription of ours`);
    const { applied, known } = await namedBatch(db, {
      applied: selectAppliedEvent(db, event.id),
      known: selectKnownCustomer(db, named.customer),
    });
    if (applied.length > 0) return "repeated";
    const stripe = await openStripe(setup);
    const readAt = clock();
    const given = await read(stripe, named.subscription);
    if (!given) return ignore(`Stripe sent ${type} of a subscription that it does not know itself`);
    const described = describeSubscription(given);
    // An id is the same customer's for good; another in its place would be another's subscription.
    if (described.customerId !== named.customer) return ignore(`Stripe sent ${type} of another customer`);
    if (known.length === 0 && !(await attached(described, given.metadata.owner))) {
      return ignore(`Stripe sent ${type} of a customer who is not known here`);
    }
    const paid = type === "invoice.paid" && mode === "accounts" ? readPaidInvoice(event.data.object) : null;
    const plan = findPlanByPrice(prices, described.priceId)?.name;
    const { running } = await namedBatch(db, {
      applied: noteEventApplied(db, { id: event.id, type, now }),
      written: upsertSubscription(db, described, readAt),
      running: selectRunning(db, described.customerId),
      receipt:
        paid && plan
          ? [putReceipt(db, described.customerId, { id: paid.id, payload: { ...paid.receipt, plan } }, now)]
          : [],
    });
    if (running.length > 1)
      report(new Error(`A customer of Stripe has ${running.length} running subscriptions`));
    return "applied";
  }

  /** Whether a customer who was not known here is now, as the owner's for whom the subscription was bought. */
  async function attached(
    { customerId, status, cancelAtPeriodEnd }: DescribedSubscription,
    ownerId: string | undefined,
  ): Promise<boolean> {
    // Who deleted their data leaves behind what runs out; a stranger's names no owner.
    if (!ownerId || !isCharged(status) || cancelAtPeriodEnd) return false;
    if (await attachCustomer(db, { ownerId, customerId, now })) return true;
    report(new Error("A subscription at Stripe is paid, and nobody's here"));
    return false;
  }

  function ignore(why: string): "ignored" {
    warn(why);
    return "ignored";
  }

  return {
    async receive(body, signature) {
      const event = await verified(body, signature, webhookSecret, now);
      if (event) return apply(event);
      warn("A message to the webhook was not signed by Stripe, or too long ago");
      return "refused";
    },
  };
}

/** The event that a message is; null where its signature does not hold or it is no event. */
async function verified(
  body: string,
  signature: string | undefined,
  secret: string,
  now: Date,
): Promise<Stripe.Event | null> {
  if (!signature) return null;
  const { Stripe } = await import("stripe");
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      TOLERANCE,
      Stripe.createSubtleCryptoProvider(),
      now.getTime(),
    );
    const whole = typeof event?.id === "string" && typeof event.type === "string" && event.data?.object;
    return whole ? event : null;
  } catch {
    return null;
  }
}

async function read(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  try {
    return await stripe.subscriptions.retrieve(id, { expand: EXPANDED });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A paid invoice as Stripe's signed event has it (docs.stripe.com/api/invoices/object). */
const paidInvoice = z.object({
  id: z.string(),
  amount_paid: z.int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  number: z.string().nullish(),
  hosted_invoice_url: z.url({ protocol: /^https$/ }).nullish(),
  status_transitions: z.object({ paid_at: z.int() }),
});

/** What a receipt says of an invoice; null where nothing was paid. */
function readPaidInvoice(given: object) {
  const { success, data } = paidInvoice.safeParse(given);
  if (!success) return null;
  return {
    id: data.id,
    receipt: {
      amount: data.amount_paid,
      currency: data.currency,
      at: new Date(data.status_transitions.paid_at * 1000).toISOString(),
      number: data.number ?? null,
      invoice: data.hosted_invoice_url ?? null,
    },
  };
}

type Reference = string | { id?: string } | null;

/** The shapes that events of any API version name a subscription in; an event has the version of its endpoint. */
interface NamingObject {
  object?: string;
  id?: string;
  customer?: Reference;
  subscription?: Reference;
  parent?: { subscription_details?: { subscription?: Reference } | null } | null;
}

/** Which subscription of which customer an event is about; null for a single payment and the like. */
export function findNamedSubscription(given: object): { subscription: string; customer: string } | null {
  const about = given as NamingObject;
  const subscription =
    about.object === "subscription"
      ? about.id
      : readId(about.parent?.subscription_details?.subscription ?? about.subscription);
  const customer = readId(about.customer);
  return subscription && customer ? { subscription, customer } : null;
}
