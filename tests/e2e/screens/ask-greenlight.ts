import type { Page } from "@playwright/test";

/** Ask Greenlight: the conversation, and where questions are typed. */
export class AskGreenlight {
  constructor(private page: Page) {}

  readonly path = "/ask-greenlight";

  get log() {
    return this.page.getByRole("log", { name: "Conversation" });
  }

  /** Messages, oldest first: text, author and how long ago. */
  get turns() {
    return this.log.locator("li[data-turn]");
  }

  get latest() {
    return this.turns.last();
  }

  get typing() {
    return this.log.getByText("Looking for an answer…");
  }

  get field() {
    return this.page.getByLabel("Your question");
  }

  get send() {
    return this.page.getByRole("button", { name: "Send" });
  }

  get suggested() {
    return this.page.getByRole("list", { name: "Suggested questions" }).getByRole("button");
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  get startOver() {
    return this.page.getByRole("link", { name: "Start over" });
  }

  get yes() {
    return this.page.getByRole("button", { name: "Start over" });
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.send.click();
  }
}
