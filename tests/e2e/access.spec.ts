import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { STATES } from "../support/states.ts";
import { expect, test } from "./journey.ts";

test.describe("No serious barrier, light and dark", { tag: "@with-script" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { name, small, reach } of STATES) {
    test.describe(() => {
      if (small) test.use({ viewport: { width: 390, height: 844 } });

      test(`at ${name}`, async ({ page }) => {
        await reach(page);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await barriers(page), colorScheme).toEqual([]);
        }
      });
    });
  }
});

/** What axe finds serious or critical. It judges colours, so those that are fading come to rest first. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
