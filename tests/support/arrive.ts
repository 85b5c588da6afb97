import type { Page } from "@playwright/test";

/** Opens a page; where it has script, waits until React has taken over the server's HTML. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/**
 * React marks each element that it takes over, the document's own last; without script there is nothing to wait
 * for. A page whose scripts are held waits for its visitor to do something: a key pressed will do.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent("keydown")));
  await page.waitForFunction(() => {
    const marks = Object.keys(document.documentElement);
    return matchMedia("(scripting: none)").matches || marks.some((key) => key.startsWith("__react"));
  });
}
