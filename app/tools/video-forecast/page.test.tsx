import { describe, expect, it } from "vitest";
import { faultsIn } from "../../../tests/support/summary";
import { visitTool } from "../../../tests/support/tool-desk";
import { videoForecast } from "../../functions/video-forecast/sample";
import VideoForecastPage from "./page";
import { forecastsPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const visit = (options = {}) => visitTool(forecastsPage, VideoForecastPage, { now: NOW, ...options });
const TYPED = { action: "forecast", title: "Why bread rises", topic: "bread & butter" };

describe("the forecaster's page", () => {
  // Spec 2: "Intro, explainer, tool with title and topic inputs, best-practices (aim for 80%+ success probability)."
  // Spec 2: "Every tool page has a stats row of four tiles"
  it("has all its parts", async () => {
    const html = await visit().open();
    for (const part of [
      "A forecast is a range, not a promise",
      "Read the title",
      "Weigh the topic",
      "Forecast the range",
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toMatch(/<label[^>]*>Video title<\/label>/);
    expect(html).toMatch(/<label[^>]*>Topic<\/label>/);
    expect(html).toContain("Aim for 80%+ success probability");
    const tiles = ["Total Forecasts", "Avg Success Probability", "High Potential Videos", "Last Forecast"];
    for (const tile of tiles) expect(html).toContain(`<dt class="text-xs text-ink-soft">${tile}</dt>`);
    expect(html.match(/<details[^>]*name="forecast"/g)).toHaveLength(4);
    expect(
      html.match(/<details[^>]*name="forecast" open=""|<details[^>]*open=""[^>]*name="forecast"/g),
    ).toHaveLength(1);
    expect(html).not.toContain(`disabled=""`);
  });

  it("labels the average as the sample's", async () => {
    const html = await visit().open();
    expect(html).toMatch(/Avg Success Probability<\/dt><dd[^>]*>78%<\/dd><dd[^>]*>In the sample<\/dd>/);
  });

  it("has only phrasing content and a heading in the summaries of its cards", async () => {
    const html = await visit().open();
    const summaries = (html.match(/<summary.*?<\/summary>/gs) ?? []).filter((one) => one.includes("<h3"));
    expect(summaries).toHaveLength(4);
    for (const summary of summaries) expect(faultsIn(summary)).toEqual([]);
  });

  // Spec 2: "an empty state with a call-to-action."
  it("shows an empty list with a call to action", async () => {
    const state = { ...videoForecast.initial(NOW), forecasts: [] };
    const html = await visit({ state }).open();
    expect(html).toContain("No forecasts yet");
    expect(html).toContain('href="#new-forecast"');
    expect(html).not.toContain("confirm=clear");
  });

  it("redirects to the new forecast, opened", async () => {
    const { status, to } = await visit().submit(TYPED);
    expect(status).toBe(303);
    expect(to).toMatch(/^\/video-forecast\?done=forecast&open=(n\w+)#\1$/);
  });

  // Spec 5: "on submit with missing values the error is 'Please enter both video title and topic'"
  // Spec 8: "Please enter both video title and topic; Failed to forecast video performance. Please try again. (heading Forecast Error)"
  it("says what is missing in the error box and at the field, and keeps the rest", async () => {
    const { status, html } = await visit().submit({ ...TYPED, topic: " " });
    expect(status).toBe(400);
    expect(html).toContain("Forecast Error");
    expect(html).toContain("Please enter both video title and topic");
    expect(html).toContain('value="Why bread rises"');
    expect(html.match(/aria-describedby="[^"]*tool-error"/g)).toHaveLength(1);
  });

  it("says at the field only that a topic is too long", async () => {
    const { html } = await visit().submit({ ...TYPED, topic: "x".repeat(101) });
    expect(html).toMatch(/<p[^>]*role="alert"[^>]*>Please keep the topic to 100 characters\.<\/p>/);
    expect(html).not.toContain("Forecast Error");
    expect(html).toContain(`value="${"x".repeat(101)}"`);
  });

  it("shows a failure, with the input and the earlier forecasts kept", async () => {
    const tool = visit({ broken: true });
    const { status, html } = await tool.submit(TYPED);
    expect(status).toBe(503);
    expect(html).toContain("Forecast Error");
    expect(html).toContain("Failed to forecast video performance. Please try again.");
    expect(html).toContain('value="Why bread rises"');
    expect(html).toContain('value="bread &amp; butter"');
    expect(html.match(/<details[^>]*name="forecast"/g)).toHaveLength(4);
    expect(tool.reported).toHaveLength(1);
  });
});
