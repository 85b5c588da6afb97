import type { Page } from "@playwright/test";

/** Account Settings. */
export class Account {
  constructor(private page: Page) {}

  get channel() {
    return this.page.getByLabel("YouTube channel name");
  }

  get topic() {
    return this.page.getByLabel("Primary topic");
  }

  get save() {
    return this.page.getByRole("button", { name: /^Sav(e Settings|ing\.\.\.)$/ });
  }

  get saved() {
    return this.page.getByText("Topic updated successfully!");
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  private get card() {
    return this.page.getByRole("region", { name: "API Status" });
  }

  get refresh() {
    return this.card.getByRole("button", { name: "Refresh" });
  }

  /** What stands beside each lamp. */
  get endpoints() {
    return this.card.getByRole("listitem");
  }

  get currentPassword() {
    return this.page.getByLabel("Current password");
  }

  get newPassword() {
    return this.page.getByLabel("New password", { exact: true });
  }

  get confirmPassword() {
    return this.page.getByLabel("Confirm new password");
  }

  get updatePassword() {
    return this.page.getByRole("button", { name: /^Updat(e Password|ing\.\.\.)$/ });
  }

  get passwordUpdated() {
    return this.page.getByText("Password updated successfully!");
  }

  async typePassword(current: string, password: string, confirmed: string): Promise<void> {
    await this.currentPassword.fill(current);
    await this.newPassword.fill(password);
    await this.confirmPassword.fill(confirmed);
  }

  get subscription() {
    return this.page.getByRole("region", { name: "Subscription" });
  }

  get cancel() {
    return this.subscription.getByRole("link", { name: "Cancel", exact: true });
  }

  get yesCancel() {
    return this.subscription.getByRole("button", { name: "Yes, cancel it" });
  }

  get manageBilling() {
    return this.subscription.getByRole("button", { name: "Manage billing" });
  }

  get quickActions() {
    return this.page.getByRole("region", { name: "Quick Actions" });
  }

  get download() {
    return this.page.getByRole("link", { name: "Download my data" });
  }

  get delete() {
    return this.page.getByRole("link", { name: "Delete my data" });
  }

  get deleteQuestion() {
    return this.page.getByRole("heading", { name: "Delete all of your data?" });
  }

  get yesDelete() {
    return this.page.getByRole("button", { name: "Yes, delete my data" });
  }

  get keep() {
    return this.page.getByRole("link", { name: "Keep it" });
  }

  get deleted() {
    return this.page.getByRole("heading", { name: "Your data is deleted" });
  }
}
