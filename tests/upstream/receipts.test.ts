import { afterAll, beforeAll, expect, it } from "vitest";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { type AccountSite, deployAccounts } from "./accounts";
import { type StripeStandIn, startStripe } from "./stripe/stripe";

let stripe: StripeStandIn;
let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;

beforeAll(async () => {
  stripe = await startStripe();
  deployed = await deployAccounts({
    site: {
      STRIPE_PRICE_STARTER: "price_1",
      STRIPE_PRICE_PRO: "price_2",
      STRIPE_PRICE_CREATOR: "price_3",
      STRIPE_SECRET_KEY: "sk_test_for_tests_only",
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  });
  ({ site } = deployed.sites);
  stripe.settings.webhookUrl = `${site.site.origin}/api/stripe-webhook`;
}, 60_000);

afterAll(async () => {
  await deployed?.stop();
  await stripe?.stop();
});

it("goes to the account once an invoice is paid, once, with what Stripe says of it", async () => {
  const browser = await site.signedIn("payer@example.com");
  const bought = await browser.fetch("/api/checkout", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ plan: "pro" }),
  });
  const { url = "" } = JSON.parse(bought.text) as { url?: string };
  stripe.pay(url.split("/").at(-1) ?? "");
  await stripe.settled();
  const paid = stripe.events().filter(({ type }) => type === "invoice.paid");
  expect(paid).toHaveLength(1);
  await stripe.deliver(paid);
  await Promise.all([0, 1].map(() => site.cron(new Date(), OFTEN_CRON)));
  const receipts = site.mail.taken().filter(({ subject }) => subject.includes("receipt"));
  expect(receipts.map(({ to, subject }) => [to, subject])).toEqual([
    ["payer@example.com", "Your Greenlight receipt: $79.00"],
  ]);
  expect(receipts[0]?.body).toContain("- Plan: Pro");
  expect(receipts[0]?.body).toContain("- Invoice: GL-0001");
  expect(receipts[0]?.html).toContain("https://invoice.stripe.com/i/");
});
