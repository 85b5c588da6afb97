import type { Stripe } from "stripe";
import { BillingRefused } from "../../../app/billing/billing";
import { BILLING_MESSAGES } from "../../../app/billing/messages";

/** Whoever has one of these pays already, or is about to be asked to: another would be paid beside it. */
const PAID_FOR = new Set<string>(["active", "trialing", "past_due", "unpaid", "paused"]);
/** An open checkout is given out again while it is good for this long, in seconds. */
const GOOD_FOR = 15 * 60;
/** More than anybody opens in the day that a checkout is open. */
const MOST_READ = 20;

interface Setup {
  stripe: Stripe;
  ownerId: string;
  price: string;
  origin: string;
  now: Date;
}

/** The page on which a customer pays for a price. Throws `BillingRefused` where there is a subscription already. */
export async function openCheckout(
  setup: Setup,
  customer: { id: string; isNew: boolean },
): Promise<{ url: string }> {
  const { stripe, price } = setup;
  if (customer.isNew) return createCheckout(setup, customer.id, "");
  const [bought, sessions] = await Promise.all([
    stripe.subscriptions.list({ customer: customer.id, status: "all", limit: MOST_READ }),
    stripe.checkout.sessions.list({ customer: customer.id, limit: MOST_READ }),
  ]);
  if (bought.data.some(({ status }) => PAID_FOR.has(status))) {
    throw new BillingRefused(BILLING_MESSAGES.alreadySubscribed, { status: 409, remedy: "portal" });
  }
  const open = sessions.data.filter(({ status }) => status === "open");
  const again = open.find((session) => isForThis(session, setup));
  // What was opened for another plan, perhaps in another tab, cannot be paid beside this one any more.
  const others = open.filter((session) => session !== again);
  await Promise.all(others.map(({ id }) => expire(stripe, id)));
  return again?.url ? { url: again.url } : createCheckout(setup, customer.id, sessions.data[0]?.id ?? "");

  function isForThis(session: Stripe.Checkout.Session, { origin, now }: Setup): boolean {
    const until = session.expires_at - now.getTime() / 1000;
    const same = session.metadata?.price === price && session.metadata.origin === origin;
    return same && Boolean(session.url) && until > GOOD_FOR;
  }
}

/**
 * Two clicks at once get the same checkout: the idempotency key says after which of the customer's checkouts it was
 * asked for, and for what.
 */
async function createCheckout(
  { stripe, ownerId, price, origin }: Setup,
  customer: string,
  after: string,
): Promise<{ url: string }> {
  const key = await digestOf([customer, price, origin, after]);
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      line_items: [{ price, quantity: 1 }],
      client_reference_id: ownerId,
      metadata: { owner: ownerId, price, origin },
      subscription_data: { metadata: { owner: ownerId } },
      success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/pricing`,
    },
    { idempotencyKey: `checkout-${key}` },
  );
  if (!session.url) throw new Error("Stripe made a checkout without an address");
  return { url: session.url };
}

/** One that was paid, or expired by another click, in this very moment is no reason to stop. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if ((error as { type?: string }).type !== "StripeInvalidRequestError") throw error;
  }
}

/** Keys of Stripe's hold 255 characters; an address of a site may be as long. */
async function digestOf(parts: string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts.join("\n")));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
