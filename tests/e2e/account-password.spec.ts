import { expect, test } from "./journey.ts";
import { holdBack } from "./screens/sending.ts";
import { tabTo } from "./tab-to.ts";

test.describe("The password", { tag: "@demo" }, () => {
  // Spec 2: "Security form to change password (current, new, confirm)."
  // Spec 5: "The current password is never verified."
  // Spec 5: "Success 'Password updated successfully!'."
  test("is changed by keyboard alone, whatever is typed as the current one", { tag: "@with-script" }, async ({
    page,
    visit,
    account,
  }) => {
    await visit("/account");
    await expect(page.getByText("the change is accepted and nothing is stored")).toBeVisible();
    const fields = [account.currentPassword, account.newPassword, account.confirmPassword];
    for (const [at, field] of fields.entries()) {
      await tabTo(page, field);
      await page.keyboard.type(at === 0 ? "no idea" : "sourdough");
    }
    await tabTo(page, account.updatePassword);
    await page.keyboard.press("Enter");
    await expect(account.passwordUpdated).toBeVisible();
    await expect(account.passwordUpdated).toBeInViewport();
    for (const field of fields) await expect(field).toHaveValue("");
    await visit("/account");
    await expect(account.passwordUpdated).toBeHidden();
  });

  // Spec 5: "Password change: new and confirm must match ('New passwords do not match.')"
  // Spec 5: "new at least 6 characters ('Password must be at least 6 characters long.')"
  test("is refused beside its field, below the bar of a small screen, and is not in the page", {
    tag: "@native",
  }, async ({ page, visit, account }) => {
    const long = "x".repeat(129);
    await page.setViewportSize({ width: 390, height: 664 });
    await visit("/account");
    for (const [password, confirmed, message, at] of [
      ["sourdough", "sourdouhg", "New passwords do not match.", "confirmPassword"],
      ["bread", "bread", "Password must be at least 6 characters long.", "newPassword"],
      [long, long, "Please keep your password to 128 characters.", "newPassword"],
    ] as const) {
      await account.typePassword("no idea", password, confirmed);
      await account.updatePassword.click();
      await expect(account.alert).toHaveText(message);
      await expect(account[at]).toBeFocused();
      const isSeen = await account[at].evaluate((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === field;
      });
      expect(isSeen).toBe(true);
      await expect(account[at]).toHaveAccessibleDescription(new RegExp(message));
      expect(await page.content()).not.toContain(password);
      await account.typePassword("no idea", "sourdough", "sourdough");
      await account.updatePassword.click();
      await expect(account.passwordUpdated).toBeVisible();
      await expect(account.alert).toBeHidden();
    }
  });

  test("is not in the page that says so, without script", { tag: "@without-script" }, async ({
    visit,
    account,
  }) => {
    await visit("/account");
    await account.typePassword("no idea", "sourdough", "");
    await account.updatePassword.click();
    await expect(account.newPassword).toHaveValue("");
  });
});

test.describe("The password, with script", { tag: ["@with-script", "@demo"] }, () => {
  // Spec 5: "submit needs current, new and confirm filled."
  test("keeps what was typed when one is missing, and is sent once", async ({ page, visit, account }) => {
    await visit("/account");
    await account.typePassword("no idea", "sourdough", "");
    await account.updatePassword.click();
    await expect(account.alert).toHaveText("Please fill in all three fields.");
    await expect(account.confirmPassword).toBeFocused();
    await expect(account.confirmPassword).toHaveAccessibleDescription("Please fill in all three fields.");
    await expect(account.passwordUpdated).toBeHidden();
    await expect(account.newPassword).toHaveValue("sourdough");
    await account.confirmPassword.fill("sourdough");
    const sent = await holdBack(page);
    await account.updatePassword.click();
    await expect(account.updatePassword).toHaveText("Updating...");
    await page.keyboard.press("Enter");
    sent.release();
    await expect(account.passwordUpdated).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Password updated successfully!");
    expect(sent.count()).toBe(1);
  });

  test.describe("that never arrives", () => {
    test.use({ meant: /ERR_FAILED/ });

    // Spec 8: "see section 5; failure shows provider message or Failed to update password. Please try again."
    test("stays in the form", async ({ page, visit, account }) => {
      await visit("/account");
      await page.route("**", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await account.typePassword("no idea", "sourdough", "sourdough");
      await account.updatePassword.click();
      await expect(account.alert).toHaveText("Failed to update password. Please try again.");
      await expect(account.newPassword).toHaveValue("sourdough");
    });
  });
});
