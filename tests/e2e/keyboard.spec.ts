import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test.describe("By keyboard alone", () => {
  test("from the landing page to an analysis and its evidence", async ({
    page,
    visit,
    landing,
    shell,
    analyzer,
  }) => {
    await visit("/");
    await tabTo(page, landing.accessDemo);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await tabTo(page, shell.tool("Content Analyzer"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/youtube-tool");
    await tabTo(page, analyzer.field);
    await page.keyboard.type("Photography tips");
    await page.keyboard.press("Enter");
    await expect(analyzer.results).toBeVisible();
    const evidence = analyzer.evidence(analyzer.finding("Peak Topic"));
    await tabTo(page, evidence.getByText("See the evidence").locator("xpath=ancestor-or-self::summary"));
    await page.keyboard.press("Enter");
    await expect(evidence.getByText(/^From \d+/).first()).toBeVisible();
  });

  test("onto the waitlist", async ({ page, visit, landing, waitlist, email }) => {
    await visit("/");
    await tabTo(page, landing.joinTheWaitlist);
    await page.keyboard.press("Enter");
    await expect(waitlist.dialog).toBeVisible();
    await expect(waitlist.field).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(waitlist.heading).toHaveText("You're on the list!");
  });

  test("out of the demo", async ({ page, visit, shell }) => {
    await visit("/dashboard");
    await tabTo(page, shell.userMenu);
    await page.keyboard.press("Enter");
    await tabTo(page, shell.logOut);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
  });

  for (const path of ["/", "/dashboard"]) {
    test(`past everything on ${path} to its content`, async ({ page, visit }) => {
      await visit(path);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    });
  }
});

/** Presses Tab until `target` has the focus, and sees it there: a ring is drawn around it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring, "the focus is seen").not.toBe("none");
      return;
    }
  }
  await expect(target, "reached by Tab").toBeFocused();
}
