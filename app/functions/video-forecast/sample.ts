import { z } from "zod";
import { newId, seeded } from "../../numbers/chance";
import { HOUR_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { TITLE_MAX, TOPIC_MAX } from "../../words/bounds";
import { typedLine } from "../../words/typed";
import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { writeAdvice, writeReasons } from "./advice";
import { LEVELS, simulate } from "./figures";
import { FORECAST_MESSAGES as SAYS } from "./messages";
import { STARTING } from "./pool";
import { readTitle, titleScore } from "./title-reading";

/** Spec section 3, Forecast. */
const forecast = z.object({
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

export const forecastState = z.object({
  forecasts: z.array(forecast),
  totalForecasts: z.number(),
  avgSuccessProbability: z.number(),
  highPotentialVideos: z.number(),
  lastForecast: z.iso.datetime(),
});
export type ForecastState = z.infer<typeof forecastState>;

/**
 * A forecast of the sample desk: the title is scored by rule, the rest is simulated (see `simulate`). It depends on
 * title and topic alone, whatever their case and spaces: the same input always gets the same forecast. The topic's
 * figures do not depend on the title, so two titles for one topic can be compared.
 */
export function makeForecast({ title, topic }: { title: string; topic: string }, id: string): Forecast {
  const reading = readTitle(title, topic);
  const score = titleScore(reading);
  const known = { title, topic, titleScore: score, ...simulate(seeded(normalized(topic)), score) };
  const random = seeded(`${normalized(title)} / ${normalized(topic)}`);
  return {
    id,
    ...known,
    reasoning: writeReasons(random, known, reading),
    recommendations: writeAdvice(random, known, reading),
  };
}

function normalized(typed: string): string {
  return typed.normalize("NFC").toLowerCase().trim().replace(/\s+/gu, " ");
}

/** Spec section 9: forecasts are capped at 5. */
const MAX_FORECASTS = 5;
/** Spec section 4: from here on a video counts as one of high potential. */
const HIGH_POTENTIAL = 80;
const action = defineAction<ForecastState>();

const forecastForm = z.object({
  title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["title-too-long"] }),
  topic: typedLine(TOPIC_MAX, { blank: SAYS.blank, tooLong: SAYS["topic-too-long"] }),
});

/** Spec section 4, Forecaster. The average stays as it is: the spec names what changes. */
export const predict = action({
  form: forecastForm,
  apply(state, input, { now, random }) {
    const made = makeForecast(input, newId(random));
    return {
      ...state,
      forecasts: [made, ...state.forecasts].slice(0, MAX_FORECASTS),
      totalForecasts: state.totalForecasts + 1,
      highPotentialVideos: state.highPotentialVideos + (made.successProbability >= HIGH_POTENTIAL ? 1 : 0),
      lastForecast: now.toISOString(),
    };
  },
  opens: ({ forecasts }) => forecasts[0]?.id,
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, forecasts: [] }) });

/** The Video Performance Forecaster (spec section 2). */
export const videoForecast: DeskRules<ForecastState> = {
  key: "video-forecast",
  state: forecastState,
  initial(now) {
    return {
      forecasts: STARTING.map((typed, index) => makeForecast(typed, `sample-${index + 1}`)),
      totalForecasts: 34,
      avgSuccessProbability: 78,
      highPotentialVideos: 12,
      lastForecast: new Date(now.getTime() - 5 * HOUR_MS).toISOString(),
    };
  },
  failed: SAYS.failed,
  actions: { forecast: predict, clear },
  figure: ({ highPotentialVideos }) => ({
    value: formatCount(highPotentialVideos),
    label: "sample forecasts at 80% or more",
  }),
};

export const videoForecastFunctions = sampleFunctions(videoForecast, {
  forecast: {
    about: "Forecasts a video as the sample desk does, from title and topic.",
    example: { title: "Bread for beginners", topic: "baking" },
    bad: { input: { title: " ", topic: "baking" }, status: 400, message: SAYS.blank },
  },
  clear: { about: "Empties the sample's list of forecasts." },
});
