import type { Page } from "@playwright/test";

/** Leaves what the page sends from now on without an answer, so that it stays busy for as long as it is looked at. */
export async function holdAnswers(page: Page): Promise<void> {
  await page.route("**", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
}
