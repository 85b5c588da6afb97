import { type StripeStandIn, startStripe } from "../upstream/stripe.ts";
import { serveFresh } from "./fresh-server.ts";

/** A site of its own with a payment provider: the production build, and a stand-in for Stripe that tells it. */
export interface PaidSite {
  url: string;
  stripe: StripeStandIn;
  stop(): Promise<void>;
}

export async function servePaid(): Promise<PaidSite> {
  const stripe = await startStripe();
  const server = await serveFresh({
    output: "ignore",
    vars: [
      "STRIPE_SECRET_KEY:sk_test_for_tests_only",
      `STRIPE_WEBHOOK_SECRET:${stripe.webhookSecret}`,
      `STRIPE_API_URL:${stripe.url}`,
    ],
  });
  stripe.settings.webhookUrl = `${server.url}/api/stripe-webhook`;
  return {
    url: server.url,
    stripe,
    async stop() {
      await server.stop();
      await stripe.stop();
    },
  };
}
