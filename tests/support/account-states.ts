import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "./arrive.ts";
import { at, type State } from "./state.ts";

const TITLE = "Account Settings · Greenlight";

/** Account Settings, and the page after all of it was deleted. */
export const ACCOUNT: State[] = [
  at("account", "/account", TITLE),
  {
    name: "account-checked",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/account");
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.getByText(/^Checked at/).waitFor();
      await takenOver(page);
    },
  },
  {
    name: "account-saved",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/account");
      await saveTopic(page, "Sourdough bread");
      await page.getByText("Topic updated successfully!").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "account-error",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/account");
      await saveTopic(page, "Bread ".repeat(20));
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "account-password-refused",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/account");
      await changePassword(page, "a new one", "another one");
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "account-password-changed",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/account");
      await changePassword(page, "a new one", "a new one");
      await page.getByText("Password updated successfully!").waitFor();
      await takenOver(page);
    },
  },
  at("account-nothing-to-cancel", "/account?confirm=cancel", TITLE),
  at("account-data-not-read", "/account?data=not-read", TITLE),
  at("account-asked-to-delete", "/account?confirm=delete", TITLE),
  at("account-deleted", "/account/deleted", "Your data is deleted · Greenlight"),
  at("account-deleted-but-session", "/account/deleted?session=left", "Your data is deleted · Greenlight"),
];

async function saveTopic(page: Page, topic: string): Promise<void> {
  await page.getByLabel("Primary topic").fill(topic);
  await page.getByRole("button", { name: "Save Settings" }).click();
}

async function changePassword(page: Page, password: string, confirmed: string): Promise<void> {
  await page.getByLabel("Current password").fill("whatever it is");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(confirmed);
  await page.getByRole("button", { name: "Update Password" }).click();
}
