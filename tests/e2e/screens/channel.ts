import type { Page } from "@playwright/test";

/** The visitor's own channel. */
export class ChannelRoom {
  constructor(private page: Page) {}

  get handle() {
    return this.page.getByLabel(/^(Handle, address or name|Your channel's address or id)$/);
  }

  get file() {
    return this.page.getByLabel("YouTube Studio export");
  }

  get list() {
    return this.page.getByLabel("Or a list of your videos");
  }

  get button() {
    return this.page.getByRole("button", { name: /^(Connect your channel|Add to your channel)$/ });
  }

  /** The fold that holds the form once a channel is connected. */
  get more() {
    return this.page.locator("summary", { hasText: /^(Add an export|Connect your own)/ });
  }

  sample(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The connected channel. */
  get connected() {
    return this.page.getByRole("region").filter({ has: this.page.getByRole("link", { name: "Disconnect" }) });
  }

  get disconnect() {
    return this.page.getByRole("link", { name: "Disconnect" });
  }

  get confirm() {
    return this.page.getByRole("button", { name: "Disconnect", exact: true });
  }

  get status() {
    return this.page.getByRole("main").getByRole("status");
  }

  get error() {
    return this.page.getByRole("alert");
  }
}
