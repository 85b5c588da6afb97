import { test as base, expect } from "./journey.ts";
import { Feedback } from "./screens/feedback.ts";
import { holdBack } from "./screens/sending.ts";
import { pressAndBeAnswered, stopClock, takeClock } from "./theatre.ts";

const test = base.extend<{ feedback: Feedback }>({
  feedback: ({ page }, use) => use(new Feedback(page)),
});

// Spec 2: "Send Feedback button."
// Spec 2: "/suggestions (label Feedback)"
// Spec 4: "On success the text clears and the type resets to feature."
test("A creator sends feedback, is thanked, and may send more", async ({ page, visit, feedback }) => {
  await visit("/dashboard");
  await page.getByRole("navigation").getByRole("link", { name: "Feedback" }).click();
  await expect(feedback.type("Feature Request")).toBeChecked();
  await feedback.type("Bug Report").check();
  await feedback.text.fill("The chart of my topic is upside down.");
  await feedback.send.click();
  await expect(feedback.thanks).toBeVisible();
  await feedback.more.click();
  await expect(feedback.text).toHaveValue("");
  await expect(feedback.type("Feature Request")).toBeChecked();
  await expect(page).toHaveURL(/\/suggestions$/);
});

// Spec 4: "then the thank-you screen for 5 seconds or back to the form."
test("After the thanks the focus is in the form again", { tag: "@with-script" }, async ({
  page,
  visit,
  feedback,
}) => {
  await takeClock(page);
  await visit("/suggestions");
  await stopClock(page);
  await feedback.text.fill("One request.");
  await pressAndBeAnswered(page, () => feedback.send.click());
  await expect(feedback.thanks).toBeFocused();
  await page.clock.runFor(4500);
  await expect(feedback.thanks).toBeFocused();
  await page.clock.runFor(600);
  await expect(feedback.text).toBeFocused();
  await page.clock.resume();
  await feedback.text.fill("And another.");
  await feedback.send.click();
  await feedback.more.click();
  await expect(feedback.text).toBeFocused();
  await expect(page).toHaveURL(/\/suggestions$/);
});

test("Feedback that is too long comes back with its message and all that was written", {
  tag: "@native",
}, async ({ visit, feedback }) => {
  await visit("/suggestions");
  const long = "Too long. ".repeat(501);
  await feedback.type("Improvement").check();
  await feedback.text.fill(long);
  await feedback.send.click();
  await expect(feedback.alert).toHaveText("Please keep your feedback to 5,000 characters.");
  await expect(feedback.text).toHaveValue(long);
  await expect(feedback.type("Improvement")).toBeChecked();
  await expect(feedback.text).toBeFocused();
});

// Spec 5: "Feedback: text non-empty after trimming and not already sending."
test("A blank text is not sent: the form says what is missing, and the focus is there", {
  tag: "@with-script",
}, async ({ visit, feedback }) => {
  await visit("/suggestions");
  await feedback.type("Bug Report").check();
  await feedback.text.fill(" \n ");
  await feedback.send.click();
  await expect(feedback.alert).toHaveText("Please write your feedback first.");
  await expect(feedback.text).toBeFocused();
  await expect(feedback.text).toHaveAccessibleDescription("Please write your feedback first.");
  await expect(feedback.type("Bug Report")).toBeChecked();
  await feedback.text.fill("The chart of my topic is upside down.");
  await feedback.send.click();
  await expect(feedback.thanks).toBeVisible();
});

test.describe("With script", { tag: "@with-script" }, () => {
  // Spec 4: "Feedback**: editing, sending (inputs disabled, button 'Sending...')"
  test("the form is held while it is sent", async ({ page, visit, feedback }) => {
    await visit("/suggestions");
    const placeholder = await feedback.text.getAttribute("placeholder");
    await feedback.type("Bug Report").check();
    expect(await feedback.text.getAttribute("placeholder")).not.toBe(placeholder);
    await feedback.text.fill("Hold on.");
    const sent = await holdBack(page);
    await feedback.send.click();
    await expect(feedback.send).toHaveText("Sending...");
    await expect(feedback.send).toBeDisabled();
    await expect(feedback.text).toBeDisabled();
    await expect(feedback.type("Bug Report")).toBeDisabled();
    sent.release();
    await expect(feedback.thanks).toBeVisible();
  });

  test.describe("when the connection is lost", () => {
    test.use({ meant: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

    test("it says whom to write to, keeps the text, and takes another try", async ({
      context,
      visit,
      feedback,
    }) => {
      await visit("/suggestions");
      await feedback.text.fill("Do not lose me.");
      await context.setOffline(true);
      await feedback.send.click();
      await expect(feedback.alert).toHaveText(
        "Failed to send feedback. Please try again or email support@greenlight.example directly.",
      );
      await expect(feedback.text).toHaveValue("Do not lose me.");
      await context.setOffline(false);
      await feedback.send.click();
      await expect(feedback.thanks).toBeVisible();
    });
  });
});
