import type { Locator, Page } from "@playwright/test";

/** The Content Idea Generator. */
export class ContentIdeas {
  constructor(private page: Page) {}

  get generate() {
    return this.page.getByRole("main").getByRole("button", { name: /^Generat/ });
  }

  get loading() {
    return this.page.getByText("Writing three ideas");
  }

  /** The status that assistive technology announces. */
  get announced() {
    return this.page.getByRole("main").getByRole("status").first();
  }

  get error() {
    return this.page.getByRole("alert").filter({ hasText: "Generation Error" });
  }

  get cards() {
    return this.page.getByRole("region", { name: "This batch" }).getByRole("article");
  }

  titles(): Promise<string[]> {
    return this.cards.getByRole("heading").allInnerTexts();
  }

  /** The tile of that name. */
  stat(name: string): Locator {
    const term = this.page.getByRole("term").getByText(name, { exact: true });
    return this.page.locator("dl > div").filter({ has: term }).getByRole("definition");
  }

  get clear() {
    return this.page.getByRole("link", { name: "Clear" });
  }

  get yesClear() {
    return this.page.getByRole("button", { name: "Clear the ideas" });
  }

  get emptyState() {
    return this.page.getByRole("heading", { name: "No ideas yet" });
  }

  get startOver() {
    return this.page.getByRole("link", { name: "Start over" });
  }

  get yesStartOver() {
    return this.page.getByRole("button", { name: "Start over" });
  }
}
