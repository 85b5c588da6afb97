import { test as base, expect } from "../journey.ts";
import { VideoForecast } from "../screens/video-forecast.ts";
import { pressAndBeAnswered, stopClock, takeClock, withoutTheatre } from "../theatre.ts";

const test = base.extend<{ forecaster: VideoForecast }>({
  forecaster: ({ page }, use) => use(new VideoForecast(page)),
});

const TITLE = "7 mistakes that kill a sourdough starter";

test.describe("A forecast", () => {
  // Spec 4: "Forecaster: prepends the forecast, list capped at 5, totalForecasts +1, lastForecast 'just now', highPotentialVideos +1 if successProbability is 80 or more; inputs cleared."
  test("is put at the top, open and counted, and outlives a reload; two more fill the list", {
    tag: "@with-script",
  }, async ({ page, visit, forecaster }) => {
    await withoutTheatre(page);
    await visit("/video-forecast");
    await expect(forecaster.cards).toHaveCount(4);
    await expect(forecaster.stat("Total Forecasts")).toHaveText("34");
    for (const [time, title] of ["First", "Second", TITLE].entries()) {
      await forecaster.forecast(title, "sourdough starter");
      await expect(forecaster.stat("Total Forecasts")).toHaveText(String(35 + time));
    }
    await expect(forecaster.stat("Last Forecast")).toHaveText("just now");
    await expect(forecaster.status).toHaveText("Your forecast is at the top of the list.");
    await expect(forecaster.title).toHaveValue("");
    await expect(forecaster.topic).toHaveValue("");

    const newest = forecaster.cards.first();
    await expect(newest.getByRole("heading", { level: 3 })).toHaveText(TITLE);
    await expect(newest).toHaveAttribute("open", "");
    await expect(newest.getByText("At 40 characters the title is read whole")).toBeVisible();
    await expect(newest.getByText(/^[\d.]+K views expected, [\d.]+K to [\d.]+K$/)).toBeVisible();
    await expect(forecaster.cards).toHaveCount(5);
    await visit("/video-forecast");
    await expect(forecaster.cards.first().getByRole("heading", { level: 3 })).toHaveText(TITLE);
  });

  test("closes the others when it is opened", { tag: "@native" }, async ({ visit, forecaster }) => {
    await visit("/video-forecast");
    await forecaster.cards.nth(2).locator("summary").click();
    await expect(forecaster.cards.nth(2)).toHaveAttribute("open", "");
    await expect(forecaster.cards.first()).not.toHaveAttribute("open", "");
  });

  // Spec 5: "on submit with missing values the error is 'Please enter both video title and topic'"
  test("without a topic is asked for one, and keeps the title", { tag: "@without-script" }, async ({
    visit,
    forecaster,
  }) => {
    await visit("/video-forecast");
    await forecaster.forecast(TITLE, "  ");
    await expect(forecaster.error).toContainText("Forecast Error");
    await expect(forecaster.error).toContainText("Please enter both video title and topic");
    await expect(forecaster.title).toHaveValue(TITLE);
    await expect(forecaster.topic).toHaveAttribute("aria-invalid", "true");
  });

  // Spec 5: "Forecaster: title and topic both required after trimming; button disabled otherwise"
  // Spec 4: "Buttons are disabled while busy."
  // Spec 4: "An action sets busy, clears the error, waits, adds results; failure sets the error; busy is always cleared at the end."
  test("takes three seconds, in which nothing else can be sent", { tag: "@with-script" }, async ({
    page,
    visit,
    forecaster,
  }) => {
    await takeClock(page);
    await visit("/video-forecast");
    await expect(forecaster.button).toBeDisabled();
    await forecaster.title.fill(TITLE);
    await forecaster.topic.fill("   ");
    await expect(forecaster.button).toBeDisabled();
    await forecaster.topic.fill("x".repeat(101));
    await expect(forecaster.button).toBeEnabled();
    await forecaster.button.click();
    await expect(forecaster.error).toHaveText("Please keep the topic to 100 characters.");
    await forecaster.topic.fill("sourdough");
    await stopClock(page);
    await pressAndBeAnswered(page, () => forecaster.button.click());
    await expect(forecaster.error).toHaveCount(0);
    await expect(forecaster.stages).toBeVisible();
    await expect(forecaster.button).toBeDisabled();
    await expect(forecaster.title).toBeDisabled();
    await page.clock.runFor(2_900);
    await expect(forecaster.stages).toBeVisible();
    await page.clock.runFor(200);
    await expect(forecaster.stages).toHaveCount(0);
    await expect(forecaster.cards.first().locator("summary")).toBeFocused();
    await expect(forecaster.button).toBeDisabled();
  });
});

test.describe("A forecast that no answer comes to", { tag: "@with-script" }, () => {
  test.use({ meant: /net::ERR_FAILED|Failed to fetch/ });

  // Spec 8: "Failed to forecast video performance. Please try again. (heading Forecast Error)"
  test("says so, with what was typed and the earlier forecasts still there", async ({
    page,
    visit,
    forecaster,
  }) => {
    await withoutTheatre(page);
    await visit("/video-forecast");
    await page.route("**/video-forecast.data*", (route) => route.abort());
    await forecaster.forecast(TITLE, "sourdough");
    await expect(forecaster.error).toContainText("Forecast Error");
    await expect(forecaster.error).toContainText("Failed to forecast video performance. Please try again.");
    await expect(forecaster.title).toHaveValue(TITLE);
    await expect(forecaster.cards).toHaveCount(4);
    await expect(forecaster.button).toBeEnabled();
  });
});
