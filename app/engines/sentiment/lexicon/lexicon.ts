import { ADJECTIVES } from "./adjectives";
import { CREATOR_WORDS } from "./creator-words";
import { EMOJI } from "./emoji";
import { RATED_WORDS } from "./rated-words";

interface Phrase {
  /** The words after the first. */
  rest: string[];
  rating: number;
}

export interface Adjective {
  /** -1 to 1. */
  polarity: number;
  /** 0 to 1. */
  subjectivity: number;
}

/** All ratings are from -4 to 4. */
export interface Lexicon {
  /** Ratings of single words. */
  words: Map<string, number>;
  /** Phrases by their first word, the longest first. */
  phrases: Map<string, Phrase[]>;
  emoji: Map<string, number>;
  /** The single words of the own list. */
  creator: Set<string>;
  adjectives: Map<string, Adjective>;
  /** All of these, phrases by their first word: what is not here has no entry anywhere. */
  listed: Set<string>;
}

let known: Lexicon | undefined;

/** The rated terms of all lists, read once. Own ratings replace VADER's. */
export function lexicon(): Lexicon {
  known ??= readLists();
  return known;
}

/** The words and phrases of the own list (creator-words.ts) with their ratings. */
export function creatorPhrases(): { phrase: string; rating: number }[] {
  return lines(CREATOR_WORDS).flatMap(({ rating, rest }) =>
    rest.split(", ").map((phrase) => ({ phrase, rating })),
  );
}

/** Ratings below this are no opinion. */
const OPINION_FROM = 1;
/** Polarities are from -1 to 1: few opinions are below this. */
const POLARITY_FROM = 0.45;

/**
 * What one word alone says of the thing it stands beside: 1 praise, -1 blame, 0 neither. Nouns that only sound good or
 * bad ("gift", "liberty", "thief") are neither: an adjective is asked for, or one of `verbs`.
 */
export function wordOpinion(word: string, verbs: ReadonlySet<string>): -1 | 0 | 1 {
  const { words, emoji, adjectives } = lexicon();
  if (emoji.has(word) || !(adjectives.has(word) || verbs.has(word))) return 0;
  const rating = words.get(word);
  if (rating !== undefined) return Math.abs(rating) < OPINION_FROM ? 0 : rating > 0 ? 1 : -1;
  const polarity = adjectives.get(word)?.polarity ?? 0;
  return Math.abs(polarity) < POLARITY_FROM ? 0 : polarity > 0 ? 1 : -1;
}

function readLists(): Lexicon {
  const words = new Map<string, number>();
  const phrases = new Map<string, Phrase[]>();
  const emoji = new Map<string, number>();
  const creator = new Set<string>();
  for (const { rating, rest } of lines(RATED_WORDS)) {
    for (const word of rest.split(" ")) words.set(word, rating);
  }
  for (const { rating, rest } of lines(EMOJI)) {
    for (const sign of rest.split(" ")) emoji.set(sign, rating);
  }
  for (const { phrase, rating } of creatorPhrases()) {
    const [first = "", ...behind] = phrase.split(" ");
    if (behind.length === 0) {
      words.set(first, rating);
      creator.add(first);
      continue;
    }
    const others = phrases.get(first);
    if (others) others.push({ rest: behind, rating });
    else phrases.set(first, [{ rest: behind, rating }]);
  }
  for (const others of phrases.values()) others.sort((a, b) => b.rest.length - a.rest.length);
  const adjectives = new Map<string, Adjective>();
  for (const { rating, rest } of lines(ADJECTIVES)) {
    const [subjectivity, ...those] = rest.split(" ");
    const adjective = { polarity: rating, subjectivity: Number(subjectivity) };
    for (const word of those) adjectives.set(word, adjective);
  }
  const listed = new Set([words, phrases, emoji, adjectives].flatMap((list) => [...list.keys()]));
  return { words, phrases, emoji, creator, adjectives, listed };
}

function lines(list: string): { rating: number; rest: string }[] {
  return list
    .trim()
    .split("\n")
    .map((line) => {
      const space = line.indexOf(" ");
      return { rating: Number(line.slice(0, space)), rest: line.slice(space + 1) };
    });
}
