import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { unfoldForm } from "../folded-form.ts";
import { after, at, busy, confirm, press, type State } from "../state.ts";

const TITLE = "Video Performance Forecaster · Greenlight";

export const VIDEO_FORECAST: State[] = [
  at("video-forecast", "/video-forecast", TITLE),
  {
    name: "video-forecast-done",
    title: TITLE,
    reach: (page) => forecast(page, LONG, "sharpening kitchen knives"),
  },
  {
    name: "video-forecast-too-long",
    title: TITLE,
    reach: (page) => forecast(page, `${LONG} `.repeat(3), "knives"),
  },
  confirm("video-forecast", "/video-forecast?confirm=clear", TITLE),
  {
    name: "video-forecast-empty",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/video-forecast?confirm=clear");
      await page.getByRole("button", { name: "Clear the forecasts" }).click();
      await page.getByRole("heading", { name: "No forecasts yet" }).waitFor();
      await takenOver(page);
    },
  },
];

/** A long one, with a word that no narrow screen can hold. */
const LONG =
  "WHY YOUR KITCHEN KNIVES STAY BLUNT: Messerschleifmaschinenvergleichstabelle and what I do instead";

async function forecast(page: Page, title: string, topic: string): Promise<void> {
  await arriveAt(page, "/video-forecast");
  await page.getByLabel("Video title").fill(title);
  await page.getByLabel("Topic").fill(topic);
  await page.getByRole("button", { name: "Forecast Performance" }).click();
  await page.getByText(/Your forecast is at the top|Please keep the title/).waitFor();
  await takenOver(page);
}

const YOURS = {
  name: "video-forecast-yours",
  title: "Your Video Forecasts · Greenlight",
  path: "/video-forecast/yours",
};

/** A long one, with a word that no narrow screen can hold, right-to-left titles, markup and a formula. */
const HARD_LIST = [
  "title;date;views",
  `${"Messerschleifmaschinenvergleichstabelle".repeat(3)};2026-06-01;1200`,
  "كيف أشحذ سكاكين المطبخ في المنزل;2026-06-20;2.4K",
  "<b>Bold knives</b>;2026-07-11;3100",
  "=HYPERLINK(1);2026-08-02;1900",
  "🔪🔪🔪;2026-08-30;2750",
  "Sharpening without a stone;2026-09-21;4100",
  "No views yet;2026-10-02;",
  "A premiere;2027-01-02;12",
].join("\n");

/** A creator's own forecasts: nothing yet, the example, a channel, a list, what is refused. */
export const VIDEO_FORECAST_YOURS: State[] = [
  at(YOURS.name, YOURS.path, YOURS.title),
  busy({
    ...YOURS,
    press: (page) => press(page, "Try it with an example"),
  }),
  after(YOURS, "example", withExample),
  after(YOURS, "opened", async (page) => {
    await withExample(page);
    const closed = page.locator("#results details:not([open]) > summary");
    while ((await closed.count()) > 0) await closed.first().click();
  }),
  after(YOURS, "channel", async (page) => {
    await arriveAt(page, `${YOURS.path}?channel=@harborframe`);
    await page.getByLabel("Video title").fill("Five lenses for street photography, and the one I kept");
    await sendForecast(page);
  }),
  after(YOURS, "few", async (page) => {
    await withExample(page);
    await unfoldForm(page);
    await page.getByLabel("Video title").fill("كيف أشحذ سكاكين المطبخ بلا حجر");
    await page.getByLabel("Or a list of its videos").fill(HARD_LIST);
    await sendForecast(page);
    await page.getByText("Left out: 2, and why").click();
  }),
  after(YOURS, "refused", async (page) => {
    await page.getByLabel("Video title").fill("How I sharpen a kitchen knife");
    await page
      .getByLabel("Or a list of its videos")
      .fill("A loaf, 2026-09-14, 1200\nAnother, soon, 900\nThird");
    await press(page, "Forecast Performance");
    await page.getByText("A forecast needs at least 5 uploads").waitFor();
  }),
  after(YOURS, "refused-channel", async (page) => {
    await page.getByLabel("Video title").fill("How I sharpen a kitchen knife");
    await page.getByLabel("Your channel").fill("@nobody-knows-it");
    await press(page, "Forecast Performance");
    await page.getByText("Give your channel's id, which begins with UC").waitFor();
  }),
  after(YOURS, "dates", async (page) => {
    await page.getByLabel("Video title").fill("How I sharpen a kitchen knife");
    await page
      .getByLabel("Or a list of its videos")
      .fill("A loaf, 03/04/2026, 1200\nAnother, 05/04/2026, 900");
    await press(page, "Forecast Performance");
    await page.getByText("How are its dates written?").waitFor();
  }),
  after(YOURS, "confirm", async (page) => {
    await withExample(page);
    await arriveAt(page, `${YOURS.path}?confirm=clear#confirm`);
  }),
];

async function withExample(page: Page): Promise<void> {
  await press(page, "Try it with an example");
  await page.getByText("This is the example").waitFor();
}

async function sendForecast(page: Page): Promise<void> {
  await press(page, "Forecast Performance");
  await page.getByText("Your forecast is at the top of the list.").waitFor();
}
