import type { Page } from "@playwright/test";

/** Longer than any tool seems to work (spec section 7). */
const LONGEST_MS = 5_000;

/**
 * Takes the page's clock in hand, before it is opened, and gives back what lets the time pass that a tool seems to
 * work: without script it does not, and there is nothing to skip.
 */
export async function skipTheatre(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  // The clock's own `performance` cannot be listened to, which pages do.
  await page.addInitScript(() => {
    performance.addEventListener ??= () => {};
  });
  return () => page.clock.fastForward(LONGEST_MS);
}
