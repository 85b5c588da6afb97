import { expect, test } from "./journey.ts";
import { holdBack } from "./screens/sending.ts";
import { takeClock, withoutTheatre } from "./theatre.ts";

test.describe("A tool", () => {
  // Spec 2: "and an empty state with a call-to-action."
  test("whose list was cleared says what to do, and starts over as it was", async ({ page, visit }) => {
    await visit("/content-ideas");
    const titles = page.locator("#results h3");
    const sample = await titles.allInnerTexts();
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await page.locator("#confirm").getByRole("button").click();
    await expect(titles).toHaveCount(0);
    await expect(page.locator("#results").getByRole("button", { name: "Generate New Ideas" })).toBeVisible();
    await page.getByRole("link", { name: "Start over" }).click();
    await page.locator("#confirm").getByRole("button", { name: "Start over" }).click();
    await expect(titles).toHaveText(sample);
  });
});

test.describe("A tool, alive", { tag: "@with-script" }, () => {
  // Spec 4: "An action sets busy, clears the error, waits, adds results;"
  // Spec 4: "Buttons are disabled while busy."
  test("works for as long as it takes, once, and shows what came of it", async ({ page, visit }) => {
    await withoutTheatre(page);
    await visit("/content-ideas");
    const titles = page.locator("#results h3");
    const earlier = await titles.allInnerTexts();
    const sent = await holdBack(page);
    const button = page.getByRole("main").getByRole("button", { name: /^Generat/ });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "Generating new ideas" })).toBeAttached();
    sent.release();
    await expect(button).toBeEnabled();
    await expect(titles).not.toHaveText(earlier);
    expect(sent.count()).toBe(1);
  });

  // Spec 4: "Copy buttons show 'Copied!' for 2 seconds."
  // Spec 9: "Copied indicator 2 s."
  test("copies, and says so for two seconds", async ({ page, context, visit }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await takeClock(page);
    await visit("/content-ideas");
    const copy = page.getByRole("button", { name: "Copy title" });
    const first = copy.first();
    const others = (await copy.count()) - 1;
    await first.click();
    await expect(page.getByText("Copied!")).toBeVisible();
    const title = await page.locator("#results h3").first().innerText();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(title);
    await page.clock.fastForward(1000);
    await expect(page.getByText("Copied!")).toBeVisible();
    await page.clock.fastForward(1100);
    await expect(copy).toHaveCount(others + 1);
  });

  // Spec 8: "copy failures are only logged, with no user message."
  test("only logs a clipboard that does not take the text", async ({ page, visit }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused by the test"));
    });
    await visit("/content-ideas");
    const logged = page.waitForEvent("console", (message) => message.text().includes("refused by the test"));
    await page.getByRole("button", { name: "Copy title" }).first().click();
    await logged;
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("Copied!")).toHaveCount(0);
  });
});
