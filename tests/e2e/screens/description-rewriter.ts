import type { Locator, Page } from "@playwright/test";

/** The Smart Description Rewriter. */
export class DescriptionRewriter {
  constructor(private page: Page) {}

  get title() {
    return this.page.getByLabel("Video title");
  }

  get description() {
    return this.page.getByLabel("Video description");
  }

  get button() {
    return this.page.getByRole("button", { name: /^Rewrit/ });
  }

  get cards() {
    return this.page.locator(".card").filter({ has: this.page.locator("details[name=rewrite]") });
  }

  get error() {
    return this.page.getByRole("alert");
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  get stages() {
    return this.page.getByText("Ordering what you wrote");
  }

  stat(label: string) {
    return this.page.locator("dl > div").filter({ hasText: label }).locator("dd").first();
  }

  preview(card: Locator) {
    return card.locator("p.line-clamp-4");
  }

  comparison(card: Locator) {
    return card.getByRole("heading", { name: "Original", exact: true });
  }

  toggle(card: Locator) {
    return card.locator("summary");
  }

  async rewrite(title: string, description: string): Promise<void> {
    await this.title.fill(title);
    await this.description.fill(description);
    await this.button.click();
  }
}
