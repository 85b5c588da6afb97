import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";

/** Contexts whose clock was taken: it cannot be given back. */
const TAKEN = new WeakSet<BrowserContext>();

/** Whether nobody else can be a visitor in this context. */
export function isSpent(context: BrowserContext): boolean {
  return TAKEN.has(context);
}

/** Takes the clock in hand of the page that is opened next, for a journey that looks at the waiting. */
export async function takeClock(page: Page): Promise<void> {
  TAKEN.add(page.context());
  await page.clock.install();
  // The clock's own `performance` cannot be listened to, which pages do.
  await page.addInitScript(() => {
    performance.addEventListener ??= () => {};
  });
}

/** Stops the clock that was taken: from now on time passes by `page.clock.runFor` only. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Presses, and comes back with the answer: the time that the tool seems to work has begun before its form was
 * sent, and is all that the page still waits for.
 */
export async function pressAndBeAnswered(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press();
  // What no cache keeps, the browser may leave unread after the last part that the page asked for: it never ends then.
  await Promise.race([(await answer).finished(), delay(UNREAD_MS)]);
}

/** Longer than a page takes with an answer that has come. */
const UNREAD_MS = 500;

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
