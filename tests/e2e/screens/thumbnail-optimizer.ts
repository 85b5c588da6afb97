import type { Page } from "@playwright/test";

/** The Thumbnail Title Optimizer and its suggestions. */
export class ThumbnailOptimizer {
  constructor(private page: Page) {}

  get analyze() {
    return this.page.getByRole("button", { name: /^Analyz/ }).first();
  }

  get loading() {
    return this.page.getByText("Reading your latest twelve videos");
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  stat(label: string) {
    return this.page.getByRole("main").locator("dl > div").filter({ hasText: label });
  }

  get suggestions() {
    return this.page.getByRole("article");
  }

  titles() {
    return this.suggestions.filter({ has: this.page.getByRole("heading", { name: /^A title/ }) });
  }

  get copy() {
    return this.page.getByRole("button", { name: /^(Copy title|Copied!)$/ });
  }
}
