import type { Locator, Page } from "@playwright/test";

/** RPM Booster Tips. */
export class RpmBooster {
  constructor(private page: Page) {}

  get analyze() {
    return this.page.getByRole("main").getByRole("button", { name: /^Analyz/ });
  }

  get loading() {
    return this.page.getByText("Comparing it with the industry");
  }

  get announced() {
    return this.page.getByRole("main").getByRole("status").first();
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  get analysis() {
    return this.page.getByRole("region", { name: "Your RPM" });
  }

  get cards() {
    return this.page.getByRole("region", { name: "Recommendations" }).getByRole("article");
  }

  card(title: string): Locator {
    return this.page.getByRole("article", { name: title });
  }

  /** Opens or folds away how to go about it. */
  howTo(title: string): Locator {
    return this.card(title).getByText("How to do it");
  }

  step(words: string): Locator {
    return this.page.getByRole("checkbox", { name: words });
  }

  stat(name: string): Locator {
    const term = this.page.getByRole("term").getByText(name, { exact: true });
    return this.page.locator("dl > div").filter({ has: term }).getByRole("definition");
  }

  get clear() {
    return this.page.getByRole("link", { name: "Clear" });
  }

  get yesClear() {
    return this.page.getByRole("button", { name: "Clear the recommendations" });
  }

  get emptyState() {
    return this.page.getByRole("heading", { name: "No recommendations yet" });
  }
}
