import { type FeelingModel, OUTPUTS } from "./model";
import { GRAMS, LEAN, RULES, STEP } from "./weights";

/** A weight is one character: its code less this many is the number of steps. Codes 37 to 91, so no quote, no "\\". */
const MIDDLE = 64;
export const MOST_STEPS = 27;

let read: FeelingModel | undefined;

/** The weights that ship, decoded once. */
export function shippedModel(): FeelingModel {
  read ??= decoded();
  return read;
}

function decoded(): FeelingModel {
  const lines = GRAMS.trim().split("\n");
  const grams = new Map<string, number>();
  const learned = new Float64Array(lines.length * OUTPUTS);
  lines.forEach((line, at) => {
    grams.set(line.slice(OUTPUTS), at * OUTPUTS);
    for (let output = 0; output < OUTPUTS; output++) {
      learned[at * OUTPUTS + output] = (line.charCodeAt(output) - MIDDLE) * STEP;
    }
  });
  const rules = RULES.trim()
    .split("\n")
    .flatMap((line) => line.split(" ").slice(1).map(Number));
  return { rules: Float64Array.from(rules), grams, learned, lean: LEAN };
}

/** The character of a weight, the inverse of what is decoded. */
export function encodedWeight(weight: number, step: number): string {
  const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
  return String.fromCharCode(MIDDLE + steps);
}
