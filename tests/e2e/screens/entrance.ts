import type { Page } from "@playwright/test";

/** Where accounts are signed in to and made, and the page of a mailed link. */
export class Entrance {
  constructor(private page: Page) {}

  get email() {
    return this.page.getByLabel("Email");
  }

  get password() {
    return this.page.getByLabel("Password");
  }

  get mailLink() {
    return this.page.getByRole("button", { name: "Mail me a link" });
  }

  get create() {
    return this.page.getByRole("button", { name: "Create account" });
  }

  get logIn() {
    return this.page.getByRole("main").getByRole("button", { name: "Log in" });
  }

  get google() {
    return this.page.getByRole("button", { name: "Continue with Google" });
  }

  get passkey() {
    return this.page.getByRole("button", { name: "Use a passkey" });
  }

  get accessDemo() {
    return this.page.getByRole("main").getByRole("button", { name: "Access Demo" });
  }

  get mailed() {
    return this.page.getByRole("heading", { name: "Check your mail" });
  }

  /** On the page of a link. */
  get signIn() {
    return this.page.getByRole("main").getByRole("button", { name: "Sign in" });
  }

  get refused() {
    return this.page.getByRole("heading", { name: "You are not signed in" });
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  async askForLink(email: string): Promise<void> {
    await this.email.fill(email);
    await this.mailLink.click();
    await this.mailed.waitFor();
  }
}
