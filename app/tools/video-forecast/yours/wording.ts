import type { KeptForecast } from "../../../functions/video-forecast/kept-forecast";
import { describeExpected, expectedText } from "../../../light/usual";
import { approximate, counted, percentText } from "../../../numbers/figures";

/** The range is called "8 in 10" where this share of the tested uploads ended inside. */
const EIGHT = { least: 0.7, most: 0.9 };

/** The forecast in a sentence. How often the range holds was tested on this channel, or is left out. */
export function writeFinding({
  p10,
  p50,
  p90,
  by,
  held,
}: Pick<KeptForecast, "p10" | "p50" | "p90" | "by" | "held">): string {
  const likely = `Expect about ${viewsText(p50)} views in 30 days`;
  const [low, high] = [viewsText(p10), viewsText(p90)];
  const range = `${low} to ${high}`;
  const basis = by === "median" ? `${likely}, the median of your last 20 uploads` : likely;
  if (held === null) return `${basis}, likely ${range}. Too few of your uploads are old enough to test that.`;
  if (held < EIGHT.least) return `${basis}, perhaps ${range}.`;
  return `${basis}, ${held > EIGHT.most ? 9 : 8} times in 10 between ${low} and ${high}.`;
}

/**
 * The forecast as a multiple of the usual, and what the most similar uploads got: as the light and the titles say it. null
 * if the usual views are not among the parts.
 */
export function compareWithUsual({
  parts,
  expected,
}: Pick<KeptForecast, "parts" | "expected">): string | null {
  const usual = parts[0]?.factor;
  if (!usual) return null;
  // The plain median is the usual, and `writeFinding` has its views.
  const views = expected.by === "median" ? "" : ` (${viewsText(usual)})`;
  return describeExpected(expected, expectedText(expected) + views, "That is");
}

/** The back-test in a sentence, and what it means for what is shown: the nearer of the two (engines/ideas, `expectTitle`). */
export function writeBackTest({ test, by }: Pick<KeptForecast, "test" | "by">) {
  if (test.kind === "not-enough") return { summary: test.why, verdict: null };
  const { n, medianFactor, shareInside, against } = test;
  const summary = `${counted(n, "video")} forecast from earlier ones only: typically off by ${factorText(medianFactor)}; ${percentText(shareInside)} fell inside the range; ${against.name} would have been off by ${factorText(against.medianFactor)}.`;
  if (by === "median") {
    return { summary, verdict: "The plain median was nearer on this channel, so it is what is shown." };
  }
  const isLevel = factorText(medianFactor) === factorText(against.medianFactor);
  return {
    summary,
    verdict: isLevel ? "The two are about as near." : "The forecast was the nearer of the two.",
  };
}

/** Views to two digits, "160K": more would pretend to know. */
export function viewsText(value: number): string {
  return approximate(value);
}

/** An error as a factor: "×1.9". */
export function factorText(factor: number): string {
  return `×${factor < 9.95 ? factor.toFixed(1) : Math.round(factor)}`;
}

/** A part's multiplier: "×1.23". */
export function multiplierText(factor: number): string {
  return `×${factor < 9.995 ? factor.toFixed(2) : factor.toPrecision(3)}`;
}
