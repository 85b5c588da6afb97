import type { Page } from "@playwright/test";
import { unfoldForm } from "../../support/folded-form.ts";

/** The Video Performance Forecaster on a creator's own channel. */
export class VideoForecastYours {
  constructor(private page: Page) {}

  get title() {
    return this.page.getByLabel("Video title");
  }

  get channel() {
    return this.page.getByLabel("Your channel");
  }

  get list() {
    return this.page.getByLabel("Or a list of its videos");
  }

  get file() {
    return this.page.getByLabel("Or upload a file");
  }

  get button() {
    return this.page.getByRole("button", { name: /^Forecast/ });
  }

  get example() {
    return this.page.getByRole("button", { name: "Try it with an example" });
  }

  /** All forecasts, the newest first: one in full, the others a line each. */
  get forecasts() {
    return this.page.locator("#results > div > ol > li");
  }

  /** The forecast that stands open. */
  get result() {
    return this.page.getByRole("article");
  }

  get finding() {
    return this.result.getByRole("heading", { level: 3 });
  }

  /** Opens the form, which folds above a forecast. */
  unfold(): Promise<void> {
    return unfoldForm(this.page);
  }

  get error() {
    return this.page.getByRole("alert");
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  stat(label: string) {
    return this.page.locator("dl > div").filter({ hasText: label }).locator("dd").first();
  }
}
