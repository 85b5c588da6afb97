import { breakSomething } from "../support/states.ts";
import { expect, test } from "./journey.ts";

test.describe("When something is not there", () => {
  for (const path of ["/no-such-page", "/no/such/page?with=query", "/landing"]) {
    test(`${path} leads to the landing page`, { tag: "@without-script" }, async ({
      page,
      visit,
      landing,
    }) => {
      await visit(path);
      await expect.poll(() => new URL(page.url()).pathname).toBe("/");
      await expect(landing.headline).toBeVisible();
    });
  }

  test("/analyze leads to the analyzer", { tag: "@without-script" }, async ({ page, visit, analyzer }) => {
    await visit("/analyze");
    await expect(page).toHaveURL("/youtube-tool");
    await expect(analyzer.field).toBeVisible();
  });
});

test.describe("When something breaks", () => {
  test("the error screen says so and quotes the request", async ({ page }) => {
    const answered = page.waitForResponse((response) => response.url().endsWith("/theme"));
    await breakSomething(page);
    const answer = await answered;
    expect(answer.status()).toBe(400);
    await expect(page.getByText("400 Bad Request", { exact: true })).toBeVisible();
    const id = await answer.headerValue("X-Request-Id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await expect(page.getByText(id ?? "")).toBeVisible();
  });

  test("the error screen leads back", { tag: "@with-script" }, async ({ page, landing }) => {
    await breakSomething(page);
    await page.getByRole("link", { name: "Back to Greenlight" }).click();
    await expect(page).toHaveURL("/");
    await expect(landing.headline).toBeVisible();
  });
});
