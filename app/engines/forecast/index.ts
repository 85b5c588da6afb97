/**
 * The views a channel's next video will have at 30 days, from the channel's own uploads and the title alone.
 *
 * `forecastNext` answers with a range (p10, p50, p90), the factors that make it up, the uploads it is based on and how
 * right such forecasts would have been on that channel; where the plain median was nearer there, that is its answer. Its
 * `viral` is the chance of three times the usual; how often that came true stands in `VIRAL_RECORD`.
 * It refuses with fewer than five usable uploads. `backTest` is that test alone. How right forecasts are on other
 * channels stands in `ACCURACY`: on 33,460 videos of 69 channels it never learned from, half of the forecasts were
 * within a factor of 1.7, and 79 % of the videos ended inside the range. Measured in docs/evaluation/forecast.md by
 * `npm run evaluate`.
 */

export { ACCURACY, VIRAL_RECORD } from "./accuracy";
export { type BackTest, backTest, type NotTested } from "./back-test";
export type { WhyCompared } from "./comparables";
export { type Forecasted, forecastNext } from "./forecast";
export type { Part } from "./parts";
export { VIRAL_TIMES, type ViralChance } from "./viral";
