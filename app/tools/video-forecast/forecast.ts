import { z } from "zod";
import { typedLine } from "../../forms/typed";
import { newId } from "../../numbers/chance";
import { relativeAge } from "../../numbers/relative-age";
import { seeded } from "../../numbers/seeded";
import { type Tool, toolActionOf } from "../tool";
import { adviceFor, reasonsFor } from "./advice";
import { TITLE_MAX } from "./both-desks";
import { LEVELS, simulate } from "./figures";
import { FORECAST_MESSAGES as SAYS, TOPIC_MAX } from "./messages";
import { STARTING } from "./sample";
import { showForecast } from "./shown";
import { readTitle, titleScore } from "./title-reading";

/** Spec section 9: forecasts are capped at 5. */
const MOST = 5;
/** Spec section 4: from here on a video counts as one of high potential. */
const HIGH = 80;
const HOUR_MS = 60 * 60 * 1000;

/** Spec section 3, Forecast. */
export const forecast = z.object({
  id: z.string(),
  title: z.string(),
  topic: z.string(),
  predictedViews: z.object({ min: z.number(), max: z.number(), expected: z.number() }),
  /** In percent, as engagement and success are. */
  predictedCTR: z.number(),
  predictedEngagement: z.number(),
  successProbability: z.number(),
  viralPotential: z.enum(LEVELS),
  reasoning: z.string(),
  recommendations: z.array(z.string()),
  competitionLevel: z.enum(LEVELS),
  trendAlignment: z.number(),
  titleScore: z.number(),
  topicScore: z.number(),
  timingScore: z.number(),
  overallScore: z.number(),
});
export type Forecast = z.infer<typeof forecast>;

const forecastState = z.object({
  forecasts: z.array(forecast),
  totalForecasts: z.number(),
  avgSuccessProbability: z.number(),
  highPotentialVideos: z.number(),
  lastForecast: z.iso.datetime(),
});
export type ForecastState = z.infer<typeof forecastState>;

const action = toolActionOf<ForecastState>();

const forecastForm = z.object({
  title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["title-too-long"] }),
  topic: typedLine(TOPIC_MAX, { blank: SAYS.blank, tooLong: SAYS["topic-too-long"] }),
});

/**
 * A forecast of the sample desk: the title is read by rule, the rest is simulated (see `simulate`). It follows from
 * what was typed alone, whatever its case and spaces, so the same always forecasts the same. What is said of a
 * topic does not depend on the title: with one of them changed, the other can be compared.
 */
export function forecastOf({ title, topic }: z.infer<typeof forecastForm>, id: string): Forecast {
  const reading = readTitle(title, topic);
  const score = titleScore(reading);
  const known = { title, topic, titleScore: score, ...simulate(seeded(seedOf(topic)), score) };
  const random = seeded(`${seedOf(title)} / ${seedOf(topic)}`);
  return {
    id,
    ...known,
    reasoning: reasonsFor(random, known, reading),
    recommendations: adviceFor(random, known, reading),
  };
}

function seedOf(typed: string): string {
  return typed.normalize("NFC").toLowerCase().trim().replace(/\s+/gu, " ");
}

/** Spec section 4, Forecaster. The average stays as it is: the spec names what changes. */
export const predict = action({
  form: forecastForm,
  apply(state, input, { now, random }) {
    const made = forecastOf(input, newId(random));
    return {
      ...state,
      forecasts: [made, ...state.forecasts].slice(0, MOST),
      totalForecasts: state.totalForecasts + 1,
      highPotentialVideos: state.highPotentialVideos + (made.successProbability >= HIGH ? 1 : 0),
      lastForecast: now.toISOString(),
    };
  },
  opens: ({ forecasts }) => forecasts[0]?.id,
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, forecasts: [] }) });

export type ForecastsShown = ReturnType<typeof show>;

/** The Video Performance Forecaster (spec section 2). */
export const videoForecast: Tool<ForecastState, ForecastsShown> = {
  key: "video-forecast",
  state: forecastState,
  initial(now) {
    return {
      forecasts: STARTING.map((typed, index) => forecastOf(typed, `sample-${index + 1}`)),
      totalForecasts: 34,
      avgSuccessProbability: 78,
      highPotentialVideos: 12,
      lastForecast: new Date(now.getTime() - 5 * HOUR_MS).toISOString(),
    };
  },
  failed: SAYS.failed,
  actions: { forecast: predict, clear },
  show,
  figure: ({ highPotentialVideos }) => ({
    value: String(highPotentialVideos),
    label: "sample forecasts at 80% or more",
  }),
};

function show(state: ForecastState, { now }: { now: Date }) {
  return {
    forecasts: state.forecasts.map(showForecast),
    totalForecasts: state.totalForecasts.toLocaleString("en-US"),
    avgSuccessProbability: `${state.avgSuccessProbability}%`,
    highPotentialVideos: state.highPotentialVideos.toLocaleString("en-US"),
    lastForecast: relativeAge(state.lastForecast, now),
  };
}
