import type { Page } from "@playwright/test";
import { withoutTheatre } from "../e2e/theatre.ts";
import { ACCOUNT } from "./account-states.ts";
import { arriveAt, takenOver } from "./arrive.ts";
import { CHANNEL } from "./channel-states.ts";
import { OUTCOMES } from "./outcome-states.ts";
import { OWN_CHANNEL } from "./own-channel-states.ts";
import { PLANNED } from "./plan-states.ts";
import { at, type State } from "./state.ts";
import { ASK_GREENLIGHT } from "./tool-states/ask-greenlight.ts";
import { COMMENT_SENTIMENT, COMMENT_SENTIMENT_YOURS } from "./tool-states/comment-sentiment.ts";
import { COMPETITOR_MONITOR } from "./tool-states/competitor-monitor.ts";
import { CONTENT_IDEAS } from "./tool-states/content-ideas.ts";
import { DESCRIPTION_REWRITER, DESCRIPTION_REWRITER_YOURS } from "./tool-states/description-rewriter.ts";
import { RPM_BOOSTER } from "./tool-states/rpm-booster.ts";
import { SERIES_PLANNER } from "./tool-states/series-planner.ts";
import { THUMBNAIL_OPTIMIZER, THUMBNAIL_OPTIMIZER_YOURS } from "./tool-states/thumbnail-optimizer.ts";
import { VIDEO_FORECAST, VIDEO_FORECAST_YOURS } from "./tool-states/video-forecast.ts";

const LANDING = "Greenlight: Know what to make before you record.";
const YOUTUBE = "Greenlight for YouTube creators: find the video your topic is missing";
const ANALYZER = "Content Analyzer · Greenlight";
const PRICING = "Pricing · Greenlight";
const FEEDBACK = "Creator Feedback · Greenlight";
const DASHBOARD = "Dashboard · Greenlight";

