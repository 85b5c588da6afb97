import type { OwnUpload } from "./own-uploads";

/** A phrase of a title: which words of which upload, and what stands right beside it, as numbers that tell it apart. */
export interface Place {
  upload: OwnUpload;
  from: number;
  to: number;
  left: number;
  right: number;
}

/** All phrases of the titles, and the frames that several titles have around them. */
export interface Phrases {
  /** By what they say, in lower case; oldest first. */
  places: Map<string, Place[]>;
  /** Phrases by the rest of their titles around them, where at least three titles have it; each by its newest upload. */
  frames: Map<number, Map<string, Place>>;
  /** Phrases by the words beside them. */
  besides: Map<number, Set<string>>;
}

const MOST_WORDS = 4;
export const LEAST_TITLES = 3;
const LETTERS = /\p{L}/u;
const WITHIN = /^(?:\s|-|['’]|\s?&\s?)$/u;
const NUMBER = /^\p{N}+$/u;
/** Two numbers below it make one that no other two do. */
const MOST_NUMBERS = 2 ** 24;

/** Phrases of one to four words that begin and end with a telling word or, after one, with a number. */
export function readPhrases(own: readonly OwnUpload[]): Phrases {
  const found: Phrases = { places: new Map(), frames: new Map(), besides: new Map() };
  const numbers = new Map<string, number>();
  const lettered = new Set<number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    if (LETTERS.test(text)) lettered.add(numbers.size - 1);
    return numbers.size - 1;
  };
  const edges = own.map(({ lower, words }) => {
    const start = (at: number) => words[Math.max(at, 0)]?.start ?? 0;
    const end = (at: number) => words[at]?.end ?? lower.length;
    return words.map((_, at) => ({
      first: numberOf(`^${lower.slice(0, start(at))}`),
      last: numberOf(`${lower.slice(end(at))}$`),
      left: numberOf(`<${lower.slice(at > 0 ? start(at - 1) : 0, start(at))}`),
      farLeft: numberOf(`<${lower.slice(at > 1 ? start(at - 2) : 0, start(at))}`),
      right: numberOf(`>${lower.slice(end(at), end(at + 1))}`),
      farRight: numberOf(`>${lower.slice(end(at), end(at + 2))}`),
    }));
  });
  const titlesWith = new Uint32Array(numbers.size);
  for (const one of edges.flat().flatMap(({ first, last }) => [first, last]))
    titlesWith[one] = (titlesWith[one] ?? 0) + 1;

  for (const [which, upload] of own.entries()) {
    const { lower, words } = upload;
    for (const [from, word] of words.entries()) {
      const before = edges[which]?.[from];
      if (word.kind === "stop" || !before) continue;
      for (let to = from; to < Math.min(from + MOST_WORDS, words.length); to += 1) {
        const [last, after] = [words[to], edges[which]?.[to]];
        if (!last || !after) break;
        if (to > from && !WITHIN.test(lower.slice(words[to - 1]?.end, last.start))) break;
        const isNumber = to > from && NUMBER.test(lower.slice(last.start, last.end));
        if ((last.kind === "stop" && !isNumber) || to - from + 1 >= words.length) continue;
        const key = lower.slice(word.start, last.end);
        const place = { upload, from, to, left: before.left, right: after.right };
        valueIn(found.places, key, () => []).push(place);
        if (Math.min(titlesWith[before.first] ?? 0, titlesWith[after.last] ?? 0) >= LEAST_TITLES)
          valueIn(found.frames, pair(before.first, after.last), () => new Map()).set(key, place);
        for (const beside of besidesOf(before, after))
          valueIn(found.besides, beside, () => new Set()).add(key);
      }
    }
  }
  return found;

  /** The word on either side; at an end of a title or beside a number alone, two words of the other side. */
  function besidesOf(before: Edge, after: Edge): number[] {
    const [isAfter, isBefore] = [lettered.has(before.left), lettered.has(after.right)];
    if (isAfter && isBefore) return [pair(before.left, after.right)];
    if (isAfter) return [pair(before.farLeft, after.right)];
    return isBefore ? [pair(before.left, after.farRight)] : [];
  }
}

interface Edge {
  left: number;
  farLeft: number;
  right: number;
  farRight: number;
}

const pair = (one: number, other: number) => one * MOST_NUMBERS + other;

function valueIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** A phrase as its title has it. */
export function phraseOf({ upload: { title, words }, from, to }: Place): string {
  return title.slice(words[from]?.start, words[to]?.end);
}

/** The title before and after a phrase, as written. */
export function partsOf({ upload: { title, words }, from, to }: Place): [before: string, after: string] {
  return [title.slice(0, words[from]?.start), title.slice(words[to]?.end ?? title.length)];
}

/** So many uploads with different words on either side show that a phrase is a thing by itself, and no piece of one. */
const LEAST_RECURRING = 3;
/** A thing's name ends a title, or a part of one, so often. */
const ENDING_SHARE = 0.25;

/** Whether a phrase stands in several titles between different words, and ends a part of some: so a name does in any language. */
export function isRecurring(made: readonly Place[]): boolean {
  const differ = (of: (place: Place) => unknown) => new Set(made.map(of)).size;
  return (
    differ(({ upload }) => upload) >= LEAST_RECURRING &&
    differ(({ left }) => left) > 1 &&
    differ(({ right }) => right) > 1 &&
    made.filter((place) => isEdge(place, 1)).length >= ENDING_SHARE * made.length
  );
}

/** Whether a phrase is a whole part of its title, and not in brackets. */
export const isPart = (place: Place): boolean =>
  isEdge(place, -1) && isEdge(place, 1) && !/[([]\s?$/u.test(partsOf(place)[0]);

/** "100 Layer Oreo", and not "$300 Chocolate": what is counted is named with its number. */
export const isCounted = (place: Place): boolean =>
  /(?<![\p{Sc}\p{N}.,#])\p{N}+[\s-]$/u.test(partsOf(place)[0]);

/** Whether a place begins a title or a part of it (-1), or ends one (1). */
export function isEdge({ upload: { lower, words }, from, to }: Place, side: -1 | 1): boolean {
  const word = side < 0 ? words[from - 1] : words[to + 1];
  const gap =
    side < 0 ? lower.slice(word?.end ?? 0, words[from]?.start) : lower.slice(words[to]?.end, word?.start);
  return !word || /[^\s'’#&+-]|\s-\s/u.test(gap);
}
