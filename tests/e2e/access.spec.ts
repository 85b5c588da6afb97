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
        await page.emulateMedia({ colorScheme: "light" });
        expect(await barriers(page), "light").toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await barriers(page, OF_COLOURS), "dark").toEqual([]);
      });
    });
  }

  for (const path of ["/", "/dashboard"]) {
    test(`at the switch to light, which only the dark ${path} has`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await visit(path);
      expect(await barriers(page)).toEqual([]);
    });
  }
});

/** Axe's rules that read colours, which are all that a theme changes, but for its switch. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds serious or critical, by all its rules or some. It judges colours, so those that are fading come to
 * rest first. Pages without frames can be judged in one go, and of what is right nothing need be written down: a
 * third of the time.
 */
async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const runOnly = rules && { type: "rule" as const, values: rules };
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], runOnly });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
