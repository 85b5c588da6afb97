import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "./arrive.ts";
import { connectSample } from "./channel-states.ts";
import { at, reached, type State } from "./state.ts";

const CHANNEL = "Your Channel · Greenlight";
const VISIBILITY = "Live Visibility Score · Greenlight";
const DASHBOARD = "Dashboard · Greenlight";
const COMMENTS = "Your Comment Sentiment · Greenlight";

const SERIES = "Your series · Series Planner · Greenlight";

/** What a connected channel makes of the pages: its report, its topics, the dashboard and each Yours desk. */
export const OWN_CHANNEL: State[] = [
  ...["newest", "level", "days", "lost", "when"].map((evidence) =>
    connected(`channel-report-${evidence}`, `/channel?open=${evidence}-long`, CHANNEL),
  ),
  at("visibility-without-channel", "/channel/visibility", VISIBILITY),
  connected("visibility", "/channel/visibility", VISIBILITY),
  connected("visibility-named", "/channel/visibility", VISIBILITY, async (page) => {
    await page
      .getByLabel("Your topics")
      .fill(`rye bread\n${"Messerschleifmaschinenvergleichstabelle".repeat(2)}\nكيف أشحذ سكاكين المطبخ`);
    await page.getByRole("button", { name: "Save topics" }).click();
    await page.getByText("Your topics are saved.").waitFor();
    await page.locator("summary", { hasText: "rye bread" }).click();
  }),
  connected("visibility-refused", "/channel/visibility", VISIBILITY, async (page) => {
    await page.getByLabel("Your topics").fill("a\nb\nc\nd\ne\nf");
    await page.getByRole("button", { name: "Save topics" }).click();
    await page.getByRole("alert").waitFor();
  }),
  connected("dashboard-own", "/dashboard", DASHBOARD),
  {
    name: "dashboard-own-without-trend",
    title: DASHBOARD,
    async reach(page) {
      await arriveAt(page, "/channel");
      await page
        .getByLabel("Or a list of your videos")
        .fill("Stropping, 2025-10-15, 1500\nHoning, 2025-10-08, 900");
      await page.getByRole("button", { name: "Connect your channel" }).click();
      await page.getByText("Your channel is connected.").waitFor();
      await arriveAt(page, "/account");
      await page.getByLabel("Primary topic").fill("Messerschleifmaschinenvergleichstabelle".repeat(2));
      await page.getByRole("button", { name: "Save Settings" }).click();
      await page.getByText("Topic updated successfully!").waitFor();
      await arriveAt(page, "/dashboard");
      await takenOver(page);
    },
  },
  connected("video-forecast-own", "/video-forecast/yours", "Your Video Forecasts · Greenlight"),
  connected(
    "video-forecast-own-other",
    "/video-forecast/yours?title=Rust+in+ten+minutes&channel=@harborframe",
    "Your Video Forecasts · Greenlight",
  ),
  connected(
    "thumbnail-optimizer-own",
    "/thumbnail-optimizer/yours?titles=Rust+in+ten+minutes",
    "Your titles · Thumbnail Title Optimizer · Greenlight",
  ),
  connected(
    "description-rewriter-own",
    "/description-rewriter/yours",
    "Your descriptions · Smart Description Rewriter · Greenlight",
  ),
  connected("comment-sentiment-own", "/comment-sentiment/yours", COMMENTS),
  connected("comment-sentiment-own-nothing-found", "/comment-sentiment/yours?find=knives", COMMENTS),
  connected("comment-sentiment-own-no-video", "/comment-sentiment/yours", COMMENTS, async (page) => {
    await page.getByRole("button", { name: "Analyze", exact: true }).click();
    await page.getByRole("alert").waitFor();
  }),
  at("series-planner-own-without-channel", "/series-planner/yours", SERIES),
  connected("series-planner-own", "/series-planner/yours", SERIES, async (page) => {
    await page.locator("summary", { hasText: "Start a series" }).click();
    for (const idea of ["Sharpening a kitchen knife", "Messerschleifmaschinenvergleichstabelle".repeat(2)]) {
      await page.getByLabel("Series", { exact: true }).fill("Knife week");
      await page.getByLabel("Its next video").fill(idea);
      await page.getByRole("button", { name: "Add to plan" }).last().click();
      await page.getByText("The episode is in your plan.").waitFor();
      await arriveAt(page, "/series-planner/yours");
      await page.locator("summary", { hasText: "Start a series" }).click();
    }
  }),
  connected("content-ideas-own", "/content-ideas/yours", "Your ideas · Content Idea Generator · Greenlight"),
];

/** A page of a visitor with a sample channel. */
function connected(name: string, path: string, title: string, then = async (_page: Page) => {}): State {
  return reached(name, title, connectSample, (page) => arriveAt(page, path), then);
}
