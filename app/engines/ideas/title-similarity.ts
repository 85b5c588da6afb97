import { dot } from "../../statistics/sums";
import type { TitleFeatures } from "./title-features";

/** How similar a title is to each title before it: one element for each, in their order. */
export interface TitleSimilarity {
  /** What they have in common, 0 to 1: the mean of the cosines of PARTS. */
  shared: Float64Array;
  /** The product of their forms: positive if both differ from most titles in the same way. */
  form: Float64Array;
}

export type Part = "words" | "runs" | "start" | "end";
/** How much each part of a title counts, in the order in which they add up. */
const SHARES: Record<Part, number> = { words: 0.25, runs: 0.55, start: 0.1, end: 0.1 };
const PARTS: readonly Part[] = ["words", "runs", "start", "end"];

/** The weight of a name in a title after `size` others, `count` of which have it: runs count by how rare they are. */
export type Rarity = (size: number, count: number) => number;
const evenly: Rarity = () => 1;
const byRarity: Rarity = (size, count) => Math.max(Math.log((size + 1) / (count + 0.5)), 0);
export const RARITIES: Record<Part, Rarity> = { words: evenly, runs: byRarity, start: evenly, end: evenly };

/** The same of each part. */
export function ofParts<Made>(make: (part: Part) => Made): Record<Part, Made> {
  return { words: make("words"), runs: make("runs"), start: make("start"), end: make("end") };
}

/** The titles that have a name, in their order, and its weight in each. */
export interface Owners {
  places: readonly number[];
  weights: readonly number[];
}

/** Who has each name, and the length of each title's vector, by which its weights were divided. */
export interface Owned {
  find(name: string): Owners | undefined;
  lengths: ArrayLike<number>;
}

/** What earlier titles are compared by: worked out as they are added, or kept (kept-past.ts). */
export interface ComparedTitles {
  parts: Record<Part, Owned>;
  forms: readonly Float64Array[];
}

/** Compares titles with those that were added before, given one by one. */
export interface TitleComparer {
  titles: ComparedTitles;
  /** The similarity to all titles added before, then adds it. */
  add(features: TitleFeatures): TitleSimilarity;
}

/**
 * How similar a title that comes after the first `size` is to each of them: the cosines of what they have in common. A run
 * of letters weighs by how rare it was on the channel when its title came (inverse document frequency: Sparck Jones,
 * Journal of Documentation 28(1), 1972, half a title smoothed), so that no later title changes how two earlier ones compare.
 */
export function compareTitle(
  { parts, forms }: ComparedTitles,
  features: TitleFeatures,
  size: number,
): TitleSimilarity {
  const weighed = ofParts((part) => weigh(parts[part], features[part], size, RARITIES[part]));
  return compareWeighed(weighed, forms, features.form, size);
}

function compareWeighed(
  weighed: Record<Part, Weighed>,
  forms: readonly Float64Array[],
  own: Float64Array,
  size: number,
): TitleSimilarity {
  const shared = new Float64Array(size);
  for (const part of PARTS) {
    const { owners, weights } = weighed[part];
    for (let at = 0; at < owners.length; at += 1) {
      const those = owners[at];
      if (those) addShared(shared, those, SHARES[part] * (weights[at] ?? 0));
    }
  }
  const form = new Float64Array(size);
  for (let at = 0; at < size; at += 1) form[at] = dot(forms[at] ?? own, own);
  return { shared, form };
}

/** The names of a title's part, who has each, and how much each weighs: a vector of length 1, and the length it had. */
interface Weighed {
  owners: (Owners | undefined)[];
  weights: number[];
  length: number;
}

function weigh({ find }: Owned, names: string[], size: number, rarity: Rarity): Weighed {
  const owners = names.map(find);
  const weights = owners.map((own) => rarity(size, own ? countBefore(own.places, size) : 0));
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return { owners, weights: weights.map((weight) => weight / length), length };
}

/** A comparer without a title. */
export function titleComparer(): TitleComparer {
  const indexes = ofParts(() => {
    const owners = new Map<string, { places: number[]; weights: number[] }>();
    const lengths: number[] = [];
    return { owners, lengths, find: (name: string) => owners.get(name) };
  });
  const forms: Float64Array[] = [];
  const titles = { parts: indexes, forms };
  return {
    titles,
    add(features) {
      const size = forms.length;
      const weighed = ofParts((part) => weigh(indexes[part], features[part], size, RARITIES[part]));
      const similarity = compareWeighed(weighed, forms, features.form, size);
      for (const part of PARTS) {
        const { owners, lengths } = indexes[part];
        const { weights, length } = weighed[part];
        lengths.push(length);
        for (const [at, name] of features[part].entries()) {
          const weight = weights[at] ?? 0;
          const own = owners.get(name);
          if (own) {
            own.places.push(size);
            own.weights.push(weight);
          } else owners.set(name, { places: [size], weights: [weight] });
        }
      }
      forms.push(features.form);
      return similarity;
    },
  };
}

/** How many of the ascending places are below `size`. */
function countBefore(places: readonly number[], size: number): number {
  let count = places.length;
  while (count > 0 && (places[count - 1] ?? 0) >= size) count -= 1;
  return count;
}

function addShared(shared: Float64Array, { places, weights }: Owners, weight: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? shared.length;
    if (place >= shared.length) return;
    shared[place] = (shared[place] ?? 0) + weight * (weights[at] ?? 0);
  }
}
