import type { Page } from "@playwright/test";

/** The Series Planner: series as cards, videos as rows. */
export class SeriesPlanner {
  constructor(private page: Page) {}

  get analyze() {
    return this.page.getByRole("button", { name: /^Analyz/ }).first();
  }

  get working() {
    return this.page.getByText("Looking for what belongs together");
  }

  get newTitle() {
    return this.page.getByLabel("A series of your own");
  }

  get addSeries() {
    return this.page.getByRole("button", { name: "Add Series" });
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  get cards() {
    return this.page.locator("main details[name=series]");
  }

  get openCards() {
    return this.page.locator("main details[name=series][open]");
  }

  card(title: string) {
    return this.cards.filter({ has: this.page.getByRole("heading", { level: 3, name: title }) });
  }

  toggle(title: string) {
    return this.card(title).locator("> summary");
  }

  /** The figure of a tile. */
  stat(label: string) {
    return this.page.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd").first();
  }

  /** The titles of the videos in a card, in their order. */
  async videos(series: string): Promise<string[]> {
    return this.card(series).getByRole("listitem").getByRole("heading", { level: 5 }).allInnerTexts();
  }

  row(title: string) {
    const heading = this.page.getByRole("heading", { level: 5, name: title, exact: true });
    return this.page.locator("li").filter({ has: heading }).last();
  }

  up(title: string) {
    return this.page.getByRole("button", { name: `Move up: ${title}`, exact: true });
  }

  down(title: string) {
    return this.page.getByRole("button", { name: `Move down: ${title}`, exact: true });
  }

  edit(title: string) {
    return this.page.getByRole("link", { name: `Edit: ${title}`, exact: true });
  }

  delete(title: string) {
    return this.page.getByRole("button", { name: `Delete: ${title}`, exact: true });
  }

  get videoTitle() {
    return this.page.getByLabel("Video title");
  }
}
