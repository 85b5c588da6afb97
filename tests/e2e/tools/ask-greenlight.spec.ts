import { test as base, expect } from "../journey.ts";
import { AskGreenlight } from "../screens/ask-greenlight.ts";
import { holdBack } from "../screens/sending.ts";
import { pressAndBeAnswered, stopClock, takeClock, withoutTheatre } from "../theatre.ts";

const APOLOGY = "I'm sorry, I couldn't process your request. Please try again.";

const test = base.extend<{ chat: AskGreenlight }>({
  chat: ({ page }, use) => use(new AskGreenlight(page)),
});

test.describe("Ask Greenlight", () => {
  // Spec 4: "The view scrolls to the latest message."
  test("keeps the conversation, shows its latest message, and starts over", { tag: "@native" }, async ({
    page,
    visit,
    chat,
  }) => {
    await withoutTheatre(page);
    await visit(chat.path);
    await expect(chat.turns).toHaveCount(1);

    await chat.ask("What should I film next for a beekeeping channel?");
    await expect(chat.turns).toHaveCount(3);
    await expect(chat.latest).toContainText("beekeeping");
    await expect(chat.latest).toContainText("Sample figures");
    await expect(chat.latest.getByRole("link")).toHaveAttribute("href", "/content-ideas");
    await expect(chat.field).toHaveValue("");

    await expect(chat.suggested).toHaveCount(5);
    await chat.suggested.first().click();
    await expect(chat.turns).toHaveCount(5);
    // With script, five turns stand there before the answer does.
    await expect(chat.suggested.first()).toBeEnabled();
    await expect(chat.latest).toBeInViewport();
    await expect(chat.turns.first()).not.toBeInViewport();

    await visit("/dashboard");
    await expect(page.getByRole("main").getByRole("link", { name: /^Ask Greenlight/ })).toContainText("2");
    await visit(chat.path);
    await expect(chat.turns).toHaveCount(5);
    await expect(chat.latest).toBeInViewport();

    await chat.startOver.click();
    await chat.yes.click();
    await expect(page.getByText("This is a new conversation.")).toBeVisible();
    await expect(chat.turns).toHaveCount(1);
  });

  test("refuses what is too long, with all of it still there", { tag: "@native" }, async ({
    visit,
    chat,
  }) => {
    await visit(chat.path);
    const question = "Why did my views drop? ".repeat(100).trim();
    await chat.ask(question);
    await expect(chat.alert).toHaveText("A question can have up to 2,000 characters; this one has 2,299.");
    await expect(chat.field).toHaveValue(question);
    await expect(chat.turns).toHaveCount(1);
  });

  test("folds away", { tag: "@with-script" }, async ({ page, visit, chat }) => {
    await visit(chat.path);
    await page.getByText("Hide chat").click();
    await expect(chat.log).toBeHidden();
    await page.getByText("Show chat").click();
    await expect(chat.log).toBeVisible();
  });

  // Spec 5: "Chat input: blank or busy input ignored."
  test("ignores a blank question", { tag: "@without-script" }, async ({ visit, chat }) => {
    await visit(chat.path);
    await chat.ask("   ");
    await expect(chat.turns).toHaveCount(1);
    await expect(chat.alert).toHaveText("Type a question first.");
  });
});

test.describe("Ask Greenlight with script", { tag: "@with-script" }, () => {
  // Spec 4: "Chat: a user message is appended, the assistant shows busy for 1.5 seconds, then a reply is appended."
  // Spec 9: "Chat reply delay 1500 ms."
  test("shows the question at once, is busy for 1.5 s, and then replies", async ({ page, visit, chat }) => {
    await takeClock(page);
    await visit(chat.path);
    await stopClock(page);
    await chat.field.fill("How do I find more subscribers?");
    await pressAndBeAnswered(page, () => chat.field.press("Enter"));
    await expect(chat.turns.nth(1)).toContainText("How do I find more subscribers?");
    await expect(chat.typing).toBeVisible();
    await expect(chat.field).toHaveValue("");
    await expect(chat.send).toBeDisabled();
    for (const question of await chat.suggested.all()) await expect(question).toBeDisabled();

    await page.clock.runFor(1400);
    await expect(chat.typing).toBeVisible();
    await page.clock.runFor(200);
    await expect(chat.typing).toHaveCount(0);
    await expect(chat.turns).toHaveCount(3);
    await expect(chat.latest).toContainText("Sample figures");
    await expect(page).not.toHaveURL(/#/);
  });

  // Spec 5: "Chat input: blank or busy input ignored."
  test("ignores blank input, and input while it is busy", async ({ page, visit, chat }) => {
    await withoutTheatre(page);
    await visit(chat.path);
    await chat.send.click();
    await expect(chat.field).toBeFocused();
    await chat.field.press("Enter");
    await expect(chat.turns).toHaveCount(1);

    const sent = await holdBack(page);
    await chat.ask("Which titles work?");
    await chat.field.fill("And which thumbnails?");
    await chat.field.press("Enter");
    await expect(chat.turns).toHaveCount(3);
    sent.release();
    await expect(chat.latest).toContainText("Sample figures");
    await expect(chat.turns).toHaveCount(3);
    await expect(chat.field).toHaveValue("And which thumbnails?");
  });

  test("ignores a question sent before the one on its way shows", async ({ page, visit, chat }) => {
    await withoutTheatre(page);
    await visit(chat.path);
    await chat.field.fill("Which titles work?");
    await chat.field.evaluate((field: HTMLTextAreaElement) => {
      field.form?.requestSubmit();
      field.value = "And which thumbnails?";
      field.form?.requestSubmit();
    });
    await expect(chat.latest).toContainText("Sample figures");
    await expect(chat.turns).toHaveCount(3);
    await expect(chat.turns.nth(1)).toContainText("Which titles work?");
    await expect(chat.field).toHaveValue("And which thumbnails?");
  });

  test.describe("where the server is not reached", () => {
    test.use({ meant: /net::ERR_FAILED/ });

    // Spec 4: "A failure yields an apology message."
    test("apologizes in the conversation, and keeps what was typed", async ({ page, visit, chat }) => {
      await withoutTheatre(page);
      await visit(chat.path);
      await page.route("**/ask-greenlight.data*", (route) => route.abort());
      await chat.ask("Which titles work?");
      await expect(chat.alert).toHaveText(APOLOGY);
      await expect(chat.latest).toBeInViewport();
      await expect(chat.field).toHaveValue("Which titles work?");
      await page.unroute("**/ask-greenlight.data*");
      await chat.send.click();
      await expect(chat.alert).toHaveCount(0);
      await expect(chat.turns).toHaveCount(3);
    });
  });

  test("writes a new line with Shift and Enter", async ({ visit, chat }) => {
    await visit(chat.path);
    await chat.field.fill("One");
    await chat.field.press("Shift+Enter");
    await chat.field.pressSequentially("two");
    await expect(chat.field).toHaveValue("One\ntwo");
    await expect(chat.turns).toHaveCount(1);
  });
});
