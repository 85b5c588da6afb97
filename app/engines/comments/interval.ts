import { wilson } from "../../statistics/wilson";
import type { Feeling } from "./reading";

/** A number for each feeling: how many comments have it, or what one of them counts. */
export type OfEach = Record<Feeling, number>;

const FEELINGS = ["positive", "neutral", "negative"] as const;

/**
 * The 95 % interval of the mean of what comments count, for which of them happened to be written. Wilson's, of the
 * mean between the least and the most that one counts, for as many comments as would make a proportion vary so little
 * (their effective number: Korn and Graubard, Survey Methodology 24, 1998); where one feeling counts 1 and the others
 * 0 it is Wilson's own. The variance is taken with one more comment of each feeling, so that it is never 0.
 */
export function meanInterval(tally: OfEach, worth: OfEach): [low: number, high: number] {
  const worths = FEELINGS.map((feeling) => worth[feeling]);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const n = FEELINGS.reduce((sum, feeling) => sum + tally[feeling], 0);
  let [sum, mean, square] = [0, 0, 0];
  for (const feeling of FEELINGS) {
    const part = (worth[feeling] - least) / (most - least);
    sum += part * tally[feeling];
    mean += (part * (tally[feeling] + 1)) / (n + 3);
    square += (part * part * (tally[feeling] + 1)) / (n + 3);
  }
  const times = (mean * (1 - mean)) / (square - mean * mean);
  const [low, high] = wilson(sum * times, n * times);
  return [least + low * (most - least), least + high * (most - least)];
}
