import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const SAYS = "An error occurred during login. Please try again.";

/** Spec 5: "else 'An error occurred during login. Please try again.'" */
async function expectForm(page: Page): Promise<void> {
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText(SAYS);
  await expect(page.getByRole("button", { name: "Log in" })).toBeEnabled();
  await expect(page.getByRole("main").getByRole("button", { name: "Access Demo" })).toBeEnabled();
}

/** Access Demo, wherever it stands. */
const WAYS: [where: string, path: string, press: (page: Page) => Promise<void>][] = [
  [
    "the header",
    "/",
    (page) => page.getByRole("banner").getByRole("button", { name: "Access Demo" }).click(),
  ],
  ["the hero", "/", (page) => page.getByRole("main").getByRole("button", { name: "Access Demo" }).click()],
  [
    "the welcome dialog",
    "/?welcome=choice",
    (page) => page.getByRole("dialog").getByRole("button", { name: "Access Demo" }).click(),
  ],
  [
    "the waitlist",
    "/?welcome=waitlist",
    (page) => page.getByRole("dialog").getByRole("button", { name: "Or try our demo instead" }).click(),
  ],
];

test.describe("A login that fails", { tag: "@with-script" }, () => {
  test.use({ meant: /net::ERR_|Failed to load resource|status of 500|^500 / });

  for (const [failure, fail] of [
    ["an error of the server's", { status: 500, contentType: "text/html", body: "<h1>Error</h1>" }],
    ["a dropped connection", null],
  ] as const) {
    test.describe(`by ${failure}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.route("**/login.data*", (route) => (fail ? route.fulfill(fail) : route.abort()));
      });

      test("keeps the form with what was typed, and says so", async ({ page, visit, login }) => {
        await visit("/login");
        await login.signIn("someone@example.com", "anything");
        await expectForm(page);
        await expect(page.getByLabel("Email")).toHaveValue("someone@example.com");
        await expect(page.getByLabel("Password")).toHaveValue("anything");
      });

      // How it fails is read in one place, wherever one pressed.
      for (const [where, path, press] of fail ? WAYS : WAYS.slice(0, 1)) {
        test(`says so in the form after Access Demo in ${where}, which then works`, async ({
          page,
          visit,
        }) => {
          await visit(path);
          await press(page);
          await expectForm(page);
          await page.unroute("**/login.data*");
          await page.getByRole("main").getByRole("button", { name: "Access Demo" }).click();
          await expect(page).toHaveURL("/dashboard");
        });
      }
    });
  }

  test("says so where the connection is gone altogether", async ({ page, context, visit }) => {
    await visit("/");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("main").getByRole("button", { name: "Access Demo" }).click();
    await expectForm(page);
    await context.setOffline(false);
  });
});
