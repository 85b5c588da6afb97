import { test as base, expect } from "../journey.ts";
import { VideoForecastYours } from "../screens/video-forecast-yours.ts";
import { tabTo } from "../tab-to.ts";

const test = base.extend<{ desk: VideoForecastYours }>({
  desk: ({ page }, use) => use(new VideoForecastYours(page)),
});

const PAGE = "/video-forecast/yours";
const TITLE = "How I sharpen a kitchen knife";
const LIST = ["01", "02", "03", "04", "05", "06", "07", "08", "09"]
  .map((month) => `Knives and stones ${month}, 2026-${month}-05, ${2100 + 137 * Number(month)}`)
  .join("\n");

test.describe("A creator's own forecast", () => {
  test("is tried on the example, and says that it is one", { tag: "@native" }, async ({ visit, desk }) => {
    await visit("/video-forecast");
    await visit(PAGE);
    await desk.example.click();
    await expect(desk.status).toHaveText(/^This is the example/);
    await expect(desk.forecasts).toHaveCount(1);
    await expect(desk.result.getByText("Example", { exact: true })).toBeVisible();
    await expect(desk.finding).toHaveText(/^Expect about [\d.]+K views in 30 days/);
    await expect(desk.stat("Total Forecasts")).toHaveCount(0);
  });

  test("comes from a sample channel that a link fills in, then from a list, and outlives a reload", {
    tag: ["@native", "@demo"],
  }, async ({ page, visit, desk }) => {
    await visit(PAGE);
    await page.getByRole("link", { name: /Harbor Frame/ }).click();
    await expect(desk.channel).toHaveValue("@harborframe");
    await desk.title.fill("Three ways into night sky");
    await desk.button.click();
    await expect(desk.status).toHaveText("Your forecast is at the top of the list.");
    await expect(desk.result.getByText("Sample channel", { exact: true })).toBeVisible();
    await expect(desk.stat("Typical error on your channel")).toHaveText(/^×/);
    await expect(desk.title).toHaveValue("");
    await expect(desk.channel).toHaveValue("@harborframe");

    await desk.unfold();
    await desk.title.fill(TITLE);
    await desk.list.fill(LIST);
    await desk.button.click();
    await expect(desk.forecasts).toHaveCount(2);
    await visit(PAGE);
    const newest = desk.forecasts.first();
    await expect(newest).toContainText(TITLE);
    await expect(newest.getByRole("article")).toBeVisible();
    await newest.getByText("Not tried on your own past yet").click();
    await expect(newest.getByText("Not enough data: a back-test needs 10 uploads")).toBeVisible();

    await newest.getByRole("button", { name: "Remove" }).click();
    await expect(desk.forecasts).toHaveCount(1);
    await expect(desk.status).toHaveText("The forecast is removed.");
  });

  test("comes from a file, and opens to its lines that were left out and each figure of its back-test", {
    tag: "@native",
  }, async ({ visit, desk }) => {
    await visit(PAGE);
    const rows = Array.from({ length: 20 }, (_, at) => {
      const day = new Date(Date.UTC(2026, 0, 5 + 13 * at)).toISOString().slice(0, 10);
      return `"Knives, part ${at}",${day},${1500 + 211 * at}`;
    });
    const buffer = Buffer.from(["title,date,views", ...rows, "No views yet,2026-10-20,"].join("\n"));
    await desk.title.fill(TITLE);
    await desk.file.setInputFiles({ name: "videos.csv", mimeType: "text/csv", buffer });
    await desk.button.click();
    const card = desk.result;
    await card.getByText("Left out: 1 line without a count of views").click();
    await expect(card.getByText("Line 22")).toBeVisible();
    await card.getByText(/^Tried on \d+ of your videos/).click();
    await card.getByText("Typical error", { exact: true }).click();
    await expect(card.getByText(/as many forecasts were nearer/)).toBeVisible();
  });

  test("that cannot be made says why at its field, and keeps what was typed", {
    tag: "@native",
  }, async ({ visit, desk }) => {
    await visit(PAGE);
    await desk.title.fill(TITLE);
    await desk.list.fill("A loaf, 2026-09-14, 1200\nAnother, soon, 900");
    await desk.button.click();
    await expect(desk.error).toContainText("A forecast needs at least 5 uploads");
    await expect(desk.list).toHaveValue("A loaf, 2026-09-14, 1200\nAnother, soon, 900");
    await expect(desk.list).toHaveAttribute("aria-invalid", "true");
    await expect(desk.title).toHaveValue(TITLE);
    await desk.list.fill("");
    await desk.channel.fill("@nobody-knows-it");
    await desk.button.click();
    await expect(desk.error).toContainText("youtube.com/account_advanced");
    await expect(desk.channel).toHaveValue("@nobody-knows-it");
    await desk.title.fill("");
    await desk.button.click();
    await expect(desk.error).toHaveText("Please enter a video title");
    await expect(desk.channel).toHaveValue("@nobody-knows-it");
  });

  test("keeps a pasted list for the next title", { tag: "@with-script" }, async ({ visit, desk }) => {
    await visit(PAGE);
    await desk.title.fill(TITLE);
    await desk.list.fill(LIST);
    await desk.button.click();
    await expect(desk.forecasts).toHaveCount(1);
    await expect(desk.finding).toBeFocused();
    await expect(desk.title).toBeHidden();
    await expect(desk.title).toHaveValue("");
    await expect(desk.list).toHaveValue(LIST);
  });

  test("is made and opened with the keyboard alone", { tag: "@with-script" }, async ({
    page,
    visit,
    desk,
  }) => {
    await visit(PAGE);
    await tabTo(page, desk.title);
    await page.keyboard.type(TITLE);
    await tabTo(page, desk.channel);
    await page.keyboard.type("@saffronshelf");
    await page.keyboard.press("Enter");
    await expect(desk.forecasts).toHaveCount(1);
    const parts = desk.result.getByText(/^How it comes to/);
    await tabTo(page, parts.locator("xpath=ancestor::summary"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Based on your/)).toBeVisible();
  });
});

test.describe("A forecast that no answer comes to", { tag: "@with-script" }, () => {
  test.use({ meant: /net::ERR_FAILED|Failed to fetch/ });

  // Spec 8: "Failed to forecast video performance. Please try again. (heading Forecast Error)"
  test("says so, with what was typed still there", async ({ page, visit, desk }) => {
    await visit(PAGE);
    await page.route("**/video-forecast/yours.data*", (route) => route.abort());
    await desk.title.fill(TITLE);
    await desk.list.fill(LIST);
    await desk.button.click();
    await expect(desk.error).toContainText("Forecast Error");
    await expect(desk.error).toContainText("Failed to forecast video performance. Please try again.");
    await expect(desk.title).toHaveValue(TITLE);
    await expect(desk.list).toHaveValue(LIST);
  });
});
