import type { Page } from "@playwright/test";

/** Creator Feedback. */
export class Feedback {
  constructor(private page: Page) {}

  type(label: string) {
    return this.page.getByRole("radio", { name: label });
  }

  get text() {
    return this.page.getByLabel("Your feedback");
  }

  get send() {
    return this.page.getByRole("button", { name: /^Send(ing\.\.\.| Feedback)$/ });
  }

  get thanks() {
    return this.page.getByRole("heading", { name: "Thank You!" });
  }

  get more() {
    return this.page.getByRole("link", { name: "Submit More Feedback" });
  }

  get alert() {
    return this.page.getByRole("alert");
  }
}
