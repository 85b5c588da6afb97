import type { Page } from "@playwright/test";

/** The sign-in page. */
export class Login {
  constructor(private page: Page) {}

  get heading() {
    return this.page.getByRole("heading", { name: "Log in" });
  }

  get accessDemo() {
    return this.page.getByRole("main").getByRole("button", { name: "Access Demo" });
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", { name: "Log in" }).click();
  }
}
