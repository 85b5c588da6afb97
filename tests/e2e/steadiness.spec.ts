import type { Page } from "@playwright/test";
import { takenOver } from "../support/arrive.ts";
import { expect, test } from "./journey.ts";

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of SCREENS) {
  test.describe(`Nothing jumps at ${viewport.width}`, { tag: "@with-script" }, () => {
    test.use({ viewport });

    test("while a page loads and is read to its end", async ({ page, visit }) => {
      test.slow();
      const shifts = await watchShifts(page);
      for (const path of ["/", "/login", "/dashboard", "/youtube-tool", "/youtube-tool?q=Photography+tips"]) {
        await visit(path);
        await readToTheEnd(page);
        expect(await shifts(), path).toEqual([]);
      }
    });

    test("when the typeface comes late", async ({ page, visit }) => {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await visit("/youtube-tool?q=Photography+tips");
      await readToTheEnd(page);
      expect(await shifts()).toEqual([]);
    });

    test("when the welcome dialog opens and closes", { tag: "@demo" }, async ({
      page,
      visit,
      landing,
      waitlist,
    }) => {
      const shifts = await watchShifts(page);
      await visit("/");
      await landing.tryComments.click();
      await expect(waitlist.dialog).toBeVisible();
      await waitlist.close.click();
      await expect(waitlist.dialog).toHaveCount(0);
      await landing.joinTheWaitlist.click();
      await expect(waitlist.field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(waitlist.dialog).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });

    test("when the dialog comes with the page", async ({ page, visit, waitlist }) => {
      const shifts = await watchShifts(page);
      await visit("/?welcome=waitlist");
      await expect(waitlist.field).toBeFocused();
      await waitlist.close.click();
      await expect(waitlist.dialog).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });

    test("when the theme is changed", async ({ page, visit, theme }) => {
      const shifts = await watchShifts(page);
      await visit("/youtube-tool?q=Photography+tips");
      await theme.toDark.click();
      await expect(theme.toLight).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  });
}

/** Records each shift of the layout from the next page on, those after a click included. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName);
        seen.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${moved.join(" | ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      shiftsSeen() {
        keep(observer.takeRecords());
        return seen;
      },
    });
  });
  return async () => {
    await nextFrames(page);
    return page.evaluate(() => (window as unknown as { shiftsSeen(): string[] }).shiftsSeen());
  };
}

/** Scrolls through the page, so that what loads late loads now. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await takenOver(page);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await nextFrames(page);
  }
  await page.waitForLoadState("networkidle");
}

/** A shift is reported after the frame that it happened in. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
