import type { ForecastDeskState, KeptForecast } from "../../../functions/video-forecast/kept-forecast";
import { nameInSentence } from "../../../model/channel";
import { aboutDayText, relativeAge } from "../../../numbers/days";
import { counted, formatCount, percentText } from "../../../numbers/figures";
import { wilson } from "../../../statistics/quantiles";
import type { FigureShown } from "../../tool/figure";
import { backTestChart } from "./charts";
import { factorText, viewsText } from "./wording";

export const TOO_LITTLE = "Not enough data";

/** The four tiles, from the newest forecast that is no example. */
export function showStats(
  state: Pick<ForecastDeskState, "totalForecasts" | "lastForecast">,
  kept: KeptForecast[],
  now: Date,
) {
  const newest = kept.find(({ from }) => from !== "example");
  const test = newest?.test.kind === "tested" ? newest.test : null;
  const note = test
    ? `${counted(test.n, "video")} of ${newest?.channel ? nameInSentence(newest.channel.name) : "your list"} tried`
    : "Needs about 15 uploads of 30 days and more";
  const [error = null, inside = null] = (newest && showBackTest(newest.test)?.figures) ?? [];
  return {
    total: formatCount(state.totalForecasts),
    error: { value: error?.value ?? TOO_LITTLE, figure: error, note },
    inside: {
      value: inside?.value ?? TOO_LITTLE,
      figure: inside,
      note: test ? "80% is what a range is made for" : "In a test on past videos",
    },
    last: state.lastForecast ? relativeAge(state.lastForecast, now) : "none yet",
  };
}

/** What a back-test says while it is folded. */
export function backTestLine(test: KeptForecast["test"]): string {
  if (test.kind === "not-enough") return "Not tried on your own past yet";
  return `Tried on ${formatCount(test.n)} of your videos: typically off by ${factorText(test.medianFactor)}`;
}

/** A back-test with its figures, chart and list; null if there were too few videos. */
export function showBackTest(test: KeptForecast["test"]) {
  if (test.kind === "not-enough") return null;
  const { n, medianFactor, shareInside, against, method } = test;
  const [low, high] = wilson(shareInside * n, n);
  const basis = `${counted(n, "video")} of this channel, each forecast from earlier ones only.`;
  const error: FigureShown = {
    label: "Typical error",
    value: factorText(medianFactor),
    range: `half were nearer, up or down; plain median ${factorText(against.medianFactor)}`,
    basis,
    method: `${method} The error is the middle one of all: as many forecasts were nearer to what the video came to as farther from it.`,
    parts: [
      { name: "The forecast", value: factorText(medianFactor) },
      { name: capitalized(against.name), value: factorText(against.medianFactor) },
    ],
  };
  const inside: FigureShown = {
    label: "Ended inside the range",
    value: percentText(shareInside),
    range: `${percentText(low)} to ${percentText(high)} as far as ${counted(n, "video")} can tell; a range is made for 80%`,
    basis,
    method:
      "How many of the videos ended between the low and the high end of their own forecast. The interval is Wilson's, at 95%.",
    parts: [
      { name: "Inside", value: counted(Math.round(shareInside * n), "video") },
      { name: "Outside", value: counted(n - Math.round(shareInside * n), "video") },
    ],
  };
  return {
    figures: [error, inside],
    chart: backTestChart(test.rows),
    rows: test.rows.toReversed().map(({ title, p10, p50, p90, viewsAt30, inside, ...upload }) => ({
      title,
      day: aboutDayText(upload.publishedAt, upload.publishedWithinDays),
      forecast: `${viewsText(p50)} (${viewsText(p10)} to ${viewsText(p90)})`,
      came: viewsText(viewsAt30),
      inside,
    })),
    caption:
      test.rows.length < n
        ? `The newest ${test.rows.length} of the ${n} videos`
        : `All ${counted(n, "video")}`,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
