import type { Page } from "@playwright/test";

/** Opens a form that has folded above a result; an open one stays as it is. */
export async function unfoldForm(page: Page): Promise<void> {
  const folded = page.locator(".folded-form:not([open]) > summary");
  if (await folded.isVisible()) await folded.click();
}
