import type { Page } from "@playwright/test";

/** Account Settings. */
export class Account {
  constructor(private page: Page) {}

  get channel() {
    return this.page.getByLabel("YouTube channel name");
  }

  get topic() {
    return this.page.getByLabel("Primary topic");
  }

  get save() {
    return this.page.getByRole("button", { name: /^Sav(e Settings|ing\.\.\.)$/ });
  }

  get saved() {
    return this.page.getByText("Topic updated successfully!");
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  private get card() {
    return this.page.getByRole("region", { name: "API Status" });
  }

  get refresh() {
    return this.card.getByRole("button", { name: "Refresh" });
  }

  /** What stands beside each lamp. */
  get endpoints() {
    return this.card.getByRole("listitem");
  }
}
