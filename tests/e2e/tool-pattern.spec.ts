import type { Page } from "@playwright/test";
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

  test("shows the result of an analysis from its beginning", { tag: "@with-script" }, async ({
    page,
    visit,
  }) => {
    await withoutTheatre(page);
    await visit("/rpm-booster");
    const analysis = page.getByRole("heading", { name: "Your RPM", exact: true });
    await page.getByRole("button", { name: "Analyze RPM" }).click();
    await expect(page.getByText("The analysis is up to date")).toBeAttached();
    await expect(analysis).toBeInViewport();
  });

  test("has room for a channel's name without a space", { tag: "@native" }, async ({ page, visit }) => {
    await withoutTheatre(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit("/competitor-monitor");
    const pauses = page.getByRole("button", { name: /^Active/ });
    for (let left = await pauses.count(); left > 0; left--) {
      await pauses.first().click();
      await expect(pauses).toHaveCount(left - 1);
    }
    const name = "Llanfair".repeat(12);
    await page.getByLabel("Channel name").fill(name);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(pauses).toHaveCount(1);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.locator("#results")).toContainText(name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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

test.describe("With a keyboard", { tag: "@with-script" }, () => {
  const generate = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Generat/ });

  test("the focus goes to what came of a button", async ({ page, visit }) => {
    await withoutTheatre(page);
    await visit("/content-ideas");
    await generate(page).press("Enter");
    await expect(page.getByText("Three new ideas are below.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "This batch" })).toBeFocused();
  });

  test("the focus goes to a question, and back to what asked it", async ({ page, visit }) => {
    await visit("/content-ideas");
    const [clear, startOver] = [page.locator("#ask-clear"), page.locator("#ask-start-over")];
    await clear.press("Enter");
    await expect(page.getByRole("heading", { name: "Clear the ideas?" })).toBeFocused();
    await startOver.press("Enter");
    await expect(page.getByRole("heading", { name: "Start over?" })).toBeFocused();
    await page.getByRole("link", { name: "Keep it" }).press("Enter");
    await expect(startOver).toBeFocused();
    await clear.press("Enter");
    await page.getByRole("button", { name: "Clear the ideas" }).press("Enter");
    await expect(page.getByRole("heading", { name: "This batch" })).toBeFocused();
  });

  test("a form in the planner stays open, and other steps wait until it is closed", async ({
    page,
    visit,
  }) => {
    await visit("/series-planner?edit=bread-2");
    await page.getByLabel("Video title").fill("Not saved yet");
    for (const button of await page.getByRole("button", { name: /^(Move|Delete:)/ }).all()) {
      await expect(button).toBeDisabled();
    }
    await expect(page.getByRole("link", { name: /^(Edit|Delete Series|Add Video)/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: /^Move down/ }).first()).toBeEnabled();
  });

  test("a question is not sent by the Enter that ends a word in Safari's input methods", async ({
    page,
    visit,
  }) => {
    await visit("/ask-greenlight");
    const field = page.getByLabel("Your question");
    await field.fill("編集");
    const enter = (keyCode: number) =>
      field.evaluate((element, keyCode) => {
        const key = { key: "Enter", keyCode, bubbles: true, cancelable: true };
        return element.dispatchEvent(new KeyboardEvent("keydown", key));
      }, keyCode);
    expect(await enter(229), "left to the input method").toBe(true);
    expect(await enter(13), "taken to send").toBe(false);
  });

  test.describe("where the server is not reached", () => {
    test.use({ meant: /net::ERR_FAILED/ });

    test("the focus stays at the button that failed", async ({ page, visit }) => {
      await withoutTheatre(page);
      await visit("/content-ideas");
      await page.route("**/content-ideas.data*", (route) => route.abort());
      await generate(page).press("Enter");
      await expect(page.getByRole("alert")).toContainText("Failed to generate new content ideas.");
      await expect(generate(page)).toBeFocused();
    });

    test("a row of the planner says itself what failed", async ({ page, visit }) => {
      await visit("/series-planner?open=bread#bread");
      await page.route("**/series-planner.data*", (route) => route.abort());
      const row = page.locator("#bread-3");
      await row.getByRole("button", { name: /^Move up/ }).press("Enter");
      await expect(row.getByRole("alert")).toContainText("Failed to analyze content");
      await expect(row.locator("[data-refused]")).toBeFocused();
      await expect(row.getByRole("alert")).toBeInViewport();
      await expect(page.getByRole("alert")).toHaveCount(1);
    });

    test("an earlier success message is gone", async ({ page, visit }) => {
      await withoutTheatre(page);
      await visit("/competitor-monitor");
      const name = page.getByLabel("Channel name");
      const added = page.getByText("The channel is in your list, and active.");
      await name.fill("Kettle & Crumb");
      await name.press("Enter");
      await expect(added).toBeVisible();
      await page.route("**/competitor-monitor.data*", (route) => route.abort());
      await name.fill("Long Way Home");
      await name.press("Enter");
      await expect(added).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expect(name).toHaveValue("Long Way Home");
    });
  });
});

test.describe("What was done", { tag: "@with-script" }, () => {
  test("is shown once, and not after a reload or from a bookmark", async ({ page, visit }) => {
    await withoutTheatre(page);
    await visit("/content-ideas");
    await page.getByRole("button", { name: "Generate New Ideas" }).click();
    const notice = page.getByText("Three new ideas are below.");
    await expect(notice).toBeVisible();
    // The page shows it first, and forgets it then.
    await expect(page).toHaveURL(({ search }) => search === "");
    await page.reload();
    await expect(page.locator("#results h3")).toHaveCount(3);
    await expect(notice).toHaveCount(0);
  });

  test("does not move a page that shows it already", async ({ page, visit }) => {
    await withoutTheatre(page);
    await page.setViewportSize({ width: 1280, height: 1000 });
    await visit("/rpm-booster");
    await page.getByRole("button", { name: "Analyze RPM" }).click();
    await expect(page.getByText("The analysis is up to date")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("comes into a conversation once", async ({ page, visit }) => {
    await withoutTheatre(page);
    await visit("/ask-greenlight");
    const question = "How long should an intro be?";
    await page.evaluate((text) => {
      const seen = Object.assign(window, { comings: 0 });
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        seen.comings += added.filter((node) => node.textContent?.includes(text)).length;
      }).observe(document.querySelector("[role=log]") as Element, { childList: true, subtree: true });
    }, question);
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Send" }).click();
    const turns = page.locator("[role=log] li[data-turn]");
    await expect(turns.filter({ hasText: question })).toHaveCount(1);
    await expect(page.getByText("Looking for an answer…")).toHaveCount(0);
    await expect(turns.last()).toContainText("Greenlight");
    expect(await page.evaluate(() => (window as unknown as { comings: number }).comings)).toBe(1);
  });
});
