import { REFUSING_SITE } from "../support/addresses.ts";
import { expect, test } from "./journey.ts";
import { AskGreenlight } from "./screens/ask-greenlight.ts";
import { CompetitorMonitor } from "./screens/competitor-monitor.ts";
import { DescriptionRewriter } from "./screens/description-rewriter.ts";
import { withoutTheatre } from "./theatre.ts";

// Every action of every tool is tried in tests/worker/tool-failures.test.ts. Here is what a browser shows of one whose
// form is filled in, and of the chat.

test.describe("Where nothing can be kept", () => {
  test.use({ baseURL: REFUSING_SITE, meant: /status of 503|^503 / });

  test("a rewrite that fails says so, with what was typed and the earlier results", {
    tag: "@native",
  }, async ({ page, visit }) => {
    const rewriter = new DescriptionRewriter(page);
    await withoutTheatre(page);
    await visit("/description-rewriter");
    const results = page.locator("#results");
    const earlier = await results.getByRole("heading").allInnerTexts();
    expect(earlier.length).toBeGreaterThan(1);
    const typed = {
      "Video title": "Sharpening kitchen knives on a mug",
      "Video description": "The unglazed ring under a mug is a whetstone.\n\n0:00 The mug",
    };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await rewriter.button.click();
    // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
    for (const text of ["Rewrite Error", "Failed to rewrite description. Please try again."]) {
      await expect(page.getByRole("alert")).toContainText(text);
    }
    expect(await results.getByRole("heading").allInnerTexts()).toEqual(earlier);
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
  });

  test("a channel that could not be added is still in its field, and the reason beside it", {
    tag: "@native",
  }, async ({ page, visit }) => {
    const monitor = new CompetitorMonitor(page);
    await withoutTheatre(page);
    await visit("/competitor-monitor");
    await monitor.name.fill("Kettle & Crumb");
    await monitor.add.click();
    await expect(monitor.alert).toHaveText(
      "The channel was not added: your list could not be saved just now. Please try again.",
    );
    await expect(monitor.name).toHaveValue("Kettle & Crumb");
    await expect(monitor.name).toHaveAccessibleDescription(/was not added/);
    await expect(monitor.channel("Kettle & Crumb")).toHaveCount(0);
  });

  // Spec 4: "A failure yields an apology message."
  test("a question is answered with an apology, and is still in its field", { tag: "@with-script" }, async ({
    page,
    visit,
  }) => {
    const chat = new AskGreenlight(page);
    await withoutTheatre(page);
    await visit(chat.path);
    const greeting = await chat.turns.first().innerText();
    await chat.ask("Which titles work?");
    // Spec 8: "I'm sorry, I couldn't process your request. Please try again."
    await expect(chat.latest).toContainText("I'm sorry, I couldn't process your request. Please try again.");
    await expect(chat.field).toHaveValue("Which titles work?");
    await expect(chat.turns.first()).toHaveText(greeting, { useInnerText: true });
  });
});
