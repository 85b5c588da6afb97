import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Presses Tab until `target` has the focus, and sees it there: a ring is drawn around it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
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
