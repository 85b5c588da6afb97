import { expect, test } from "./journey.ts";

const GUARDED = ["/dashboard", "/youtube-tool", "/youtube-tool?q=React+tutorials", "/account"];

test.describe("A visitor of the demo", { tag: "@demo" }, () => {
  // Spec 2: "the email {email}"
  test("is let in as the dummy user", { tag: "@without-script" }, async ({ page, visit, shell }) => {
    for (const path of GUARDED) {
      await visit(path);
      await expect(page).toHaveURL(path);
      await expect(shell.userMenu).toHaveText(/demo@greenlight\.example/);
    }
  });

  // Spec 2: "Profile card: read-only email, account type (plan name or Free User)."
  // Spec 2: "with 'Account Settings'"
  test("reads their account", { tag: "@without-script" }, async ({ page, visit, shell }) => {
    await visit("/dashboard");
    await expect(shell.accountSettings).toBeHidden();
    await shell.userMenu.click();
    await shell.accountSettings.click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { name: "Account Settings" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("demo@greenlight.example");
    await expect(page.getByLabel("Email")).not.toBeEditable();
    await expect(page.getByText("Free User", { exact: true })).toBeVisible();
    await expect(shell.accountSettings).toBeHidden();
  });

  // Spec 4: "Drawer and user menu: open/closed toggles."
  test("closes the user menu with Escape", { tag: "@with-script" }, async ({ page, visit, shell }) => {
    await visit("/dashboard");
    await shell.userMenu.click();
    await expect(shell.logOut).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(shell.logOut).toBeHidden();
    await expect(shell.userMenu).toBeFocused();
  });

  // Spec 2: "'Log Out of Demo'"
  test("logs out to the landing page and is kept out until they sign in", async ({
    page,
    visit,
    landing,
    login,
    shell,
  }) => {
    await visit("/dashboard");
    await shell.leaveDemo();
    await expect(page).toHaveURL("/");
    await expect(landing.headline).toBeVisible();
    for (const path of GUARDED) {
      await visit(path);
      await expect(page).toHaveURL("/login");
      await expect(login.heading).toBeVisible();
    }
    await login.signIn("someone@example.com", "anything");
    await expect(page).toHaveURL("/dashboard");
    await expect(shell.demoMode).toBeVisible();
  });

  test("signs in again by opening the demo", { tag: "@native" }, async ({ page, visit, landing, shell }) => {
    await visit("/account");
    await shell.leaveDemo();
    await expect(page).toHaveURL("/");
    await landing.accessDemo.click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("signs in again from the sign-in page without a word", { tag: "@native" }, async ({
    page,
    visit,
    login,
    shell,
  }) => {
    await visit("/account");
    await shell.leaveDemo();
    await expect(page).toHaveURL("/");
    await visit("/account");
    await login.accessDemo.click();
    await expect(page).toHaveURL("/dashboard");
    await page.reload();
    await expect(page).toHaveURL("/dashboard");
  });

  test("reads that the demo checks no password", { tag: "@without-script" }, async ({ page, visit }) => {
    await visit("/login");
    await expect(page.getByText(/any e-?mail and password will do, and neither is checked/i)).toBeVisible();
  });

  test("does not go round in circles on back", { tag: "@with-script" }, async ({
    page,
    visit,
    landing,
    login,
    shell,
  }) => {
    await visit("/signup");
    await page.getByRole("banner").getByRole("link", { name: "Greenlight" }).click();
    await expect(page).toHaveURL("/");
    await landing.accessDemo.click();
    await expect(page).toHaveURL("/dashboard");
    await shell.leaveDemo();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/login");
    await expect(login.heading).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/signup");
  });
});
