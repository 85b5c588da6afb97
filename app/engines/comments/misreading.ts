import { MEASURED } from "../sentiment";
import { meanInterval, type OfEach } from "./interval";

type Named = (typeof MEASURED)[number]["named"];

/**
 * The 95 % interval of what comments count on average, with how they are misread, too. It reaches from the least to
 * the most of: the comments as they are named, and as they would have been labelled had readings been wrong as on each
 * set of comments that people labelled (`feeling/measured.ts`). Wrong differs: where few praise, some neutral comments
 * named praise make much of it; where most do, praise that is missed makes less. So no fixed number is added; each
 * name is counted as the labels behind it (the inverse of the rates, as Rogan and Gladen, American Journal of
 * Epidemiology 107, 1978, correct a test). Held to the least and the most that a comment counts.
 */
export function rangeOf(tally: OfEach, worth: OfEach, measured = MEASURED): { low: number; high: number } {
  const intervals = [worth, ...measured.map(({ named }) => labelWorth(named, worth))].map((each) =>
    meanInterval(tally, each),
  );
  const all = Object.values(worth);
  return {
    low: Math.max(Math.min(...all), Math.min(...intervals.map(([low]) => low))),
    high: Math.min(Math.max(...all), Math.max(...intervals.map(([, high]) => high))),
  };
}

/**
 * What a comment of each name counts, so that on average a label counts what it is worth: three equations, solved by
 * Cramer's rule.
 */
function labelWorth({ positive, neutral, negative }: Named, worth: OfEach): OfEach {
  const rates = [positive, neutral, negative].map((row) => {
    const all = row[0] + row[1] + row[2];
    return row.map((count) => count / all) as Row;
  }) as [Row, Row, Row];
  const wanted: Row = [worth.positive, worth.neutral, worth.negative];
  const whole = determinant(rates);
  const [p, o, n] = [0, 1, 2].map(
    (column) =>
      determinant(rates.map((row, at) => row.with(column, wanted[at] as number)) as [Row, Row, Row]) / whole,
  ) as Row;
  return { positive: p, neutral: o, negative: n };
}

type Row = [number, number, number];

function determinant([[a, b, c], [d, e, f], [g, h, i]]: [Row, Row, Row]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
