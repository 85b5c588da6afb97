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
    demo: true,
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
    demo: true,
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

/** What only a site with accounts has. */
export const WITH_ACCOUNTS: State[] = [
  at("login-sent", "/login?sent=", "Log in · Greenlight"),
  at("login-sent-confirm", "/signup?sent=confirm", "Sign up · Greenlight"),
  at("login-sent-google", "/login?sent=google", "Log in · Greenlight"),
  at("login-sent-accounts", "/login?sent=accounts", "Log in · Greenlight"),
  at("login-forgot", "/login?forgot=", "Log in · Greenlight"),
  at("login-google-refused", "/login?google=refused", "Log in · Greenlight"),
  at("login-suspended", "/login?suspended", "Log in · Greenlight"),
  at("login-link-unknown", "/login/link?token=unknown", "Sign in · Greenlight"),
  at("account-sign-in", "/account/sign-in", "How you sign in · Greenlight"),
  at("account-passkey-added", "/account/sign-in?passkey=added", "How you sign in · Greenlight"),
  at("account-google-taken", "/account/sign-in?google=taken", "How you sign in · Greenlight"),
  {
    name: "account-address-asked",
    title: "How you sign in · Greenlight",
    async reach(page) {
      await arriveAt(page, "/account/sign-in");
      await page.getByLabel("New email address").fill("a-new-address@example.com");
      await page.getByRole("button", { name: "Ask both mailboxes" }).click();
      await page.getByText("Waiting to change to").waitFor();
      await takenOver(page);
    },
  },
  at("account-address-over", "/account/address?token=unknown", "Change of address · Greenlight"),
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
