import { type PaidSite, servePaid } from "../support/fresh-server.ts";
import { expect, test } from "./journey.ts";

// Spec 8: "no subscription id: alert 'No active subscription found.'"
test("Without a subscription there is nothing to cancel", { tag: "@native" }, async ({ visit, account }) => {
  await visit("/account");
  await expect(account.cancel).toBeHidden();
  await visit("/account?confirm=cancel");
  await expect(account.subscription.getByRole("alert")).toHaveText("No active subscription found.");
});

test("The page is fresh for who comes back from the billing portal, not as it was left", {
  tag: "@with-script",
}, async ({ page, visit, account }) => {
  await visit("/account");
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await loaded;
  await expect(account.subscription).toBeVisible();
});

test.describe("With a payment provider", () => {
  let site: PaidSite;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    site = await servePaid();
  });

  test.afterAll(() => site?.stop());

  // Spec 2: "Subscription side card (with Cancel button, hidden once cancellation at period end is set)."
  // Spec 8: "confirmation 'Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.'"
  // Spec 8: "success shows the returned message and reloads."
  test("a subscription is managed, asked about, canceled, and only then deleted", {
    tag: "@with-script",
  }, async ({ page, visit, pricing, account }) => {
    test.setTimeout(60_000);
    await visit(`${site.url}/pricing`);
    await pricing.pro.click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Greenlight!", {
      timeout: 10_000,
    });

    await visit(`${site.url}/account`);
    await expect(account.subscription).toContainText(/Plan\s*Pro/);
    await expect(account.subscription).toContainText(/Status\s*Active/);
    await expect(account.subscription).toContainText(/Renews\s*\w+ \d+, \d{4}/);
    await expect(account.subscription).toContainText(/Card\s*\w+ ending in \d{4}/);

    await account.manageBilling.click();
    await expect(page.getByRole("button", { name: "Cancel plan" })).toBeVisible();
    await visit(`${site.url}/account`);

    await account.delete.click();
    await expect(account.alert).toContainText("Cancel it first, then delete your data.");
    await expect(account.deleteQuestion).toBeHidden();

    await account.cancel.click();
    await expect(account.subscription).toContainText(
      "Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.",
    );
    await account.subscription.getByRole("link", { name: "Keep it" }).click();
    await expect(account.yesCancel).toBeHidden();
    await expect(account.cancel).toBeFocused();
    await account.cancel.click();
    await account.yesCancel.click();
    await expect(account.subscription.getByRole("status")).toContainText(
      /Your subscription is canceled and will not renew\. You keep access until \w+ \d+, \d{4}\./,
    );
    await expect(page.locator(":focus")).toContainText("Your subscription is canceled");
    await expect(account.subscription).toContainText(/Expires\s*\w+ \d+, \d{4}/);
    await expect(account.cancel).toBeHidden();
    await site.stripe.settled();

    await visit(`${site.url}/account`);
    await account.delete.click();
    await expect(page.getByText(/the rest of what is paid until \w+ \d+, \d{4}/)).toBeVisible();
    await account.yesDelete.click();
    await expect(account.deleted).toBeVisible();
    await visit(`${site.url}/account`);
    await expect(account.subscription).toContainText("There is no subscription on this account yet.");
  });
});
