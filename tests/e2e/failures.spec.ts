import { expect, test } from "./journey.ts";

test.describe("When the connection is lost", { tag: "@with-script" }, () => {
  test.use({ meant: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  // Spec 8: "An unexpected error occurred. Please try again."
  // Spec 4: "error shows a message and allows retry."
  test("the waitlist says so in its form, and takes another try", async ({
    context,
    visit,
    waitlist,
    email,
  }) => {
    await visit("/?welcome=waitlist");
    await context.setOffline(true);
    await waitlist.join(email);
    await expect(waitlist.message).toHaveText("An unexpected error occurred. Please try again.");
    await expect(waitlist.field).toHaveValue(email);
    await context.setOffline(false);
    await waitlist.button.click();
    await expect(waitlist.heading).toHaveText("You're on the list!");
  });

  test("the analyzer says so, with the question still there", async ({ context, visit, analyzer }) => {
    await visit("/youtube-tool");
    await analyzer.field.fill("React tutorials");
    await context.setOffline(true);
    await analyzer.submit.click();
    await expect(analyzer.error).toContainText("An unexpected error occurred.");
    await expect(analyzer.field).toHaveValue("React tutorials");
    await context.setOffline(false);
    await analyzer.submit.click();
    await expect(analyzer.results).toBeVisible();
  });

  test("the dialog opens and closes all the same", { tag: "@demo" }, async ({
    context,
    page,
    visit,
    landing,
    waitlist,
  }) => {
    await visit("/");
    await context.setOffline(true);
    await landing.joinTheWaitlist.click();
    await expect(waitlist.field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(waitlist.dialog).toHaveCount(0);
    await expect(landing.joinTheWaitlist).toBeFocused();
  });
});

test.describe("When the server fails", { tag: "@with-script" }, () => {
  test.use({ meant: /status of 50\d|^50\d |Unexpected Server Error|ErrorResponse/ });

  test("the waitlist says so in its form", async ({ page, visit, waitlist, email }) => {
    await visit("/?welcome=waitlist");
    await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }));
    await waitlist.join(email);
    await expect(waitlist.message).toHaveText("Failed to join waitlist. Please try again.");
    await expect(waitlist.field).toHaveValue(email);
  });

  test("a page that cannot be fetched shows the error screen with that request's id", async ({
    page,
    visit,
    theme,
  }) => {
    await visit("/dashboard");
    await theme.toDark.click();
    await page.route("**/youtube-tool.data*", (route) =>
      route.fulfill({
        status: 503,
        body: "",
        headers: { "Server-Timing": 'request-id;desc="the-failed-one"' },
      }),
    );
    await page.getByRole("navigation").getByRole("link", { name: "Content Analyzer" }).click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText("the-failed-one")).toBeVisible();
    expect(await theme.current()).toBe("dark");
    await expect(page.getByRole("link", { name: "support@greenlight.example" })).toBeVisible();
  });
});

test("A browser that refuses storage shows every page", { tag: "@with-script" }, async ({
  page,
  visit,
  theme,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await visit("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await theme.toDark.click();
  await visit("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/dark/);
});
