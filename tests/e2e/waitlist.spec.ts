import { expect, test } from "./journey.ts";

test.describe("The waitlist", () => {
  // Spec 2: "success panel 'You're on the list!' with 'We'll notify you when the product launches. Thank you for your interest!'"
  // Spec 4: "Success clears the email field and replaces the form with the confirmation"
  test("is joined from the hero", { tag: "@demo" }, async ({ page, visit, landing, waitlist, email }) => {
    await visit("/");
    await landing.joinTheWaitlist.click();
    await expect(page).toHaveURL("/?welcome=waitlist");
    await waitlist.join(email);
    await expect(waitlist.heading).toHaveText("You're on the list!");
    const confirmation = "We'll notify you when the product launches. Thank you for your interest!";
    await expect(waitlist.dialog.getByText(confirmation, { exact: true })).toBeVisible();
    await expect(waitlist.field).toHaveCount(0);
  });

  // Spec 2: "Choice step: 'Join Waitlist' and 'Access Demo'."
  // Spec 2: "Waitlist step: email field"
  test("is chosen first in the welcome dialog, which moves the focus with its steps and closes on Escape", {
    tag: ["@demo", "@with-script"],
  }, async ({ page, visit, landing, waitlist, email }) => {
    await visit("/");
    await landing.tryComments.click();
    await expect(page).toHaveURL("/?welcome=choice");
    await expect(waitlist.chooseDemo).toBeVisible();
    await waitlist.chooseWaitlist.click();
    await expect(page).toHaveURL("/?welcome=waitlist");
    await expect(waitlist.field).toBeFocused();
    await waitlist.join(email);
    await expect(waitlist.heading).toHaveText("You're on the list!");
    await expect(waitlist.heading).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
    await expect(waitlist.dialog).toHaveCount(0);
  });

  test("is found from the sign-up page", { tag: ["@without-script", "@demo"] }, async ({
    page,
    visit,
    waitlist,
  }) => {
    await visit("/signup");
    await page.getByRole("link", { name: "Join the waitlist" }).click();
    await expect(waitlist.field).toBeVisible();
  });

  // Spec 8: "This email is already on our waitlist!"
  test("takes an address once, whatever its case and the spaces around it", {
    tag: "@native",
  }, async ({ visit, waitlist, email }) => {
    await visit("/?welcome=waitlist");
    await waitlist.field.pressSequentially(`  ${email}  `);
    await waitlist.field.press("Enter");
    await expect(waitlist.heading).toHaveText("You're on the list!");
    await visit("/?welcome=waitlist");
    await waitlist.join(email);
    await expect(waitlist.message).toHaveText("This email is already on our waitlist!");
    await waitlist.join(email.toUpperCase());
    await expect(waitlist.message).toHaveText("This email is already on our waitlist!");
    await expect(waitlist.field).toHaveValue(email.toUpperCase());
  });

  // Spec 5: "simple pattern (no spaces, one at-sign, text, a dot, text)"
  // Spec 8: "Please enter a valid email address"
  // Spec 2: "an error box, privacy note"
  // Spec 4: "or error."
  // Spec 4: "error shows a message and allows retry."
  test("refuses what is no address in the form, leaves it there and lets one try again", {
    tag: "@native",
  }, async ({ visit, waitlist, email }) => {
    await visit("/?welcome=waitlist");
    for (const typed of ["a@b", "a b@example.com", "a@@example.com", "example.com", "a@example."]) {
      await waitlist.join(typed);
      await expect(waitlist.field).toHaveValue(typed);
      await expect(waitlist.message).toHaveText("Please enter a valid email address");
      await expect(waitlist.field).toHaveAccessibleDescription(/Please enter a valid email address/);
    }
    await waitlist.join(email);
    await expect(waitlist.heading).toHaveText("You're on the list!");
  });

  // Spec 2: "privacy note that the email is never shared with third parties"
  test("never shares an address, and says so", { tag: "@without-script" }, async ({ visit, waitlist }) => {
    await visit("/?welcome=waitlist");
    await expect(waitlist.field).toHaveAccessibleDescription(/never shared with third parties/);
  });

  // Spec 2: "link 'Or try our demo instead' to /dashboard."
  test("is left for the demo", { tag: "@native" }, async ({ page, visit, waitlist }) => {
    await visit("/?welcome=waitlist");
    await waitlist.demoInstead.click();
    await expect(page).toHaveURL("/dashboard");
    await expect(waitlist.dialog).toHaveCount(0);
  });

  // Spec 2: "Access Demo navigates to /dashboard and closes the dialog."
  test("is passed over for the demo at the choice", { tag: "@native" }, async ({ page, visit, waitlist }) => {
    await visit("/?welcome=choice");
    await waitlist.chooseDemo.click();
    await expect(page).toHaveURL("/dashboard");
    await expect(waitlist.dialog).toHaveCount(0);
  });

  // Spec 2: "Closes on the close button"
  test("is closed at each step", { tag: "@with-script" }, async ({ page, visit, landing, waitlist }) => {
    for (const step of ["choice", "waitlist", "joined"]) {
      await visit(`/?welcome=${step}`);
      await expect(waitlist.dialog).toBeVisible();
      await waitlist.close.click();
      await expect(page).toHaveURL("/");
      await expect(waitlist.dialog).toHaveCount(0);
      await expect(landing.headline).toBeVisible();
    }
  });

  // Spec 5: "text, a dot, text); required"
  test("shows the same form again when nothing was typed", { tag: "@without-script" }, async ({
    visit,
    waitlist,
  }) => {
    await visit("/?welcome=waitlist");
    await waitlist.button.click();
    await expect(waitlist.message).toHaveText("Please enter a valid email address");
  });
});
