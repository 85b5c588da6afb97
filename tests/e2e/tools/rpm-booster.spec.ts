import { expect, test } from "../journey.ts";
import { RpmBooster } from "../screens/rpm-booster.ts";
import { pressAndBeAnswered, stopClock, takeClock, withoutTheatre } from "../theatre.ts";

const PATH = "/rpm-booster";
const MID_ROLL = "Set mid-roll breaks by hand in videos over 8 minutes";
const SUBTITLES = "Add checked subtitles in two more languages";

test.describe("RPM Booster Tips", () => {
  // Spec 4: "RPM analysis: sets new analysis values (current RPM 2.67, trend 15.2%), prepends a new recommendation, keeps at most 6, total analyses +1."
  test("analyzes, and adds to the list until it has six", { tag: "@with-script" }, async ({
    page,
    visit,
  }) => {
    const rpm = new RpmBooster(page);
    await withoutTheatre(page);
    await visit(PATH);
    await expect(rpm.stat("Total Analyses")).toHaveText("12");
    await expect(rpm.cards).toHaveCount(4);
    for (const [time, count] of [5, 6, 6].entries()) {
      await rpm.analyze.click();
      await expect(rpm.stat("Total Analyses")).toHaveText(String(13 + time));
      await expect(rpm.cards).toHaveCount(count);
      await expect(rpm.cards.first().getByRole("group")).toHaveAttribute("open", "");
      await expect(rpm.cards.first().getByRole("checkbox").first()).toBeVisible();
    }
    await expect(rpm.analysis).toContainText("$2.67");
    await expect(rpm.analysis).toContainText("Up 15.2% on last month");
    await expect(rpm.analysis).toContainText("Industry average: $3.20. Top performers: $5.80.");
    await expect(rpm.stat("Last Analyzed")).toHaveText("just now");
  });

  test("keeps the ticks of steps that are done, one card open at a time", { tag: "@with-script" }, async ({
    page,
    visit,
  }) => {
    const rpm = new RpmBooster(page);
    await visit(PATH);
    const list = rpm.step("List your ten most watched videos over 8 minutes.");
    await list.focus();
    await page.keyboard.press("Space");
    await expect(rpm.card(MID_ROLL)).toContainText("1 of 4 steps done");
    await expect(list).toBeChecked();
    await expect(list).toBeFocused();
    await rpm.howTo(SUBTITLES).click();
    await expect(list).toBeHidden();

    const translate = rpm.step("Translate those titles and descriptions, too.");
    await translate.click();
    await expect(rpm.card(SUBTITLES)).toContainText("1 of 5 steps done");
    await expect(translate).toBeChecked();
    await expect(translate).toBeInViewport();
    const pick = rpm.step("Pick two of them where advertising is well paid.");
    await pick.click();
    await expect(rpm.stat("Steps Done")).toHaveText("3 of 18");

    await visit(PATH);
    await expect(rpm.card(SUBTITLES)).toContainText("2 of 5 steps done");
    await rpm.howTo(SUBTITLES).click();
    await expect(translate).toBeChecked();
    await translate.click();
    await expect(rpm.card(SUBTITLES)).toContainText("1 of 5 steps done");
    await expect(translate).not.toBeChecked();
    await expect(pick).toBeChecked();
  });

  test("can be cleared, and filled again", { tag: "@native" }, async ({ page, visit }) => {
    const rpm = new RpmBooster(page);
    await withoutTheatre(page);
    await visit(PATH);
    await rpm.clear.click();
    await rpm.yesClear.click();
    await expect(rpm.emptyState).toBeVisible();
    await rpm.analyze.click();
    await expect(rpm.cards).toHaveCount(1);
    await expect(rpm.card(MID_ROLL)).toHaveCount(0);
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    // Spec 4: "Buttons are disabled while busy."
    test("says what it is doing, for as long as it seems to work", async ({ page, visit }) => {
      const rpm = new RpmBooster(page);
      await takeClock(page);
      await visit(PATH);
      await stopClock(page);
      await pressAndBeAnswered(page, () => rpm.analyze.click());
      await expect(rpm.loading).toBeVisible();
      await expect(rpm.announced).toHaveText("Analyzing your RPM");
      await expect(rpm.analyze).toBeDisabled();
      await page.clock.runFor(3900);
      await expect(rpm.loading).toBeVisible();
      await page.clock.runFor(200);
      await expect(rpm.loading).toHaveCount(0);
      await expect(rpm.stat("Total Analyses")).toHaveText("13");
      await expect(rpm.analyze).toBeEnabled();
    });

    test.describe("where the server is not reached", () => {
      test.use({ meant: /net::ERR_FAILED/ });

      // Spec 8: "Failed to analyze RPM data. Please try again."
      test("says so where one looks, and keeps what there was", async ({ page, visit }) => {
        const rpm = new RpmBooster(page);
        await withoutTheatre(page);
        await visit(PATH);
        await page.route("**/rpm-booster.data*", (route) => route.abort());
        await rpm.analyze.click();
        await expect(rpm.alert).toContainText("Analysis Error");
        await expect(rpm.alert).toContainText("Failed to analyze RPM data. Please try again.");
        await expect(rpm.cards).toHaveCount(4);

        await rpm.step("List your ten most watched videos over 8 minutes.").click();
        await expect(rpm.card(MID_ROLL).getByRole("alert")).toBeInViewport();
        await expect(rpm.step("List your ten most watched videos over 8 minutes.")).not.toBeChecked();
      });
    });
  });
});
