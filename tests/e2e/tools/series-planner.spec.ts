import { test as base, expect } from "../journey.ts";
import { holdBack } from "../screens/sending.ts";
import { SeriesPlanner } from "../screens/series-planner.ts";
import { withoutTheatre } from "../theatre.ts";

const test = base.extend<{ planner: SeriesPlanner }>({
  planner: ({ page }, use) => use(new SeriesPlanner(page)),
});

const BREAD = "Bread on weeknights";
const BAKED = [
  "Mixed at 9, baked by 7: a pan loaf",
  "The fridge does the work",
  "Rolls from the same dough",
  "Rye for people with one bowl",
] as const;
const [LOAF, FRIDGE, ROLLS, RYE] = BAKED;

test.describe("Series Planner", () => {
  // Spec 4: "Clicking toggles expansion (one open at a time)."
  test("opens one card at a time, by click", { tag: "@with-script" }, async ({ visit, planner }) => {
    await visit("/series-planner");
    await expect(planner.openCards).toHaveCount(1);
    await planner.toggle(BREAD).click();
    await expect(planner.openCards).toHaveCount(1);
    await expect(planner.row(FRIDGE)).toBeVisible();
    await planner.toggle(BREAD).click();
    await expect(planner.openCards).toHaveCount(0);
  });

  test("finds a series in the library, and keeps it", { tag: "@native" }, async ({
    page,
    visit,
    planner,
  }) => {
    await withoutTheatre(page);
    await visit("/series-planner");
    await planner.analyze.click();
    await expect(planner.status).toContainText("A new planned series is at the end");
    await expect(planner.stat("Total Series")).toHaveText("5");
    await expect(planner.stat("Planned Videos")).toHaveText("9");
    await expect(planner.cards.last()).toHaveAttribute("open");
    await expect(planner.cards.last().locator("> summary")).toBeInViewport();
    await page.reload();
    await expect(planner.cards).toHaveCount(5);
  });

  // Spec 4: "Adding appends a planned series with zero videos, clears the input, total +1."
  test("takes a series of one's own, video by video", { tag: "@native" }, async ({ visit, planner }) => {
    await visit("/series-planner");
    await planner.addSeries.click();
    await expect(planner.newTitle).toHaveAccessibleDescription("Please enter a title");
    await planner.newTitle.fill("Radio plays for one voice");
    await planner.addSeries.click();
    await expect(planner.stat("Total Series")).toHaveText("5");
    await expect(planner.newTitle).toHaveValue("");
    const card = planner.card("Radio plays for one voice");
    await expect(card).toContainText("No videos yet");
    for (const title of ["Two doors and a storm", "A phone call, one end of it"]) {
      await card.getByRole("link", { name: "Add Video" }).click();
      await planner.videoTitle.fill(title);
      await card.getByLabel("Status").selectOption("Published");
      await card.getByRole("button", { name: "Add Video" }).click();
      await expect(planner.row(title)).toBeVisible();
    }
    await expect(card.locator("> summary")).toContainText("Completed");
    await expect(planner.toggle("Radio plays for one voice")).toContainText("2 of 2 published");
  });

  test("moves a video, edits it, deletes it and brings it back", async ({ page, visit, planner }) => {
    await visit("/series-planner?open=bread#bread");
    await expect(planner.up(LOAF)).toHaveCount(0);
    await expect(planner.down(RYE)).toHaveCount(0);

    await planner.up(ROLLS).click();
    await expect.poll(() => planner.videos(BREAD)).toEqual([LOAF, ROLLS, FRIDGE, RYE]);
    await expect(planner.row(ROLLS)).toBeInViewport();

    await planner.edit(ROLLS).click();
    await expect(planner.videoTitle).toHaveValue(ROLLS);
    await planner.videoTitle.fill("Twelve rolls");
    await page.getByLabel("Length in minutes").fill("a while");
    await page.getByRole("button", { name: "Save Video" }).click();
    await expect(page.getByLabel("Length in minutes")).toHaveAccessibleDescription(
      /Please enter whole minutes/,
    );
    await expect(planner.videoTitle).toHaveValue("Twelve rolls");
    await page.getByLabel("Length in minutes").fill("11");
    await page.getByRole("button", { name: "Save Video" }).click();
    await expect(planner.row("Twelve rolls")).toContainText("11 min");

    await planner.delete("Twelve rolls").click();
    await expect.poll(() => planner.videos(BREAD)).toEqual([LOAF, FRIDGE, RYE]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => planner.videos(BREAD)).toEqual([LOAF, "Twelve rolls", FRIDGE, RYE]);
  });

  // Spec 4: "Deleting removes it, total -1."
  test("deletes a series once it was asked", { tag: "@native" }, async ({ page, visit, planner }) => {
    await visit("/series-planner?open=bread#bread");
    await planner.card(BREAD).getByRole("link", { name: "Delete Series" }).click();
    await expect(page.getByRole("heading", { name: `Delete “${BREAD}”?` })).toBeVisible();
    await planner.card(BREAD).getByRole("link", { name: "Keep it" }).click();
    await expect(planner.card(BREAD)).toHaveAttribute("open");
    await planner.card(BREAD).getByRole("link", { name: "Delete Series" }).click();
    await planner.card(BREAD).getByRole("button", { name: "Delete Series" }).click();
    await expect(planner.cards).toHaveCount(3);
    await expect(planner.stat("Total Series")).toHaveText("3");
  });

  test("loses nothing between two tabs", { tag: "@with-script" }, async ({
    context,
    page,
    visit,
    planner,
  }) => {
    await visit("/series-planner?open=bread#bread");
    await planner.up(FRIDGE).click();
    await expect.poll(() => planner.videos(BREAD)).toEqual([FRIDGE, LOAF, ROLLS, RYE]);
    const other = await context.newPage();
    await other.goto("/series-planner?add=bread");
    const there = new SeriesPlanner(other);
    await planner.down(LOAF).click();
    await expect.poll(() => planner.videos(BREAD)).toEqual([FRIDGE, ROLLS, LOAF, RYE]);
    await there.videoTitle.fill("From the other tab");
    await other.getByRole("button", { name: "Add Video" }).click();
    const all = [FRIDGE, ROLLS, LOAF, RYE, "From the other tab"];
    await expect.poll(() => there.videos(BREAD)).toEqual(all);
    await page.reload();
    await expect.poll(() => planner.videos(BREAD)).toEqual(all);
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    // Spec 4: "Buttons are disabled while busy."
    // Spec 2: "Every tool page has a stats row of four tiles, a loading panel"
    test("says what it does while it analyzes", async ({ page, visit, planner }) => {
      await withoutTheatre(page);
      await visit("/series-planner");
      const sent = await holdBack(page);
      await planner.analyze.click();
      await expect(planner.working).toBeVisible();
      await expect(planner.analyze).toBeDisabled();
      await expect(planner.addSeries).toBeDisabled();
      sent.release();
      await expect(planner.cards).toHaveCount(5);
      await expect(planner.working).toHaveCount(0);
      await expect(planner.analyze).toBeEnabled();
    });

    test.describe("where the server is not reached", () => {
      test.use({ meant: /net::ERR_FAILED/ });

      // Spec 4: "An action sets busy, clears the error, waits, adds results; failure sets the error; busy is always cleared at the end."
      test("says that it failed, keeps what was there, and tries again", async ({ page, visit, planner }) => {
        await withoutTheatre(page);
        await visit("/series-planner");
        await page.route("**/series-planner.data*", (route) => route.abort());
        await planner.analyze.click();
        const error = page.getByRole("alert");
        await expect(error).toContainText("Failed to analyze content for series planning. Please try again.");
        await expect(planner.cards).toHaveCount(4);
        await expect(planner.analyze).toBeEnabled();
        await page.unroute("**/series-planner.data*");
        const sent = await holdBack(page);
        await planner.analyze.click();
        await expect(planner.working).toBeVisible();
        await expect(error).toHaveCount(0);
        sent.release();
        await expect(planner.cards).toHaveCount(5);
        await expect(planner.analyze).toBeEnabled();
      });
    });

    test("keeps the keyboard where the work is", async ({ page, visit, planner }) => {
      await visit("/series-planner?open=bread#bread");
      const focused = page.locator(":focus");
      await planner.up(ROLLS).press("Enter");
      await expect.poll(() => planner.videos(BREAD)).toEqual([LOAF, ROLLS, FRIDGE, RYE]);
      await expect(planner.up(ROLLS)).toBeFocused();
      await planner.up(ROLLS).press("Enter");
      await expect(planner.down(ROLLS)).toBeFocused();

      await planner.edit(FRIDGE).press("Enter");
      await expect(planner.videoTitle).toBeFocused();
      await page.getByRole("link", { name: "Cancel" }).press("Enter");
      await expect(planner.edit(FRIDGE)).toBeFocused();
      await planner.edit(FRIDGE).press("Enter");
      await page.getByLabel("Length in minutes").fill("none");
      await planner.videoTitle.press("Enter");
      await expect(page.getByLabel("Length in minutes")).toBeFocused();
      await page.getByLabel("Length in minutes").fill("");
      await page.keyboard.press("Enter");
      await expect(planner.edit(FRIDGE)).toBeFocused();

      await planner.delete(FRIDGE).press("Enter");
      await expect(focused).toHaveText("Undo");
      await page.keyboard.press("Enter");
      await expect(planner.edit(FRIDGE)).toBeFocused();
    });
  });
});
