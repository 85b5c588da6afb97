import { counted } from "../../../numbers/counted";
import { dayText } from "../../../numbers/day";
import { percentText } from "../../../numbers/percent-text";
import { wilson } from "../../../statistics/wilson";
import type { FigureShown } from "../../frame/figure";
import type { OwnForecast } from "./own-forecast";
import { testPicture } from "./test-picture";
import { times, views } from "./wording";

/** What a forecast's back-test on its own channel shows; null where there were too few videos to try it on. */
export function testShown(test: OwnForecast["test"]) {
  if (test.kind === "not-enough") return null;
  const { n, medianFactor, shareInside, against, method } = test;
  const [low, high] = wilson(shareInside * n, n);
  const basis = `${counted(n, "video")} of this channel, each forecast from earlier ones only.`;
  const error: FigureShown = {
    label: "Typical error",
    value: times(medianFactor),
    range: `half were nearer, up or down; plain median ${times(against.medianFactor)}`,
    basis,
    method: `${method} The error is the middle one of all: as many forecasts were nearer to what the video came to as farther from it.`,
    parts: [
      { name: "The forecast", value: times(medianFactor) },
      { name: capital(against.name), value: times(against.medianFactor) },
    ],
  };
  const inside: FigureShown = {
    label: "Ended inside the range",
    value: percentText(shareInside),
    range: `${percentText(low)} to ${percentText(high)} as far as ${counted(n, "video")} can tell; 80% is promised`,
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
    picture: testPicture(test.rows),
    rows: test.rows.toReversed().map(({ title, publishedAt, p10, p50, p90, viewsAt30, inside }) => ({
      title,
      day: dayText(publishedAt),
      forecast: `${views(p50)} (${views(p10)} to ${views(p90)})`,
      came: views(viewsAt30),
      inside,
    })),
    caption:
      test.rows.length < n
        ? `The newest ${test.rows.length} of the ${n} videos`
        : `All ${counted(n, "video")}`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
