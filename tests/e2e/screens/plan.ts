import { expect, type Page } from "@playwright/test";

/** Adds ideas on the plan's own page; the last is at the end of its column. */
export async function addIdeas(page: Page, ideas: string[]): Promise<void> {
  for (const idea of ideas) {
    await page.getByLabel("Add an idea").fill(idea);
    await page.getByRole("button", { name: "Add to plan", exact: true }).click();
    await expect(page.locator(".plan-card", { hasText: idea })).toBeVisible();
  }
}

/** The ideas of a column, top first. */
export const column = (page: Page, state: string) =>
  page.locator(`#column-${state} .plan-card > a:first-child`);

/** Sends a form of the plan as its page does; where it leads to. */
export async function send(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? "";
}
