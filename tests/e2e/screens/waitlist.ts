import type { Page } from "@playwright/test";

/** The welcome dialog: the choice, the waitlist's form, the confirmation. */
export class Waitlist {
  constructor(private page: Page) {}

  get dialog() {
    return this.page.getByRole("dialog");
  }

  get heading() {
    return this.dialog.getByRole("heading");
  }

  get field() {
    return this.dialog.getByLabel("Email");
  }

  get button() {
    return this.dialog.getByRole("button", { name: /^Join/ });
  }

  get message() {
    return this.dialog.getByRole("alert");
  }

  get chooseWaitlist() {
    return this.dialog.getByRole("link", { name: "Join Waitlist" });
  }

  get chooseDemo() {
    return this.dialog.getByRole("button", { name: "Access Demo" });
  }

  get demoInstead() {
    return this.dialog.getByRole("button", { name: "Or try our demo instead" });
  }

  get close() {
    return this.dialog.getByRole("link", { name: "Close" });
  }

  async join(email: string): Promise<void> {
    await this.field.fill(email);
    await this.button.click();
  }
}
