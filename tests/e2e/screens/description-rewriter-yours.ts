import type { Locator, Page } from "@playwright/test";
import { unfoldForm } from "../../support/folded-form.ts";

/** The Smart Description Rewriter on a creator's own descriptions. */
export class YourDescriptions {
  constructor(readonly page: Page) {}

  get title() {
    return this.page.getByLabel("Video title");
  }

  get description() {
    return this.page.getByLabel("Video description");
  }

  get keywords() {
    return this.page.getByLabel("Keywords (optional)");
  }

  get file() {
    return this.page.getByLabel("Or upload a file");
  }

  get rewrite() {
    return this.page.getByRole("button", { name: /^Rewrit(e Description|ing…)$/ });
  }

  get example() {
    return this.page.getByRole("button", { name: "Try it with an example" });
  }

  get status() {
    return this.page.getByRole("status").first();
  }

  /** The rewrite that stands open: the others are a line each. */
  get result() {
    return this.page.getByRole("article");
  }

  get finding() {
    return this.result.getByRole("heading", { level: 3 });
  }

  /** One of both texts, with its fold. */
  side(name: string): Locator {
    return this.result
      .locator("section")
      .filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  measure(name: string): Locator {
    const named = this.page.locator("summary").filter({ hasText: new RegExp(`^${name}`) });
    // A fold around the measures has its summary, too.
    return this.result.locator("details[name$=-measure]").filter({ has: named });
  }

  /** The line that opens what is folded. */
  fold(name: string | RegExp): Locator {
    return this.result.locator("summary").filter({ hasText: name });
  }

  async unfold(name: string | RegExp): Promise<void> {
    await this.fold(name).click();
  }

  earlier(title: string) {
    return this.page.getByRole("link", { name: title });
  }

  stat(label: string) {
    return this.page.getByRole("main").locator("dl > div").filter({ hasText: label });
  }

  async send(title: string, description: string): Promise<void> {
    await unfoldForm(this.page);
    await this.title.fill(title);
    await this.description.fill(description);
    await this.rewrite.click();
  }
}
