import type { Page } from "@playwright/test";
import { REFUSING_SITE } from "../support/addresses.ts";
import { expect, test } from "./journey.ts";
import { AskGreenlight } from "./screens/ask-greenlight.ts";
import { CommentSentiment } from "./screens/comment-sentiment.ts";
import { CompetitorMonitor } from "./screens/competitor-monitor.ts";
import { ContentIdeas } from "./screens/content-ideas.ts";
import { DescriptionRewriter } from "./screens/description-rewriter.ts";
import { RpmBooster } from "./screens/rpm-booster.ts";
import { SeriesPlanner } from "./screens/series-planner.ts";
import { ThumbnailOptimizer } from "./screens/thumbnail-optimizer.ts";
import { VideoForecast } from "./screens/video-forecast.ts";
import { withoutTheatre } from "./theatre.ts";

interface Failing {
  path: string;
  /** What the visitor wants of the tool. */
  wants: string;
  /** The heading and the message of spec section 8, as the visitor reads them. */
  says: string[];
  /** Presses the button that the tool is there for. */
  press(page: Page): Promise<void>;
  /** What is typed before, by the label of its field. */
  typed?: Record<string, string>;
}

/** Every tool that has results, with what to ask of it while its database keeps nothing. */
const TOOLS: Failing[] = [
  {
    path: "/content-ideas",
    wants: "new ideas",
    // Spec 8: "Failed to generate new content ideas. Please try again."
    says: ["Failed to generate new content ideas. Please try again."],
    press: (page) => new ContentIdeas(page).generate.click(),
  },
  {
    path: "/rpm-booster",
    wants: "an analysis",
    // Spec 8: "Failed to analyze RPM data. Please try again."
    says: ["Failed to analyze RPM data. Please try again."],
    press: (page) => new RpmBooster(page).analyze.click(),
  },
  {
    path: "/series-planner",
    wants: "the library analyzed",
    // Spec 8: "Failed to analyze content for series planning. Please try again."
    says: ["Failed to analyze content for series planning. Please try again."],
    press: (page) => new SeriesPlanner(page).analyze.click(),
  },
  {
    path: "/series-planner",
    wants: "a series added",
    // Spec 8: "Failed to analyze content for series planning. Please try again."
    says: ["Failed to analyze content for series planning. Please try again."],
    press: (page) => new SeriesPlanner(page).addSeries.click(),
    typed: { "A series of your own": "Radio plays for one voice" },
  },
  {
    path: "/description-rewriter",
    wants: "a rewrite",
    // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
    says: ["Rewrite Error", "Failed to rewrite description. Please try again."],
    press: (page) => new DescriptionRewriter(page).button.click(),
    typed: {
      "Video title": "Sharpening kitchen knives on a mug",
      "Video description": "The unglazed ring under a mug is a whetstone.\n\n0:00 The mug",
    },
  },
  {
    path: "/thumbnail-optimizer",
    wants: "new suggestions",
    // Spec 8: "Failed to analyze content. Please try again. (heading Analysis Error)"
    says: ["Analysis Error", "Failed to analyze content. Please try again."],
    press: (page) => new ThumbnailOptimizer(page).analyze.click(),
  },
  {
    path: "/video-forecast",
    wants: "a forecast",
    // Spec 8: "Failed to forecast video performance. Please try again. (heading Forecast Error)"
    says: ["Forecast Error", "Failed to forecast video performance. Please try again."],
    press: (page) => new VideoForecast(page).button.click(),
    typed: { "Video title": "7 mistakes that kill a sourdough starter", Topic: "sourdough starter" },
  },
  {
    path: "/competitor-monitor",
    wants: "a refresh",
    // Spec 8: "Failed to analyze competitor content. Please try again. (heading Analysis Error)"
    says: ["Analysis Error", "Failed to analyze competitor content. Please try again."],
    press: (page) => new CompetitorMonitor(page).refresh.click(),
  },
  {
    path: "/comment-sentiment",
    wants: "an analysis",
    // Spec 8: "Failed to analyze comment sentiment. Please try again. (heading Analysis Error)"
    says: ["Analysis Error", "Failed to analyze comment sentiment. Please try again."],
    press: (page) => new CommentSentiment(page).analyze.click(),
  },
];

test.describe("Where nothing can be kept", () => {
  test.use({ baseURL: REFUSING_SITE, meant: /status of 503|^503 / });

  for (const { path, wants, says, press, typed = {} } of TOOLS) {
    test(`${path}, asked for ${wants}, says so, with what was typed and the earlier results`, async ({
      page,
      visit,
    }) => {
      await withoutTheatre(page);
      await visit(path);
      const results = page.locator("#results");
      const earlier = await results.getByRole("heading").allInnerTexts();
      expect(earlier.length).toBeGreaterThan(1);
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
      await press(page);
      for (const text of says) await expect(page.getByRole("alert")).toContainText(text);
      expect(await results.getByRole("heading").allInnerTexts()).toEqual(earlier);
      for (const [label, text] of Object.entries(typed)) {
        await expect(page.getByLabel(label)).toHaveValue(text);
      }
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
    });
  }

  // Spec 8: "Adding a channel and copy failures are only logged, with no user message."
  test("a channel that cannot be added has its name left in the field, and nothing is said", async ({
    page,
    visit,
  }) => {
    const monitor = new CompetitorMonitor(page);
    await withoutTheatre(page);
    await visit("/competitor-monitor");
    await monitor.name.fill("Kettle & Crumb");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await monitor.add.click();
    expect((await answer).status()).toBe(503);
    // As the refused form comes back, not as it was typed.
    await expect(monitor.name).toHaveAttribute("value", "Kettle & Crumb");
    await expect(monitor.name).toHaveValue("Kettle & Crumb");
    await expect(monitor.add).toBeEnabled();
    await expect(monitor.name).toHaveAccessibleDescription(/stays here until its channel is in the list/);
    await expect(monitor.channel("Kettle & Crumb")).toHaveCount(0);
    await expect(monitor.alert).toHaveCount(0);
  });

  // Spec 4: "A failure yields an apology message."
  test("a question is answered with an apology, and is still in its field", async ({ page, visit }) => {
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
