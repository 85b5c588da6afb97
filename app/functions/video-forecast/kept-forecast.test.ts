import { describe, expect, it } from "vitest";
import {
  act,
  EMPTY,
  forecasted,
  LIST,
  NOW,
  servicesAt,
  TITLE,
  youtubeAt,
} from "../../../tests/support/forecast-acts";
import { DAY_MS } from "../../numbers/days";
import { forecastDeskPage } from "../../tools/video-forecast/yours/show";
import { STATE_BYTES, stateBytes } from "../desk/state";
import type { ForecastDeskState } from "./kept-forecast";
import { forecastDesk } from "./yours";

describe("what a forecast keeps", () => {
  // Spec 9: "Result lists: rewrites and forecasts capped at 5"
  it("keeps the newest five, counts all, and opens the newest", async () => {
    let state = EMPTY;
    for (const time of [1, 2, 3, 4, 5, 6])
      state = await forecasted({ title: `Title ${time}`, uploads: LIST }, { state });
    expect(state.forecasts.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((time) => `Title ${time}`));
    expect(state).toMatchObject({ totalForecasts: 6, lastForecast: NOW.toISOString() });
    expect(forecastDesk.actions.forecast?.opens?.(state, {})).toBe(state.forecasts[0]?.id);
    expect(new Set(state.forecasts.map(({ id }) => id)).size).toBe(5);
    expect(forecastDesk.figure(state)).toEqual({ value: "6", label: "forecasts from your own uploads" });
  });

  it("keeps a valid state, with only the uploads a forecast names", async () => {
    const many = Array.from({ length: 500 }, (_, at) => {
      const day = new Date(NOW.getTime() - (at + 4) * DAY_MS).toISOString().slice(0, 10);
      return `Unlike ${"any other ".repeat(40)}${at},${day},${1000 + at}`;
    });
    let state = EMPTY;
    for (let time = 0; time < 5; time += 1) {
      state = await forecasted({ uploads: ["title,date,views", ...many].join("\n") }, { state });
    }
    expect(forecastDesk.state.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state.forecasts).toHaveLength(5);
    expect(stateBytes(state)).toBeLessThan(STATE_BYTES / 2);
    const [first] = state.forecasts;
    expect(first?.recent).toHaveLength(24);
    for (const { title } of first?.recent ?? []) expect(title.length).toBeLessThanOrEqual(120);
  });

  it("keeps one example, marked as such, and does not count it", async () => {
    let state = (await act("example", {})).state as ForecastDeskState;
    state = (await act("example", {}, { state })).state as ForecastDeskState;
    expect(state).toMatchObject({ totalForecasts: 0, lastForecast: null });
    expect(state.forecasts).toHaveLength(1);
    const shown = forecastDeskPage.show(state, { now: NOW, search: new URLSearchParams() });
    expect(shown.forecasts[0]?.badge).toBe("Example");
    expect(shown.stats).toMatchObject({ total: "0", error: { value: "Not enough data" }, last: "none yet" });
  });

  it("removes one or all, without changing the count", async () => {
    let state = await forecasted({ uploads: LIST });
    state = await forecasted({ channel: "@saffronshelf" }, { state });
    const [newest, older] = state.forecasts;
    const removed = (await act("remove", { forecast: newest?.id }, { state })).state;
    expect(removed?.forecasts).toEqual([older]);
    const cleared = (await act("clear", {}, { state })).state;
    expect(cleared).toMatchObject({ forecasts: [], totalForecasts: 2 });
  });

  it("drops forecasts from YouTube's counts after 30 days, however often the desk is used", async () => {
    const services = servicesAt(NOW, youtubeAt(NOW));
    let state = await forecasted({ channel: "@saffronshelf" }, { services });
    state = await forecasted({ uploads: LIST, title: "From a list" }, { state });
    const shownAfter = (days: number) => {
      const now = new Date(NOW.getTime() + days * DAY_MS);
      const shown = forecastDeskPage.show(state, { now, search: new URLSearchParams() });
      return { titles: shown.forecasts.map(({ title }) => title), gone: shown.gone };
    };
    expect(shownAfter(29.9)).toEqual({ titles: ["From a list", TITLE], gone: null });
    expect(shownAfter(30.1)).toEqual({
      titles: ["From a list"],
      gone: "A forecast from YouTube's counts of more than 30 days ago is not kept any longer.",
    });
    const later = servicesAt(new Date(NOW.getTime() + 31 * DAY_MS));
    for (const [name, fields] of [
      ["forecast", { title: "Anew", uploads: LIST }],
      ["example", {}],
      ["remove", { forecast: "none" }],
    ] as const) {
      const written = (await act(name, fields, { state, services: later })).state;
      expect(JSON.stringify(written), name).not.toContain("youtube");
      expect(JSON.stringify(written), name).toContain("From a list");
    }
  });

  it("counts the 30 days from when YouTube was asked, even if the forecast is younger", async () => {
    const asked = new Date(NOW.getTime() - 20 * DAY_MS);
    const state = await forecasted(
      { channel: "@saffronshelf" },
      { services: servicesAt(NOW, youtubeAt(asked)) },
    );
    const now = new Date(NOW.getTime() + 11 * DAY_MS);
    expect(forecastDeskPage.show(state, { now, search: new URLSearchParams() }).forecasts).toEqual([]);
  });
});
