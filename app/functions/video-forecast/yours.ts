import { z } from "zod";
import { DAY_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import type { GatherServices } from "../desk/desk";
import { type DeskRules, defineAction } from "../desk/desk";
import { Refused } from "../refused";
import { FORECAST_FAILED } from "./both-desks";
import { EXAMPLE_TITLE, exampleList } from "./example";
import { type ForecastDeskState, forecastDeskState, forecastList } from "./kept-forecast";
import { makeForecast, type NewForecast } from "./own-forecast";
import { forecastForm, givenUploads, listedUploads } from "./uploads";
import { YOURS_MESSAGES as SAYS } from "./yours-messages";

const action = defineAction<ForecastDeskState>();
const MAX_DAYS_AHEAD = 366;

/** Reads the uploads and makes the forecast, once; applying it only keeps it. */
export const forecast = action({
  form: forecastForm,
  async gather({ title, date, ...input }, services): Promise<NewForecast> {
    const publishOn = dayOf(date, services.request.now);
    return makeForecast({ title, publishOn }, await givenUploads(input, services));
  },
  apply: (state, { card }, { now }, made) => ({
    ...withNewest(state, { ...made, ...card }, now),
    totalForecasts: state.totalForecasts + 1,
    lastForecast: now.toISOString(),
  }),
  opens: forecastList.newest,
});

/** The same on an invented list. */
const example = action({
  form: z.object({}),
  async gather(_input, { request: { now } }: Pick<GatherServices, "request">): Promise<NewForecast> {
    const given = listedUploads(exampleList(now), { field: "uploads", now });
    return makeForecast(
      { title: EXAMPLE_TITLE, publishOn: now.toISOString().slice(0, 10) },
      { ...given, from: "example" },
    );
  },
  apply: (state, _input, { now }, made) => withNewest(state, made, now),
  opens: forecastList.newest,
});

/** The Video Performance Forecaster on a creator's own channel. */
export const forecastDesk: DeskRules<ForecastDeskState> = {
  key: "video-forecast",
  desk: "yours",
  state: forecastDeskState,
  initial: () => ({ forecasts: [], made: 0, totalForecasts: 0, lastForecast: null }),
  failed: FORECAST_FAILED,
  actions: { forecast, example, remove: forecastList.remove, clear: forecastList.clear },
  expiry: forecastList.expiry,
  // A count alone: what is worked out from YouTube's figures may not outlive them on the dashboard.
  figure: ({ totalForecasts }) => ({
    value: formatCount(totalForecasts),
    label: totalForecasts === 1 ? "forecast from your own uploads" : "forecasts from your own uploads",
  }),
};

/**
 * The day a video is to be published; today if none was chosen. Yesterday in UTC may still be today west of it.
 *
 * @throws Refused for an earlier day, or one more than a year ahead
 */
function dayOf(date: string, now: Date): string {
  if (date === "") return now.toISOString().slice(0, 10);
  const earliest = new Date(now.getTime() - DAY_MS / 2).toISOString().slice(0, 10);
  const latest = new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  if (date < earliest || date > latest) throw new Refused(400, SAYS["wrong-date"], { field: "date" });
  return date;
}

/** The state with one more forecast. */
function withNewest(state: ForecastDeskState, one: NewForecast, now: Date): ForecastDeskState {
  const made = state.made + 1;
  return forecastList.add(
    { ...state, made },
    { ...one, id: `forecast-${made}`, madeAt: now.toISOString() },
    now,
  );
}