const REACHED: State[] = [
  at("landing", "/", LANDING),
  { ...at("welcome-choice", "/?welcome=choice", LANDING), window: true },
  { ...at("welcome-waitlist", "/?welcome=waitlist", LANDING), window: true },
  {
    name: "welcome-error",
    title: LANDING,
    window: true,
    async reach(page) {
      await arriveAt(page, "/?welcome=waitlist");
      await page.getByLabel("Email").fill("a@b");
      await page.getByRole("button", { name: "Join Waitlist" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { ...at("welcome-joined", "/?welcome=joined", LANDING), window: true },
  at("youtube", "/youtube", YOUTUBE),
  {
    name: "youtube-signed-out",
    title: YOUTUBE,
    async reach(page) {
      await arriveAt(page, "/dashboard");
      const openDrawer = page.getByRole("button", { name: "Open menu" });
      if (await openDrawer.isVisible()) await openDrawer.click();
      await page.getByRole("button", { name: /^Account menu/ }).click();
      await page.getByRole("button", { name: /^Log out/i }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await arriveAt(page, "/youtube");
    },
  },
  at("login", "/login", "Log in · Greenlight"),
  at("signup", "/signup", "Sign up · Greenlight"),
  at("success", "/success", "Welcome · Greenlight"),
  at("privacy", "/privacy", "Privacy Policy · Greenlight"),
  at("terms", "/terms", "Terms of Service · Greenlight"),
  at("api", "/api/v1/docs", "Greenlight API · Greenlight"),
  at("record", "/record", "The record · Greenlight"),
  at("dashboard", "/dashboard", DASHBOARD),
  at("light-empty", "/light", "The light · Greenlight"),
  at("light-first", "/light?q=tax+law+for+freelancers", "First look: tax law for freelancers · Greenlight"),
  at(
    "light-first-near",
    "/light?q=one-pan+weeknight+dinner",
    "First look: one-pan weeknight dinner · Greenlight",
  ),
  {
    name: "light-channel",
    title: /^(?:Green|Amber|Red) light: meal prep lunches · Greenlight$/,
    async reach(page) {
      await arriveAt(page, "/channel");
      await page.getByRole("button", { name: "Saffron Shelf" }).click();
      await page.getByText("Your channel is connected.").waitFor();
      await arriveAt(page, "/light?q=meal+prep+lunches");
      await page.locator("summary", { hasText: "Why" }).first().click();
    },
  },
  at("analyzer-empty", "/youtube-tool", ANALYZER),
  at("analyzer-example", "/youtube-tool?idea=Photography+tips", ANALYZER),
  at("analyzer-results", "/youtube-tool?q=Photography+tips", `Photography tips · ${ANALYZER}`),
  {
    name: "analyzer-changing",
    title: `Photography tips · ${ANALYZER}`,
    async reach(page) {
      await arriveAt(page, "/youtube-tool?q=Photography+tips");
      await page.locator("summary").filter({ hasText: "Your idea: " }).click();
      await page.getByLabel("Describe your content idea").waitFor();
    },
  },
  {
    name: "analyzer-evidence",
    title: `React tutorials · ${ANALYZER}`,
    async reach(page) {
      await arriveAt(page, "/youtube-tool?q=React+tutorials&evidence=all");
      const closed = page.locator("main details:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  at("analyzer-error", "/youtube-tool?q=quantum+gardening", ANALYZER),
  at("pricing", "/pricing", PRICING),
  {
    name: "pricing-refused",
    title: PRICING,
    async reach(page) {
      await arriveAt(page, "/pricing");
      await page.getByRole("button", { name: "Unlock Full Creator Insights" }).click();
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  ...ACCOUNT,
  ...CHANNEL,
  ...OWN_CHANNEL,
  ...PLANNED,
  ...OUTCOMES,
  ...ASK_GREENLIGHT,
  ...COMMENT_SENTIMENT,
  ...COMMENT_SENTIMENT_YOURS,
  ...COMPETITOR_MONITOR,
  ...CONTENT_IDEAS,
  ...RPM_BOOSTER,
  ...SERIES_PLANNER,
  ...DESCRIPTION_REWRITER,
  ...DESCRIPTION_REWRITER_YOURS,
  ...THUMBNAIL_OPTIMIZER,
  ...THUMBNAIL_OPTIMIZER_YOURS,
  ...VIDEO_FORECAST,
  ...VIDEO_FORECAST_YOURS,
  at("feedback", "/suggestions", FEEDBACK),
  at("feedback-thanks", "/suggestions?sent", FEEDBACK),
  {
    name: "feedback-error",
    title: FEEDBACK,
    async reach(page) {
      await arriveAt(page, "/suggestions?type=bug");
      const text = page.getByLabel("Your feedback");
      await text.fill(`It broke. ${"And again. ".repeat(500)}`);
      await page.getByRole("button", { name: "Send Feedback" }).click();
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  // The demo's visitors have a topic; a new account has to choose one first.
  { ...at("trend-article", "/trend/article", "Choose an article · Greenlight"), demo: true },
  {
    name: "user-menu",
    title: DASHBOARD,
    window: true,
    async reach(page) {
      await arriveAt(page, "/dashboard");
      const openDrawer = page.getByRole("button", { name: "Open menu" });
      if (await openDrawer.isVisible()) await openDrawer.click();
      await page.getByRole("button", { name: /^Account menu/ }).click();
      await page.getByRole("button", { name: /^Log out/i }).waitFor();
    },
  },
  {
    name: "drawer",
    title: ANALYZER,
    small: true,
    window: true,
    async reach(page) {
      await arriveAt(page, "/youtube-tool");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "Close menu" }).waitFor();
    },
  },
  { name: "error", title: "Unexpected Application Error!", reach: breakSomething },
];

/** Every page and state there is: what is drawn, checked for access and measured, each once. */
export const STATES: State[] = REACHED.map((state) => ({
  ...state,
  async reach(page) {
    await withoutTheatre(page);
    await state.reach(page);
  },
}));

/** Asks for an unknown theme: the one mistake that a page can be made to send. */
export async function breakSomething(page: Page): Promise<void> {
  await arriveAt(page, "/");
  const toggle = page.getByRole("button", { name: /^Switch to/ });
  await toggle.evaluate((button: HTMLButtonElement) => {
    button.value = "sepia";
  });
  await toggle.click();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await takenOver(page);
}
