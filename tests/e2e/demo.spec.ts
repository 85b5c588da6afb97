import { expect, test } from "./journey.ts";

test.describe("The demo", { tag: "@demo" }, () => {
  // Spec 2: "Access Demo navigates to /dashboard"
  // Spec 2: "Titled 'Welcome back!'."
  test("is opened from the hero", async ({ page, visit, landing, shell }) => {
    await visit("/");
    await landing.accessDemo.click();
    await expect(page).toHaveURL("/dashboard");
    await expect(shell.demoMode).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  });

  test("is opened from the header", { tag: "@with-script" }, async ({ page, visit, landing }) => {
    await visit("/");
    await landing.accessDemoInHeader.click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("is opened from the sign-up page", { tag: "@without-script" }, async ({ page, visit }) => {
    await visit("/signup");
    await page.getByRole("main").getByRole("button", { name: "Access Demo" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("takes an idea on the dashboard", { tag: "@native" }, async ({ page, visit }) => {
    await visit("/dashboard");
    await page.getByLabel("What are you thinking of filming?").fill("React tutorials");
    await page.getByRole("button", { name: "Get the light" }).click();
    await expect(page).toHaveURL("/light?q=React+tutorials");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^Step-by-step guides and tutorials did better than the videos around them on \d+ of \d+ channels, \d+ of \d+ on software\.$/,
    );
  });

  // Spec 2: "with a Show/Hide KPIs toggle (shown by default)"
  test("hides the dashboard's KPIs until they are asked for", { tag: "@native" }, async ({ page, visit }) => {
    await visit("/dashboard");
    const kpi = page.getByRole("heading", { name: "Viewer funnel completion" });
    await expect(kpi).toBeVisible();
    await page.getByRole("button", { name: "Hide KPIs" }).click();
    await expect(kpi).toBeHidden();
    await visit("/dashboard");
    await expect(kpi).toBeHidden();
    await page.getByRole("button", { name: "Show KPIs" }).click();
    await expect(kpi).toBeVisible();
  });
});
