import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Presses Tab until `target` has the focus, and sees it there: a ring is drawn around it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      // Around the element, or around the label that it is drawn in.
      const rings = await target.evaluate((element) =>
        [element, element.closest("label") ?? element].map((drawn) => getComputedStyle(drawn).outlineStyle),
      );
      expect(
        rings.some((ring) => ring !== "none"),
        "the focus is seen",
      ).toBe(true);
      return;
    }
  }
  await expect(target, "reached by Tab").toBeFocused();
}
