import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { forecastsPage } from "../../tools/video-forecast/show";
import { TITLE_MAX, TOPIC_MAX } from "../../words/bounds";
import { FORECAST_MESSAGES } from "./messages";
import { type ForecastState, makeForecast, predict, videoForecast } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const TYPED = { title: "7 mistakes that kill a sourdough starter", topic: "sourdough starter" };

function forecasted(state: ForecastState, typed: typeof TYPED, seed = "id") {
  return predict.apply(state, typed, { now: NOW, random: seeded(seed) }, undefined);
}

function refusalOf(fields: Record<string, string>) {
  return predict.form.safeParse(fields).error?.issues[0]?.message;
}

describe("the forecaster", () => {
  // Spec 4: "Forecaster: prepends the forecast, list capped at 5, totalForecasts +1, lastForecast 'just now', highPotentialVideos +1 if successProbability is 80 or more; inputs cleared."
  // Spec 9: "Result lists: rewrites and forecasts capped at 5"
  it("prepends the forecast, keeps five and counts", () => {
    let state = videoForecast.initial(NOW);
    let high = 0;
    for (let time = 1; time <= 12; time += 1) {
      const before = state;
      const typed = { title: `${time} mistakes in bread`, topic: `bread of kind ${time}` };
      state = forecasted(before, typed);
      const [made] = state.forecasts;
      expect(made).toMatchObject(typed);
      expect(state.forecasts).toEqual([made, ...before.forecasts].slice(0, 5));
      const isHigh = (made?.successProbability ?? 0) >= 80;
      if (isHigh) high += 1;
      expect(state).toEqual({
        ...before,
        forecasts: state.forecasts,
        totalForecasts: before.totalForecasts + 1,
        highPotentialVideos: before.highPotentialVideos + (isHigh ? 1 : 0),
        lastForecast: NOW.toISOString(),
      });
    }
    // Both happened, or the test would show nothing.
    expect(high).toBeGreaterThan(0);
    expect(high).toBeLessThan(12);
    expect(state.forecasts).toHaveLength(5);
    const shown = forecastsPage.show(state, { now: NOW, search: new URLSearchParams() });
    expect(shown.lastForecast).toBe("just now");
  });

  // Spec 5: "Forecaster: title and topic both required after trimming"
  // Spec 5: "on submit with missing values the error is 'Please enter both video title and topic'"
  // Spec 8: "Please enter both video title and topic"
  it.each([
    { title: "", topic: "bread" },
    { title: "Bread", topic: "  " },
    { title: "\u200b", topic: "bread" },
    {},
  ])("asks for both title and topic (%j)", (fields) => {
    expect(refusalOf(fields as Record<string, string>)).toBe("Please enter both video title and topic");
  });

  it("takes a title of 200 and a topic of 100 characters, trimmed, and refuses longer ones", () => {
    const most = { title: ` ${"t".repeat(TITLE_MAX)} `, topic: "x".repeat(TOPIC_MAX) };
    expect(predict.form.parse(most)).toEqual({ title: most.title.trim(), topic: most.topic });
    expect(refusalOf({ ...most, title: `${most.title}t` })).toBe(FORECAST_MESSAGES["title-too-long"]);
    expect(refusalOf({ ...most, topic: `${most.topic}x` })).toBe(FORECAST_MESSAGES["topic-too-long"]);
  });

  it("advises on what was typed", () => {
    const long = "A title about something else entirely that goes on for far longer than any phone will show";
    const [length, topic] = makeForecast({ title: long, topic: "bread" }, "a").recommendations;
    expect(length).toContain(`has ${long.length} characters`);
    expect(topic).toContain("“bread” is not in the title");
    expect(makeForecast(TYPED, "a").recommendations[0]).toContain("At 40 characters the title is read whole");
  });

  it("never reads typed braces as a placeholder", () => {
    const { reasoning, recommendations } = makeForecast({ title: "{topic}", topic: "$& {title}" }, "b");
    for (const line of [reasoning, ...recommendations]) expect(line).not.toMatch(/undefined|\{length\}/);
    expect(recommendations[0]).toContain("“$& {title}” is not in the title");
  });

  it("forecasts the same for the same title and topic, whatever their case and spaces", () => {
    const [first] = forecasted(videoForecast.initial(NOW), TYPED, "one").forecasts;
    const [again] = forecasted(videoForecast.initial(NOW), TYPED, "two").forecasts;
    expect(again?.id).not.toBe(first?.id);
    expect({ ...again, id: "" }).toEqual({ ...first, id: "" });
    const { predictedViews, successProbability } = makeForecast(
      { title: "7 Mistakes that kill a sourdough starter", topic: "Sourdough  STARTER" },
      "three",
    );
    expect({ predictedViews, successProbability }).toEqual({
      predictedViews: first?.predictedViews,
      successProbability: first?.successProbability,
    });
    for (const sample of videoForecast.initial(NOW).forecasts)
      expect(makeForecast(sample, sample.id)).toEqual(sample);
  });

  it("keeps a topic's figures when the title changes, and never lowers the forecast for a better title", () => {
    for (let at = 0; at < 100; at += 1) {
      const topic = `bread of kind ${at}`;
      const poor = makeForecast({ title: "LOAVES!!!", topic }, "poor");
      const good = makeForecast({ title: `9 mistakes with ${topic}, and a way out`, topic }, "good");
      for (const field of ["topicScore", "trendAlignment", "timingScore", "competitionLevel"] as const) {
        expect(good[field]).toBe(poor[field]);
      }
      expect(good.titleScore).toBeGreaterThan(poor.titleScore);
      expect(good.overallScore).toBeGreaterThan(poor.overallScore);
      expect(good.successProbability).toBeGreaterThanOrEqual(poor.successProbability);
      expect(good.predictedViews.expected).toBeGreaterThanOrEqual(poor.predictedViews.expected);
      expect(good.predictedCTR).toBeGreaterThanOrEqual(poor.predictedCTR);
    }
  });

  it("attributes claims about competition to the sample", () => {
    const claims = /competition is|few (make|in)|hardly anyone|nobody|others (in|have)/i;
    for (let at = 0; at < 200; at += 1) {
      const { reasoning, recommendations } = makeForecast({ title: "Dough", topic: `kind ${at}` }, "x");
      for (const line of [...reasoning.split(/(?<=\.) /), ...recommendations]) {
        if (claims.test(line)) expect(line).toContain("sample");
      }
    }
  });

  it("varies its reasons between topics", () => {
    const reasons = new Set<string>();
    for (let at = 0; at < 10; at += 1) {
      reasons.add(makeForecast({ title: `${at} things on it`, topic: "it" }, "x").reasoning);
    }
    expect(reasons.size).toBeGreaterThanOrEqual(5);
  });

  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("begins with a valid sample state", () => {
    const initial = videoForecast.initial(NOW);
    expect(videoForecast.state.parse(initial)).toEqual(initial);
    expect(initial.forecasts.length).toBeGreaterThan(2);
    const shown = forecastsPage.show(initial, { now: NOW, search: new URLSearchParams() });
    expect(shown.lastForecast).toBe("5h ago");
    expect(videoForecast.figure(initial).value).toBe("12");
  });

  // Spec 9: "Colour thresholds: scores 85+ green, 70+ amber, else red; forecast success 80+ green, 60+ amber"
  it("colours success from 80 and scores from 85", () => {
    const initial = videoForecast.initial(NOW);
    const [first] = initial.forecasts;
    if (!first) throw new Error("no sample");
    const forecasts = [80, 79, 60, 59].map((score) => {
      return { ...first, successProbability: score, overallScore: score + 5, titleScore: score + 10 };
    });
    const shown = forecastsPage.show({ ...initial, forecasts }, { now: NOW, search: new URLSearchParams() });
    expect(shown.forecasts.map(({ successTone }) => successTone)).toEqual(["good", "fair", "fair", "poor"]);
    expect(shown.forecasts.map(({ overall }) => overall.tone)).toEqual(["good", "fair", "poor", "poor"]);
    expect(shown.forecasts.map(({ parts }) => parts[0]?.tone)).toEqual(["good", "good", "fair", "poor"]);
  });
});

describe("the answer", () => {
  const state = videoForecast.initial(NOW);
  const answer = (forecasts: ForecastState["forecasts"]) =>
    forecastsPage.show({ ...state, forecasts }, { now: NOW, search: new URLSearchParams() }).answer;

  it("names the video to film first", () => {
    expect(answer(state.forecasts)).toBe(
      "Film “My home server draws 11 watts. Here is the parts list” first: 98% success, about 83.0K views.",
    );
  });

  // Spec 2: "best-practices (aim for 80%+ success probability)."
  it("says that none is ready under 80%", () => {
    const weak = state.forecasts.filter(({ successProbability }) => successProbability < 80);
    expect(answer(weak)).toMatch(
      /^“.+” comes closest: 74% success, about .+ views\. Change it until it has 80%\.$/,
    );
    expect(answer([])).toBeUndefined();
  });
});
