import type { Page } from "@playwright/test";

/** The Competitor Monitor: its channels, and what stood out. */
export class CompetitorMonitor {
  constructor(private page: Page) {}

  get refresh() {
    return this.page.getByRole("button", { name: /^Refresh/ }).first();
  }

  get loading() {
    return this.page.getByText("Reading the newest uploads");
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  stat(label: string) {
    return this.page.getByRole("main").locator("dl > div").filter({ hasText: label });
  }

  get channels() {
    return this.page.getByRole("region", { name: "Channels you watch" });
  }

  channel(name: string) {
    return this.channels.getByRole("listitem").filter({ hasText: name });
  }

  /** The button that says whether a channel is active, and changes it. */
  standing(name: string) {
    return this.channel(name).getByRole("button", { name: /^(Active|Paused)/ });
  }

  remove(name: string) {
    return this.page.getByRole("button", { name: `Remove ${name}`, exact: true });
  }

  get name() {
    return this.page.getByLabel("Channel name");
  }

  get add() {
    return this.page.getByRole("button", { name: /^Add/ });
  }

  get videos() {
    return this.page.getByRole("article");
  }

  titles() {
    return this.videos.getByRole("heading", { level: 3 }).allInnerTexts();
  }
}
