import { test as base, expect } from "./journey.ts";
import { VideoForecastYours } from "./screens/video-forecast-yours.ts";

const test = base.extend<{ desk: VideoForecastYours }>({
  desk: ({ page }, use) => use(new VideoForecastYours(page)),
});

const DAY_MS = 86_400_000;

/** A list of so many uploads, the newest a month old. */
const listOf = (uploads: number) =>
  Array.from({ length: uploads }, (_, at) => {
    const day = new Date(Date.now() - (30 + 9 * at) * DAY_MS).toISOString().slice(0, 10);
    return `"Knives and stones ${at}",${day},${2100 + 137 * (at % 9)}`;
  }).join("\n");

test("the free forecast says that it is one, and counts only where there was data enough", {
  tag: ["@accounts", "@without-script"],
}, async ({ page, visit, desk }) => {
  const before = page.getByText("This forecast is your one free analysis.");
  const forecast = async (title: string, list: string) => {
    await desk.unfold();
    await desk.title.fill(title);
    await desk.list.fill(list);
    await desk.button.click();
  };
  await visit("/video-forecast/yours");
  await expect(before).toBeVisible();
  await forecast("How I sharpen a kitchen knife", listOf(9));
  await expect(desk.forecasts).toHaveCount(1);
  await expect(desk.result).toContainText("Not enough data");

  await desk.unfold();
  await expect(before).toBeVisible();
  await forecast("Three stones for every kitchen", listOf(45));
  await expect(desk.forecasts).toHaveCount(2);
  await expect(desk.result).toContainText("chance of 3 times your usual");

  const had = page.getByText("Free has one free analysis of Viral Potential Predictor. You had yours on");
  const form = page.locator("form#own-forecast");
  await desk.unfold();
  await expect(before).toHaveCount(0);
  await expect(form).toContainText("You had yours on");
  await forecast("A knife for life", listOf(45));
  await expect(form).not.toContainText("You had yours on");
  await expect(had).toBeVisible();
  await expect(desk.forecasts).toHaveCount(2);
  await expect(desk.title).toHaveValue("A knife for life");
});
