import type { Page } from "@playwright/test";

/** Opens a page; where it has script, waits until React has taken over the server's HTML. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Sends a form of a page that nobody opened, for what is to stand there before a visitor comes. */
export async function sendForm(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const { origin } = new URL((await page.request.head("/robots.txt")).url());
  const answer = await page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
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
