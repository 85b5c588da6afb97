import type { Page } from "@playwright/test";

/** The frame of the signed-in pages: sidebar or drawer, and the user menu. */
export class Shell {
  constructor(private page: Page) {}

  get sidebar() {
    return this.page.getByRole("complementary");
  }

  get demoMode() {
    return this.sidebar.getByText("Demo Mode", { exact: true });
  }

  tool(name: string) {
    return this.sidebar.getByRole("navigation").getByRole("link", { name, exact: true });
  }

  get menuButton() {
    return this.page.getByRole("button", { name: "Open menu" });
  }

  get closeMenuButton() {
    return this.page.getByRole("button", { name: "Close menu" });
  }

  get userMenu() {
    return this.page.getByRole("button", { name: /^Account menu/ });
  }

  get accountSettings() {
    return this.page.getByRole("link", { name: "Account Settings" });
  }

  get pricing() {
    return this.sidebar.getByRole("link", { name: "Pricing" });
  }

  get logOut() {
    return this.page.getByRole("button", { name: "Log Out of Demo" });
  }

  async leaveDemo(): Promise<void> {
    await this.userMenu.click();
    await this.logOut.click();
  }
}
