import type { Word } from "../../words/words";
import type { Document } from "./documents";

/** What a phrase counts for when the title says it, and when only the description does. */
const TITLE_WEIGHT = 1;
const DESCRIPTION_WEIGHT = 0.45;

/** What a word counts for in a phrase, by what it says. */
const TOPIC_WORD = 1;
const FORMAT_WORD = 0.25;
const QUERY_WORD = 0.1;

/** A longer phrase repeats its words, so it adds less than one word does. */
const LENGTH_WEIGHT = [0, 1, 0.8, 0.5];

/** A phrase only one channel uses is likelier its habit than a topic. */
const ONE_CHANNEL = 0.5;

/** What a phrase no other video has still counts for in a vector's length. */
const UNSHARED = 0.15;

/** Phrase key to weight. */
export type Vector = Map<string, number>;

/** A sparse vector and its length in all phrases, those no other video has included. */
export interface Weighted {
  vector: Vector;
  norm: number;
}

/** How many videos say a phrase, and whether more than the first one's channel does. */
interface Users {
  count: number;
  channelId: string;
  several: boolean;
}

/**
 * TF-IDF vectors of the documents over each other: weight = where it is said × what its words say × length ×
 * ln((N + 1) / (df + 0.5)), with df the number of videos that say it (Spärck Jones 1972; presence, not
 * counts, as titles say a thing once). Phrases of one video stay out of the vector but not out of its norm:
 * they cannot match, yet they make the video less like the others. No documents give no vectors.
 */
export function weigh(documents: Document[], query: ReadonlySet<string>): Weighted[] {
  const said = documents.map((document) => wordsSaid(document, query));
  const users = new Map<string, Users>();
  said.forEach((weights, at) => {
    const { channelId } = (documents[at] as Document).video;
    for (const key of weights.keys()) {
      const user = users.get(key);
      if (!user) users.set(key, { count: 1, channelId, several: false });
      else {
        user.count++;
        user.several ||= user.channelId !== channelId;
      }
    }
  });
  const manyChannels = new Set(documents.map((document) => document.video.channelId)).size > 1;
  return said.map((weights) => {
    const vector: Vector = new Map();
    let squares = 0;
    for (const [key, weight] of weights) {
      const user = users.get(key) as Users;
      const habit = manyChannels && user.count > 1 && !user.several ? ONE_CHANNEL : 1;
      const value = weight * habit * Math.log((documents.length + 1) / (user.count + 0.5));
      if (user.count > 1) vector.set(key, value);
      squares += (user.count > 1 ? 1 : UNSHARED) * value * value;
    }
    return { vector, norm: Math.sqrt(squares) };
  });
}

function wordsSaid(document: Document, query: ReadonlySet<string>): Vector {
  const weights: Vector = new Map();
  for (const phrase of document.titlePhrases) {
    weights.set(
      phrase.key,
      TITLE_WEIGHT * meaningOf(phrase.words, query) * (LENGTH_WEIGHT[phrase.words.length] ?? 0),
    );
  }
  for (const [key, words] of document.descriptionPhrases) {
    if (weights.has(key)) continue;
    weights.set(key, DESCRIPTION_WEIGHT * meaningOf(words, query) * (LENGTH_WEIGHT[words.length] ?? 0));
  }
  return weights;
}

/** How much a phrase says, 0 to 1: the mean over its words. */
export function meaningOf(words: Word[], query: ReadonlySet<string>): number {
  const sum = words.reduce((total, word) => {
    if (word.kind === "stop") return total;
    return total + (query.has(word.key) ? QUERY_WORD : word.kind === "format" ? FORMAT_WORD : TOPIC_WORD);
  }, 0);
  return words.length === 0 ? 0 : sum / words.length;
}
