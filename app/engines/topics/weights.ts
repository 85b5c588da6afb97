import type { Word } from "../../words/words";
import type { Document } from "./documents";

/** What a phrase counts in a title, and in a description only. */
const TITLE_WEIGHT = 1;
const DESCRIPTION_WEIGHT = 0.45;

/** What a word counts in a phrase, by its kind. */
const TOPIC_WORD = 1;
const FORMAT_WORD = 0.25;
const QUERY_WORD = 0.1;

/** By number of words: a longer phrase repeats its words, so it adds less than one word does. */
const LENGTH_WEIGHT = [0, 1, 0.8, 0.5];

/** A phrase that only one channel uses is more likely its habit than a topic. */
const ONE_CHANNEL = 0.5;

/** What a phrase of a single video counts in the length of its vector. */
const UNSHARED = 0.15;

/** A sparse vector, phrase key to weight, and its length, to which phrases of this video alone add a part. */
export interface WeightedVector {
  vector: Map<string, number>;
  norm: number;
}

/** How many videos use a phrase, and whether several channels do. */
interface Usage {
  count: number;
  firstChannel: string;
  manyChannels: boolean;
}

/**
 * TF-IDF vectors of the documents over each other: weight = where a phrase stands × what its words mean ×
 * length × ln((N + 1) / (df + 0.5)), with df the number of videos that use it (Spärck Jones 1972; presence, not
 * counts, since a title says a thing once). Phrases of one video stay out of the vector but count in its norm:
 * they cannot match, yet they make the video less like the others. [] for no documents.
 */
export function tfIdfVectors(documents: Document[], query: ReadonlySet<string>): WeightedVector[] {
  const weighed = documents.map((document) => ({ document, weights: weighPhrases(document, query) }));
  const usages = new Map<string, Usage>();
  for (const { document, weights } of weighed) {
    const { channelId } = document.video;
    for (const key of weights.keys()) {
      const usage = usages.get(key) ?? { count: 0, firstChannel: channelId, manyChannels: false };
      usage.count++;
      usage.manyChannels ||= usage.firstChannel !== channelId;
      usages.set(key, usage);
    }
  }
  const manyChannels = new Set(documents.map((document) => document.video.channelId)).size > 1;
  return weighed.map(({ weights }) => {
    const vector = new Map<string, number>();
    let squares = 0;
    for (const [key, weight] of weights) {
      const usage = usages.get(key);
      const count = usage?.count ?? 0;
      const habit = manyChannels && count > 1 && !usage?.manyChannels ? ONE_CHANNEL : 1;
      const value = weight * habit * Math.log((documents.length + 1) / (count + 0.5));
      if (count > 1) vector.set(key, value);
      squares += (count > 1 ? 1 : UNSHARED) * value * value;
    }
    return { vector, norm: Math.sqrt(squares) };
  });
}

function weighPhrases(document: Document, query: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>();
  const weigh = (words: Word[]) => meaning(words, query) * (LENGTH_WEIGHT[words.length] ?? 0);
  for (const { key, words } of document.titlePhrases) weights.set(key, TITLE_WEIGHT * weigh(words));
  for (const [key, words] of document.descriptionPhrases) {
    if (!weights.has(key)) weights.set(key, DESCRIPTION_WEIGHT * weigh(words));
  }
  return weights;
}

/** How much a phrase means, 0 to 1: the mean over its words, of which stop words count 0. */
export function meaning(words: Word[], query: ReadonlySet<string>): number {
  const sum = words.reduce((total, word) => {
    if (word.kind === "stop") return total;
    return total + (query.has(word.key) ? QUERY_WORD : word.kind === "format" ? FORMAT_WORD : TOPIC_WORD);
  }, 0);
  return words.length === 0 ? 0 : sum / words.length;
}
