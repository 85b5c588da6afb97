import { z } from "zod";
import { DAY_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { type DeskRules, defineAction, type GatherServices } from "../desk/desk";
import { Refused } from "../refused";
import { FORECAST_FAILED } from "./both-desks";
import { type ForecastDeskState, forecastDeskState, forecastList } from "./kept-forecast";
import { makeForecast, type NewForecast } from "./own-forecast";
import { forecastForm, givenUploads, listedUploads, refuseShort } from "./uploads";
import { EXAMPLE_TITLE, YOURS_MESSAGES as SAYS } from "./yours-messages";

/** The uploads of an invented channel, newest first. */
const UPLOADS: [daysAgo: number, views: number, title: string][] = [
  [5, 4510, "Narrowboat diary 31: the lock that would not fill"],
  [12, 20_509, "What a mooring costs in November"],
  [19, 7139, "Narrowboat diary 30: two days behind a fallen tree"],
  [27, 7650, "Blacking the hull by hand, start to finish"],
  [34, 9401, "Narrowboat diary 29: rain, then more of it"],
  [40, 20_655, "What it costs to heat a narrowboat for one winter"],
  [48, 4518, "Narrowboat diary 28: a tunnel without lights"],
  [55, 14_054, "Five things I took off the boat again"],
  [63, 14_328, "Narrowboat diary 27: eleven locks before lunch"],
  [70, 16_780, "Why the diesel heater smoked, and the two-pound fix"],
  [79, 2579, "Narrowboat diary 26: the swing bridge and the tractor"],
  [86, 8209, "What solar panels gave me in a whole year afloat"],
  [96, 2260, "Narrowboat diary 25: turning seventeen metres in fog"],
  [104, 20_371, "A galley kitchen in two square metres"],
  [113, 7022, "Narrowboat diary 24: the quiet week"],
  [121, 22_869, "What I paid for water, gas and diesel this year"],
  [131, 9972, "Narrowboat diary 23: a stowaway duck"],
  [140, 13_913, "How I read a canal map before a journey"],
  [149, 3275, "Narrowboat diary 22: stuck on a shopping trolley"],
  [158, 9091, "The batteries I would buy again, and the ones I would not"],
  [168, 4740, "Narrowboat diary 21: the last stretch of summer"],
  [177, 7709, "Rebuilding the back door in one weekend"],
  [188, 5996, "Narrowboat diary 20: neighbours for a night"],
  [197, 35_899, "What a boat survey found, page by page"],
  [209, 4047, "Narrowboat diary 19: up the flight alone"],
  [219, 14_246, "A stove, a kettle and no electricity for a week"],
  [231, 3433, "Narrowboat diary 18: the wrong turn"],
  [242, 23_310, "Five knots I use every single day"],
  [255, 2885, "Narrowboat diary 17: high water"],
  [266, 16_393, "What it costs to live on a narrowboat, month by month"],
  [280, 2261, "Narrowboat diary 16: first frost"],
  [292, 8531, "Painting the roof before the weather turns"],
  [305, 2955, "Narrowboat diary 15: a winter mooring"],
  [318, 8252, "Why I sold the van and kept the boat"],
  [333, 6641, "Narrowboat diary 14: fixing the bilge pump in the dark"],
  [347, 4498, "A tour of the boat after two years of living on it"],
  [362, 1395, "Narrowboat diary 13: the aqueduct"],
  [379, 4025, "Five mistakes in my first month afloat"],
  [395, 2499, "Narrowboat diary 12: moving day"],
  [412, 4117, "What I would check before buying any boat"],
];

/** The example as a creator would paste it: a heading, then one line per upload. */
export function exampleList(now: Date): string {
  const lines = UPLOADS.map(([daysAgo, views, title]) => {
    const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    return `"${title}",${day},${views}`;
  });
  return ["title,date,views", ...lines].join("\n");
}

const action = defineAction<ForecastDeskState>();
const MAX_DAYS_AHEAD = 366;

/** Reads the uploads and makes the forecast, once; applying it only keeps it. */
export const forecast = action({
  form: forecastForm,
  async gather({ title, date, kind, ...input }, services): Promise<NewForecast> {
    const publishOn = dayOf(date, services.request.now);
    const given = await givenUploads(input, services);
    refuseShort(given, kind);
    return makeForecast({ title, publishOn }, given);
  },
  apply: (state, { card }, { now }, made) => ({
    ...withNewest(state, { ...made, ...card }, now),
    totalForecasts: state.totalForecasts + 1,
    lastForecast: now.toISOString(),
  }),
  opens: forecastList.newest,
  // Samples are everybody's.
  isAnalysis: ({ forecasts: [newest] }) => newest?.viral?.kind === "chance" && newest.from !== "sample",
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
