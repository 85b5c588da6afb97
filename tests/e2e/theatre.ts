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

/** How long tools seem to work; no other wait of ours is as long as one of them. */
const ACTS_MS = [1000, 1500, 3000, 4000];

/** Lets the tools of pages opened from now on answer at once: for a journey that never looks at the waiting. */
export async function withoutTheatre(page: Page): Promise<void> {
  await page.addInitScript((acts) => {
    const wait = window.setTimeout.bind(window);
    const hurried = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(run, acts.includes(ms ?? 0) ? 0 : ms, ...rest);
    window.setTimeout = hurried as typeof window.setTimeout;
  }, ACTS_MS);
}
