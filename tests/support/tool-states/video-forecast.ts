import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, type State } from "../state.ts";

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
  at("video-forecast-confirm", "/video-forecast?confirm=clear", TITLE),
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
