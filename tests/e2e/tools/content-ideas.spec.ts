import type { Locator } from "@playwright/test";
import { MAILBOX } from "../../support/addresses.ts";
import { expect, test } from "../journey.ts";
import { ChannelRoom } from "../screens/channel.ts";
import { ContentIdeas } from "../screens/content-ideas.ts";
import { tabTo } from "../tab-to.ts";
import { pressAndBeAnswered, stopClock, takeClock, withoutTheatre } from "../theatre.ts";

const PATH = "/content-ideas";

test.describe("The Content Idea Generator", () => {
  // Spec 4: "Idea generation: replaces the list with 3 new ideas; totals +3; trends analyzed +23; last generated just now; next batch in 7 days."
  // Spec 4: "Copy buttons show 'Copied!' for 2 seconds."
  test("brings three new ideas, and keeps them", { tag: "@with-script" }, async ({ page, visit }) => {
    const ideas = new ContentIdeas(page);
    await withoutTheatre(page);
    await visit(PATH);
    await expect(ideas.stat("Total Generated")).toHaveText("48");
    await expect(ideas.stat("Next Batch")).toHaveText("in 5 days");
    await expect(ideas.cards).toHaveCount(3);
    const before = await ideas.titles();

    await ideas.generate.click();
    await expect(ideas.announced).toHaveText("Three new ideas are below.");
    await expect(ideas.stat("Total Generated")).toHaveText("51");
    await expect(ideas.stat("Trends Analyzed")).toHaveText("391");
    await expect(ideas.stat("Last Generated")).toHaveText("just now");
    await expect(ideas.stat("Next Batch")).toHaveText("in 7 days");
    const after = await ideas.titles();
    expect(after).toHaveLength(3);
    for (const title of after) expect(before).not.toContain(title);

    await visit(PATH);
    expect(await ideas.titles()).toEqual(after);
  });

  test("can be cleared, filled again and started over", { tag: "@native" }, async ({ page, visit }) => {
    const ideas = new ContentIdeas(page);
    await withoutTheatre(page);
    await visit(PATH);
    const sample = await ideas.titles();
    await ideas.clear.click();
    await ideas.yesClear.click();
    await expect(ideas.emptyState).toBeVisible();
    await expect(ideas.generate).toHaveCount(1);

    await ideas.generate.click();
    await expect(ideas.cards).toHaveCount(3);
    expect(await ideas.titles()).not.toEqual(sample);

    await ideas.startOver.click();
    await ideas.yesStartOver.click();
    await expect(ideas.stat("Total Generated")).toHaveText("48");
    expect(await ideas.titles()).toEqual(sample);
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    // Spec 4: "Buttons are disabled while busy."
    test("says what it is doing, for as long as it seems to work", async ({ page, visit }) => {
      const ideas = new ContentIdeas(page);
      await takeClock(page);
      await visit(PATH);
      await stopClock(page);
      await pressAndBeAnswered(page, () => ideas.generate.click());
      await expect(ideas.loading).toBeVisible();
      await expect(ideas.announced).toHaveText("Generating new ideas");
      await expect(ideas.generate).toBeDisabled();
      await expect(ideas.generate).toHaveText("Generating…");
      await page.clock.runFor(2900);
      await expect(ideas.loading).toBeVisible();
      await page.clock.runFor(200);
      await expect(ideas.loading).toHaveCount(0);
      await expect(ideas.stat("Last Generated")).toHaveText("just now");
      await expect(ideas.generate).toBeEnabled();
    });

    // Spec 2: "idea cards with a copy-title button (shows Copied! for 2 seconds)"
    // Spec 9: "Copied indicator 2 s."
    test("copies a title", async ({ page, visit, context }) => {
      const ideas = new ContentIdeas(page);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await visit(PATH);
      await takeClock(page);
      const card = ideas.cards.first();
      await card.getByRole("button", { name: "Copy title" }).click();
      await expect(card.getByRole("button", { name: /^Cop/ })).toHaveText("Copied!");
      const [title] = await ideas.titles();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(title);
      await page.clock.fastForward(2000);
      await expect(card.getByRole("button", { name: /^Cop/ })).toHaveText("Copy title");
    });

    test.describe("where the server is not reached", () => {
      test.use({ meant: /net::ERR_FAILED/ });

      // Spec 8: "Failed to generate new content ideas. Please try again."
      test("says so, and keeps the earlier ideas", async ({ page, visit }) => {
        const ideas = new ContentIdeas(page);
        await withoutTheatre(page);
        await visit(PATH);
        const before = await ideas.titles();
        await page.route("**/content-ideas.data*", (route) => route.abort());
        await ideas.generate.click();
        await expect(ideas.error).toContainText("Failed to generate new content ideas. Please try again.");
        expect(await ideas.titles()).toEqual(before);
        await expect(ideas.generate).toBeEnabled();

        await page.unroute("**/content-ideas.data*");
        await ideas.generate.click();
        await expect(ideas.error).toHaveCount(0);
        await expect(ideas.stat("Total Generated")).toHaveText("51");
      });
    });
  });
});

test.describe("With a channel, on a phone and by keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("From the channel over its ideas to the plan", { tag: "@without-script" }, async ({ page, visit }) => {
    const room = new ChannelRoom(page);
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    };
    await visit("/channel");
    await press(room.sample("Saffron Shelf"));
    await expect(room.status).toHaveText("Your channel is connected.");

    await visit(`${PATH}/yours`);
    // A Free account has one list, which a press takes.
    if (MAILBOX) await press(page.getByRole("button", { name: "Make my free list" }));
    const ideas = page.getByRole("region", { name: "Your ideas" });
    const first = ideas.getByRole("article").first();
    const evidence = first.getByRole("listitem").first();
    await expect(evidence).toBeHidden();
    await press(first.locator("summary").first());
    await expect(evidence).toBeVisible();
    const kept = await first.getByRole("heading").textContent();
    await press(first.getByRole("button", { name: /^Keep/ }));
    await expect(ideas.getByText(`Kept: “${kept}”`)).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Ideas you kept" }).getByText(`${kept}`).first(),
    ).toBeVisible();

    const dismissed = await first.getByRole("heading").textContent();
    await press(first.locator("summary", { hasText: "Dismiss" }));
    await press(first.getByRole("button", { name: "Not now" }));
    await expect(ideas.getByText(`Dismissed: “${dismissed}”`)).toBeVisible();
    await visit(`${PATH}/yours`);
    await expect(ideas.getByRole("heading", { name: `${dismissed}`, exact: true })).toHaveCount(0);

    const planned = await first.getByRole("heading").textContent();
    await press(first.getByRole("button", { name: /^Add to plan/ }));
    const added = ideas.getByRole("listitem").filter({ hasText: `Added to your plan: “${planned}”` });
    await expect(added.getByRole("link", { name: /^Open its card/ })).toBeVisible();
    await visit("/plan");
    await expect(page.getByRole("link", { name: `${planned}`, exact: true })).toBeVisible();
  });
});
