import type { Page } from "@playwright/test";

/** The price list, and what comes of asking for a plan. */
export class Pricing {
  constructor(private page: Page) {}

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: "Plans for YouTube creators" });
  }

  get starter() {
    return this.page.getByRole("button", { name: "Start Smart for $29" });
  }

  get pro() {
    return this.page.getByRole("button", { name: "Unlock Full Creator Insights" });
  }

  get creator() {
    return this.page.getByRole("button", { name: "Dominate Your Niche" });
  }

  get loading() {
    return this.page.getByRole("img", { name: "Loading your subscription" });
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  /** A feature of the matrix by plan, read as a table is read aloud. */
  async marks(feature: string): Promise<string[]> {
    const row = this.page
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: feature }) });
    return row.getByRole("cell").allInnerTexts();
  }
}
