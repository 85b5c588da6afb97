import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addIdeas, column, send } from "./screens/plan.ts";

test.describe("moving with script", { tag: "@with-script" }, () => {
  const moved = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith("/plan/moves") && answer.status() === 204);

  test("arrow keys on a card's grip move it at once, and it stays there", async ({ page, visit }) => {
    await visit("/plan");
    await addIdeas(page, ["Rye in a day", "Bread knives"]);
    const grip = page.getByRole("link", { name: "Move Rye in a day" });
    await grip.focus();
    await expect(grip).toHaveAttribute("title", /arrow keys/);
    const kept = moved(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(column(page, "scripted")).toHaveText(["Rye in a day"]);
    await expect(grip).toBeFocused();
    await expect(page.getByText("Scripted, 1 of 1")).toBeAttached();
    await kept;
    await visit("/plan");
    await expect(column(page, "scripted")).toHaveText(["Rye in a day"]);
    await expect(page.locator("#label-scripted")).toHaveText("Scripted 1");
  });

  test("a card is dragged to another column, and to a day", async ({ page, visit }) => {
    await visit("/plan");
    await addIdeas(page, ["Rye in a day"]);
    const kept = moved(page);
    await page.locator(".plan-card").dragTo(page.locator("#column-filmed"));
    await expect(column(page, "filmed")).toHaveText(["Rye in a day"]);
    await kept;
    await visit("/plan?view=calendar&month=2026-12");
    const dated = moved(page);
    await page
      .locator(".plan-undated .plan-card")
      .dragTo(page.locator(".plan-day", { has: page.locator("[data-date='2026-12-09']") }));
    await expect(page.locator("[data-date='2026-12-09'] .plan-card")).toHaveCount(1);
    await dated;
    await visit("/plan?view=calendar&month=2026-12");
    await expect(page.locator("[data-date='2026-12-09'] .plan-card")).toContainText("Rye in a day");
  });

  test.describe(() => {
    test.use({ meant: /503|Failed to load resource/ });
    test("what the server refuses goes back, and says so", async ({ page, visit }) => {
      await visit("/plan");
      await addIdeas(page, ["Rye in a day"]);
      await page.route("**/plan/moves", (route) =>
        route.fulfill({ status: 503, json: { message: "Nothing was saved: the database did not answer." } }),
      );
      await page.locator(".plan-card").dragTo(page.locator("#column-filmed"));
      await expect(page.getByText("The card is back where it was.")).toBeVisible();
      await expect(column(page, "idea")).toHaveText(["Rye in a day"]);
    });
  });
});

test("a move among 500 cards takes under 100 ms of script on a processor four times slower", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  test.setTimeout(90_000);
  await visit("/plan");
  for (let series = 0; series < 25; series++) {
    const videos = Array.from({ length: 20 }, (_, at) => ({
      title: `Video ${series * 20 + at} of a plan that a creator filled to its end`,
      date: null,
      episode: at + 1,
    }));
    const added = await send(page, "/plan/handover", {
      action: "add-series",
      series: `Series ${series}`,
      videos: JSON.stringify(videos),
      back: "/plan",
    });
    expect(added).toBe("/plan?plan=series");
  }
  await visit("/plan");
  await expect(page.locator(".plan-card")).toHaveCount(500);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  const scriptMs = async () => {
    const { metrics } = await browser.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  // The first brings the library and wakes the card.
  const grip = page.locator(".plan-grip").first();
  await grip.focus();
  await expect(grip).toHaveAttribute("title", /arrow keys/);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  /** The median of five: what else runs on the machine holds up one move, not most. */
  const ofFive = async (move: (turn: number) => Promise<void>) => {
    const durations: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const before = await scriptMs();
      const kept = page.waitForResponse((answer) => answer.url().endsWith("/plan/moves"));
      await move(turn);
      await kept;
      durations.push((await scriptMs()) - before);
    }
    return durations.toSorted((a, b) => a - b)[2] as number;
  };
  const pressed = await ofFive((turn) => page.keyboard.press(turn % 2 === 0 ? "ArrowRight" : "ArrowLeft"));
  const dragged = await ofFive(() =>
    page.locator("#column-idea .plan-card").nth(3).dragTo(page.locator("#column-edited")),
  );
  expect(pressed).toBeLessThan(100);
  expect(dragged).toBeLessThan(100);
  test.info().annotations.push({ type: "ms", description: `${Math.round(pressed)}, ${Math.round(dragged)}` });
});
