import type { Page } from "@playwright/test";

/** The landing page. */
export class Landing {
  constructor(private page: Page) {}

  get header() {
    return this.page.getByRole("banner");
  }

  get headline() {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** Opens the welcome dialog at its waitlist step. */
  get joinTheWaitlist() {
    return this.page.getByRole("main").getByRole("link", { name: "Join the waitlist" });
  }

  /** Opens it at its choice step, from further down the page. */
  get tryComments() {
    return this.page.getByRole("link", { name: "Try comment sentiment" });
  }

  /** Below each of the five features. */
  get tryLinks() {
    return this.page.getByRole("link", { name: /^Try / });
  }

  /** In the red band at the end. */
  get checkYourNextIdea() {
    return this.page.getByRole("link", { name: "Check your next idea" });
  }

  get pictures() {
    return this.page.getByRole("main").getByRole("figure");
  }

  /** The demo's button in the hero. */
  get accessDemo() {
    return this.page.getByRole("main").getByRole("button", { name: "Access Demo" }).first();
  }

  get accessDemoInHeader() {
    return this.header.getByRole("button", { name: "Access Demo" });
  }
}
