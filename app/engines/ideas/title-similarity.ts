import { dot } from "../../statistics/vectors";
import type { TitleFeatures } from "./title-features";

/** How similar a title is to each title before it: one element for each, in their order. */
export interface TitleSimilarity {
  /** Cosines of the features both have, 0 to 1; of words and runs by how rare they are on the channel. */
  words: Float64Array;
  runs: Float64Array;
  start: Float64Array;
  end: Float64Array;
  /** The product of their forms: positive if both differ from most titles in the same way. */
  form: Float64Array;
}

const PARTS = ["words", "runs", "start", "end"] as const;
type Part = (typeof PARTS)[number];
const BY_RARITY: Record<Part, boolean> = { words: true, runs: true, start: false, end: false };

/** Which of the titles given so far have a feature, and its squared weight. */
interface Feature {
  owners: number[];
  squared: number;
}

/**
 * Compares titles, given one by one, each with those given before it. How rare a feature is counts by `known` alone:
 * titles published before all that are to be judged.
 */
export function titleComparer(known: TitleFeatures[]): {
  /** The title's similarity to all that were added. */
  compare(features: TitleFeatures): TitleSimilarity;
  add(features: TitleFeatures): void;
} {
  const parts = PARTS.map((part) => partIndex(part, known));
  const forms: Float64Array[] = [];
  const [words, runs, start, end] = parts;
  if (!words || !runs || !start || !end) throw new Error("a part of the index is missing");
  return {
    compare: (features) => ({
      words: words.compare(features.words, forms.length),
      runs: runs.compare(features.runs, forms.length),
      start: start.compare(features.start, forms.length),
      end: end.compare(features.end, forms.length),
      form: Float64Array.from(forms, (form) => dot(form, features.form)),
    }),
    add: (features) => {
      for (const [at, part] of PARTS.entries()) parts[at]?.add(features[part], forms.length);
      forms.push(features.form);
    },
  };
}

function partIndex(part: Part, known: TitleFeatures[]) {
  const counts = new Map<string, number>();
  if (BY_RARITY[part]) {
    for (const features of known) {
      for (const name of features[part]) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  /** Squared inverse document frequency (Sparck Jones, Journal of Documentation 28(1), 1972), half a title smoothed. */
  const squared = (name: string) =>
    BY_RARITY[part] ? Math.max(Math.log((known.length + 1) / ((counts.get(name) ?? 0) + 0.5)), 0) ** 2 : 1;
  const features = new Map<string, Feature>();
  const norms: number[] = [];
  const normOf = (names: string[]) =>
    Math.sqrt(names.reduce((sum, name) => sum + (features.get(name)?.squared ?? squared(name)), 0));
  return {
    compare(names: string[], size: number): Float64Array {
      const shared = new Float64Array(size);
      for (const name of names) {
        const own = features.get(name);
        if (own) for (const owner of own.owners) shared[owner] = (shared[owner] ?? 0) + own.squared;
      }
      const norm = normOf(names);
      for (const [at, overlap] of shared.entries()) {
        if (overlap > 0) shared[at] = overlap / (norm * (norms[at] ?? Number.NaN));
      }
      return shared;
    },
    add(names: string[], place: number): void {
      for (const name of names) {
        const own = features.get(name);
        if (own) own.owners.push(place);
        else features.set(name, { owners: [place], squared: squared(name) });
      }
      norms.push(normOf(names));
    },
  };
}
