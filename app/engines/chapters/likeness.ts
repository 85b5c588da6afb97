import type { Term } from "./caption-words";
import type { Cue } from "./read-captions";

/** Rarity is counted in slots of so many seconds. */
const SLOT_SECONDS = 30;

/** For each term, the logarithm of how few slots of time have it. */
export function rarityOf(terms: readonly Term[], last: number): Float64Array {
  const size = terms.reduce((most, { term }) => Math.max(most, term + 1), 0);
  const [has, seen] = [new Float64Array(size), new Int32Array(size).fill(-1)];
  for (const { term, at } of terms) {
    const slot = Math.floor(at / SLOT_SECONDS);
    if (seen[term] !== slot) has[term] = (has[term] ?? 0) + 1;
    seen[term] = slot;
  }
  return has.map((slots) => (slots > 0 ? Math.max(0, Math.log(last / SLOT_SECONDS / slots)) : 0));
}

/** The cosine of the words before and after the start of each cue, a term weighing by the square of its rarity. */
export function compareSides(
  cues: readonly Cue[],
  terms: readonly Term[],
  rarity: Float64Array,
  seconds: number,
) {
  const sides = [new Float64Array(rarity.length), new Float64Array(rarity.length)] as const;
  const norms: [number, number] = [0, 0];
  let product = 0;
  const put = (side: 0 | 1, term: number, sign: 1 | -1) => {
    const [held, across] = [sides[side][term] ?? 0, sides[side ? 0 : 1][term] ?? 0];
    const heavy = (rarity[term] ?? 0) ** 2;
    norms[side] += heavy * ((held + sign) ** 2 - held ** 2);
    product += heavy * sign * across;
    sides[side][term] = held + sign;
  };
  let [first, middle, end] = [0, 0, 0];
  return Float64Array.from(cues, ({ start }, at) => {
    for (; (terms[end]?.at ?? Number.POSITIVE_INFINITY) < start + seconds; end += 1)
      put(1, terms[end]?.term ?? 0, 1);
    for (; middle < end && (terms[middle]?.cue ?? 0) < at; middle += 1) {
      put(1, terms[middle]?.term ?? 0, -1);
      put(0, terms[middle]?.term ?? 0, 1);
    }
    for (; first < middle && (terms[first]?.at ?? 0) < start - seconds; first += 1)
      put(0, terms[first]?.term ?? 0, -1);
    return norms[0] > 1e-9 && norms[1] > 1e-9 ? product / Math.sqrt(norms[0] * norms[1]) : 0;
  });
}

/** The same with average 0 and deviation 1; all 0 where all are alike. */
export function standardize(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (deviation > 1e-9 ? (value - mean) / deviation : 0));
}

/** How far the likeness climbs within so many seconds before each cue and after it, together. */
export function depthOf(cues: readonly Cue[], likeness: Float64Array, seconds: number): Float64Array {
  const places = [...cues.keys()];
  const peaks = [places, places.toReversed()].map((order) => {
    const highest = new Float64Array(cues.length);
    const queue: number[] = [];
    let head = 0;
    for (const at of order) {
      while (queue.length > head && (likeness[queue.at(-1) ?? 0] ?? 0) <= (likeness[at] ?? 0)) queue.pop();
      queue.push(at);
      const isNear = (other: number) =>
        Math.abs((cues[other]?.start ?? 0) - (cues[at]?.start ?? 0)) <= seconds;
      while (!isNear(queue[head] ?? at)) head += 1;
      highest[at] = likeness[queue[head] ?? at] ?? 0;
    }
    return highest;
  });
  return likeness.map((value, at) => (peaks[0]?.[at] ?? value) + (peaks[1]?.[at] ?? value) - 2 * value);
}
