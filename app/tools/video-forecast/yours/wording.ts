import { compact } from "../../../numbers/compact";
import { counted } from "../../../numbers/counted";
import { percentText } from "../../../numbers/percent-text";
import { median } from "../../../statistics/quantiles";
import type { OwnForecast } from "./kept-forecast";

/** The last so many uploads are the plain guess that a forecast has to beat. */
const PLAIN_UPLOADS = 20;
/** Nearer to the usual than this is the usual. */
const ALIKE = 1.1;

type Finding = Pick<OwnForecast, "p10" | "p50" | "p90" | "parts">;

/** What is forecast, in a sentence. */
export function findingOf({ p10, p50, p90 }: Finding): string {
  return `Most likely about ${views(p50)} views after 30 days; 8 in 10 such videos would end between ${views(p10)} and ${views(p90)}.`;
}

/** The same beside what the uploads usually get; null where that is not among the parts. */
export function besideUsual({ p50, parts }: Finding): string | null {
  const usual = parts[0]?.factor;
  if (!usual) return null;
  const ratio = p50 / usual;
  const than = `what these uploads usually get (${views(usual)})`;
  if (ratio < ALIKE && ratio > 1 / ALIKE) return `That is about ${than}.`;
  if (ratio >= 2) return `That is ${ratio.toFixed(1)} times ${than}.`;
  const off = Math.round(Math.abs(ratio - 1) * 100);
  return `That is ${off}% ${ratio > 1 ? "above" : "below"} ${than}.`;
}

/** How right such forecasts would have been, in a sentence, and whether a plain median would have been nearer. */
export function testInWords({ test, recent }: Pick<OwnForecast, "test" | "recent">) {
  if (test.kind === "not-enough") return { said: test.why, verdict: null, warning: null };
  const { n, medianFactor, shareInside, against } = test;
  const said = `${counted(n, "video")} forecast from earlier ones only: typically off by ${times(medianFactor)}; ${percentText(shareInside)} fell inside the range; ${against.name} would have been off by ${times(against.medianFactor)}.`;
  if (times(medianFactor) === times(against.medianFactor)) {
    return { said, verdict: "The two are about as near.", warning: null };
  }
  if (medianFactor < against.medianFactor) {
    return { said, verdict: "The forecast was the nearer of the two.", warning: null };
  }
  const plain = median(recent.slice(-PLAIN_UPLOADS).map(({ viewsAt30 }) => viewsAt30));
  const now = plain === null ? "" : `, which is about ${views(plain)} now`;
  return {
    said,
    verdict: "On this channel the forecast was the worse of the two.",
    warning: `Tried on this channel's past, the plain median of the last 20 uploads was nearer than this forecast: lean on that${now}.`,
  };
}

/** Views to two digits, "160K": more would pretend to know. */
export function views(value: number): string {
  return compact(Number(value.toPrecision(2))).replace(/\.0(?=[KM])/, "");
}

/** How far off, as a factor: "×1.9". */
export function times(factor: number): string {
  return `×${factor < 9.95 ? factor.toFixed(1) : Math.round(factor)}`;
}

/** By what a part multiplies: "×1.23". */
export function multiplier(factor: number): string {
  return `×${factor < 9.995 ? factor.toFixed(2) : factor.toPrecision(3)}`;
}
