import type { Locator, Page } from "@playwright/test";

/** What viewers say, and what of it is exported. */
export class CommentSentiment {
  constructor(private page: Page) {}

  get analyze() {
    return this.page.getByRole("button", { name: "Analyze", exact: true }).first();
  }

  get analyzing() {
    return this.page.getByRole("button", { name: "Analyzing…" }).first();
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  get error() {
    return this.page.getByRole("alert");
  }

  /** A tile of the stats row, by its label. */
  stat(label: string) {
    return this.page.locator("dl > div").filter({ has: this.page.locator("dt", { hasText: label }) });
  }

  period(label: string) {
    return this.page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: label });
  }

  get cards() {
    return this.page.locator("#results details");
  }

  get openCards() {
    return this.page.locator("#results details[open]");
  }

  title(card: Locator) {
    return card.getByRole("heading", { level: 3 });
  }

  get exportReport() {
    return this.page.getByRole("button", { name: "Export Report" });
  }

  get downloadCsv() {
    return this.page.getByRole("link", { name: "Download CSV" });
  }

  get openPrintView() {
    return this.page.getByRole("link", { name: "Open print view" });
  }

  get print() {
    return this.page.getByRole("button", { name: "Print" });
  }
}
