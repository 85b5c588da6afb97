import type { Locator, Page } from "@playwright/test";
import { unfoldForm } from "../../support/folded-form.ts";

/** What a creator's own viewers say. */
export class CommentSentimentYours {
  constructor(private page: Page) {}

  get comments() {
    return this.page.getByLabel("Comments", { exact: true });
  }

  get file() {
    return this.page.getByLabel("Or upload a file");
  }

  get link() {
    return this.page.getByLabel("Or a video's link");
  }

  /** One of the connected channel's videos. */
  get video() {
    return this.page.getByLabel("Your video");
  }

  /** The search of the connected channel's videos. */
  get find() {
    return this.page.getByLabel("Find one by its title");
  }

  get findButton() {
    return this.page.getByRole("button", { name: "Find", exact: true });
  }

  get videoTitle() {
    return this.page.getByLabel("Video title (optional)");
  }

  get analyze() {
    return this.page.getByRole("button", { name: "Analyze", exact: true });
  }

  get example() {
    return this.page.getByRole("button", { name: "Try it with an example" });
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  /** A tile of the stats row, by its label. */
  stat(label: string) {
    return this.page
      .locator("dl.stat-row > div")
      .filter({ has: this.page.getByText(label, { exact: true }) });
  }

  /** All analyses, the newest first: one in full, the others a line each. */
  get analyses() {
    return this.page.locator("#results > div > ol > li");
  }

  /** The analysis that stands open. */
  get open() {
    return this.page.getByRole("article");
  }

  get finding() {
    return this.open.getByRole("heading", { level: 3 });
  }

  /** Opens the form, which folds above an analysis. */
  unfold(): Promise<void> {
    return unfoldForm(this.page);
  }

  /** A figure, a claim or a sentence that opens, by what it says. */
  opening(says: string | RegExp): Locator {
    return this.open
      .locator("details")
      .filter({ has: this.page.locator("> summary", { hasText: says }) })
      .first();
  }

  get remove() {
    return this.page.getByRole("button", { name: "Remove" });
  }
}
