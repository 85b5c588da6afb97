import type { Page } from "@playwright/test";

/** The Video Performance Forecaster. */
export class VideoForecast {
  constructor(private page: Page) {}

  get title() {
    return this.page.getByLabel("Video title");
  }

  get topic() {
    return this.page.getByLabel("Topic");
  }

  get button() {
    return this.page.getByRole("button", { name: /^Forecast/ });
  }

  get cards() {
    return this.page.locator("details[name=forecast]");
  }

  get error() {
    return this.page.getByRole("alert");
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  get stages() {
    return this.page.getByText("Weighing topic and competition");
  }

  stat(label: string) {
    return this.page.locator("dl > div").filter({ hasText: label }).locator("dd").first();
  }

  async forecast(title: string, topic: string): Promise<void> {
    await this.title.fill(title);
    await this.topic.fill(topic);
    await this.button.click();
  }
}
