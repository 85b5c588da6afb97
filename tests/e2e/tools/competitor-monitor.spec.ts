import { expect, test as journey } from "../journey.ts";
import { CompetitorMonitor } from "../screens/competitor-monitor.ts";
import { holdBack } from "../screens/sending.ts";
import { withoutTheatre } from "../theatre.ts";

const test = journey.extend<{ monitor: CompetitorMonitor }>({
  monitor: ({ page }, use) => use(new CompetitorMonitor(page)),
});

test.describe("Competitor Monitor", () => {
  test("brings two videos of active channels, and has them again after a reload", {
    tag: "@with-script",
  }, async ({ page, visit, monitor }) => {
    await withoutTheatre(page);
    await visit("/competitor-monitor");
    await expect(monitor.videos).toHaveCount(3);
    const earlier = await monitor.titles();
    await monitor.refresh.click();
    await expect(monitor.status).toHaveText("Two new videos are below.");
    await expect(monitor.videos).toHaveCount(2);
    await expect(monitor.stat("Videos Tracked")).toContainText("158");
    await expect(monitor.stat("Last Updated")).toContainText("just now");
    const titles = await monitor.titles();
    for (const title of titles) expect(earlier).not.toContain(title);
    await expect(monitor.videos.filter({ hasText: "North Window Photo" })).toHaveCount(0);
    for (const picture of await monitor.videos.getByRole("presentation").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await visit("/competitor-monitor");
    expect(await monitor.titles()).toEqual(titles);
  });

  test("says that there is nothing to refresh where every channel is paused, and how to fill an empty list", {
    tag: "@native",
  }, async ({ page, visit, monitor }) => {
    await withoutTheatre(page);
    await visit("/competitor-monitor");
    for (const name of ["Slow Crumb Baking", "Offcut Workshop", "Shoebox Money", "Ten Watt Server"]) {
      await monitor.standing(name).click();
      await expect(monitor.standing(name)).toHaveText(/^Paused/);
    }
    await monitor.refresh.click();
    await expect(monitor.alert).toContainText("Every channel is paused");
    await expect(monitor.videos).toHaveCount(3);
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Clear the videos" }).click();
    await expect(page.getByRole("heading", { name: "No videos yet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Refresh" })).toHaveCount(1);
    await expect(monitor.stat("Videos Tracked")).toContainText("156");
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    // Spec 4: "An action sets busy, clears the error, waits, adds results; failure sets the error; busy is always cleared at the end."
    // Spec 4: "Buttons are disabled while busy."
    test("says what it is doing, with its buttons disabled", async ({ page, visit, monitor }) => {
      await withoutTheatre(page);
      await visit("/competitor-monitor");
      const sent = await holdBack(page);
      await monitor.name.fill("Kettle & Crumb");
      await monitor.refresh.click();
      await expect(monitor.loading).toBeVisible();
      for (const button of [monitor.refresh, monitor.add, monitor.standing("Offcut Workshop")]) {
        await expect(button).toBeDisabled();
      }
      sent.release();
      await expect(monitor.loading).toHaveCount(0);
      await expect(monitor.videos).toHaveCount(2);
      await expect(monitor.refresh).toBeEnabled();
      await expect(monitor.name).toHaveValue("Kettle & Crumb");
      expect(sent.count()).toBe(1);
    });

    // Spec 5: "Competitor channel name: non-empty after trimming; Add disabled otherwise."
    test("adds nothing while the name is blank, and says what is wrong beside it", async ({
      visit,
      monitor,
    }) => {
      await visit("/competitor-monitor");
      await expect(monitor.add).toBeDisabled();
      await monitor.name.fill("   ");
      await expect(monitor.add).toBeDisabled();
      await monitor.name.fill("shoebox money");
      await expect(monitor.add).toBeEnabled();
      await monitor.add.click();
      await expect(monitor.alert).toHaveText("You are already watching Shoebox Money.");
      await expect(monitor.name).toHaveValue("shoebox money");
      await expect(monitor.name).toHaveAccessibleDescription(/already watching/);
    });

    test("pauses, adds and removes channels by keyboard, which keeps its place", async ({
      page,
      visit,
      monitor,
    }) => {
      await withoutTheatre(page);
      await visit("/competitor-monitor");
      await monitor.standing("Offcut Workshop").click();
      await expect(monitor.standing("Offcut Workshop")).toHaveText(/^Paused/);
      await expect(monitor.channels).toContainText("3 of 5 active");
      await monitor.name.fill("  Kettle & Crumb ");
      await monitor.name.press("Enter");
      await expect(monitor.channel("Kettle & Crumb")).toContainText("Subscribers unknown");
      await expect(monitor.standing("Kettle & Crumb")).toHaveText(/^Active/);
      await expect(monitor.name).toHaveValue("");
      await expect(monitor.name).toBeFocused();
      await monitor.standing("Kettle & Crumb").focus();
      await page.keyboard.press("Enter");
      await expect(monitor.standing("Kettle & Crumb")).toHaveText(/^Paused/);
      await expect(monitor.standing("Kettle & Crumb")).toBeFocused();
      await monitor.remove("Kettle & Crumb").focus();
      await page.keyboard.press("Enter");
      await expect(monitor.channel("Kettle & Crumb")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Channels you watch" })).toBeFocused();
      await expect(monitor.status).toContainText("no longer in your list");
    });

    test.describe("where the server is not reached", () => {
      test.use({ meant: /net::ERR_FAILED/ });

      test("says that no answer came, and keeps the name", async ({ page, visit, monitor }) => {
        await withoutTheatre(page);
        await visit("/competitor-monitor");
        await page.route("**/competitor-monitor.data*", (route) => route.abort());
        await monitor.name.fill("Kettle & Crumb");
        await monitor.add.click();
        await expect(monitor.add).toBeEnabled();
        await expect(monitor.name).toHaveValue("Kettle & Crumb");
        await expect(monitor.alert).toHaveText(
          "No answer came, so the channel may not be in your list. Please try again.",
        );
        await expect(monitor.name).toHaveAccessibleDescription(/No answer came/);
      });
    });
  });

  test.describe("without script", { tag: "@without-script" }, () => {
    test("asks for a name where none was typed", async ({ visit, monitor }) => {
      await visit("/competitor-monitor");
      await expect(monitor.add).toBeEnabled();
      await monitor.add.click();
      await expect(monitor.alert).toHaveText("Please enter a channel name.");
    });
  });
});
