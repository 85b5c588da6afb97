import { z } from "zod";
import { seeded } from "../../numbers/chance";
import { writeAdvice, writeReasons } from "./advice";
import { LEVELS, simulate } from "./figures";
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
