import { dot } from "../../statistics/sums";
import type { TitleFeatures } from "./title-features";

/** How similar a title is to each title before it: one element for each, in their order. */
export interface TitleSimilarity {
  /** What they have in common, 0 to 1: the mean of the cosines of PARTS. */
  shared: Float64Array;
  /** The product of their forms: positive if both differ from most titles in the same way. */
  form: Float64Array;
}

type Part = "words" | "runs" | "start" | "end";
/** How much each part of a title counts, and whether its features count by how rare they are on the channel. */
const PARTS: { part: Part; share: number; byRarity: boolean }[] = [
  { part: "words", share: 0.25, byRarity: false },
  { part: "runs", share: 0.55, byRarity: true },
  { part: "start", share: 0.1, byRarity: false },
  { part: "end", share: 0.1, byRarity: false },
];

/** The titles that have a feature, in their order, and its weight in each. */
interface Owners {
  places: number[];
  weights: number[];
}

/** Compares titles with those that were added before, given one by one. */
export interface TitleComparer {
  /** The similarity of a title that comes after the first `size`. */
  compare(features: TitleFeatures, size: number): TitleSimilarity;
  /** The similarity to all titles added before, then adds it. */
  add(features: TitleFeatures): TitleSimilarity;
}

/**
 * Compares titles by the cosines of what they have in common. A run of letters weighs by how rare it was on
 * the channel when its title came (inverse document frequency: Sparck Jones, Journal of Documentation 28(1), 1972,
 * half a title smoothed), so that no later title changes how two earlier ones compare.
 */
export function titleComparer(): TitleComparer {
  const indexes = PARTS.map((own) => ({ ...own, owners: new Map<string, Owners>() }));
  const forms: Float64Array[] = [];
  const compare = (features: TitleFeatures, size: number, isAdded: boolean) => {
    const shared = new Float64Array(size);
    for (const { part, share, byRarity, owners } of indexes) {
      const names = features[part];
      const found = names.map((name) => owners.get(name));
      const weights = found.map((own) => {
        if (!byRarity) return 1;
        return Math.max(Math.log((size + 1) / (countBefore(own?.places, size) + 0.5)), 0);
      });
      const length = Math.sqrt(dot(weights, weights)) || 1;
      for (const [at, name] of names.entries()) {
        const weight = (weights[at] ?? 0) / length;
        const own = found[at];
        if (own) addShared(shared, own, share * weight);
        if (!isAdded) continue;
        if (own) {
          own.places.push(size);
          own.weights.push(weight);
        } else owners.set(name, { places: [size], weights: [weight] });
      }
    }
    const form = new Float64Array(size);
    for (let at = 0; at < size; at += 1) form[at] = dot(forms[at] ?? features.form, features.form);
    if (isAdded) forms.push(features.form);
    return { shared, form };
  };
  return {
    compare: (features, size) => compare(features, size, false),
    add: (features) => compare(features, forms.length, true),
  };
}

/** How many of the ascending places are below `size`. */
function countBefore(places: number[] | undefined, size: number): number {
  let count = places?.length ?? 0;
  while (count > 0 && (places?.[count - 1] ?? 0) >= size) count -= 1;
  return count;
}

function addShared(shared: Float64Array, { places, weights }: Owners, weight: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? shared.length;
    if (place >= shared.length) return;
    shared[place] = (shared[place] ?? 0) + weight * (weights[at] ?? 0);
  }
}
