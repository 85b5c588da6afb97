import { hasUnspacedScript } from "../../words/words";

/** How similar a title is to each title before it: one element for each, in their order. */
export interface TitleSimilarity {
  /** Cosine of the words and marks both have: 0 to 1. */
  words: Float64Array;
  /** 0.5 if the first word is the same, 1 if the first two are. */
  start: Float64Array;
}

/** What titles are compared by. */
export interface TitleShape {
  /** In their order. */
  words: string[];
  /** Each word once, and the marks of the title's form, which begin with a space, as no word does. */
  traits: Set<string>;
}

/** A title, and how similar it is to each title before it. */
export interface ComparedTitle extends TitleShape {
  similarity: TitleSimilarity;
}

/** YouTube takes titles of up to 100 characters; a longer paste is compared by its beginning. */
const MAX_CHARACTERS = 200;

/** The weights were learned on these words, so the engine keeps this tokenizer of its own instead of `app/words`. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
const MARKS = /[?!|#:([&]|？|！|：|（/g;
const PICTURE = /\p{Extended_Pictographic}/u;
const CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;
/** Titles count as of one length within steps of this many characters. */
const LENGTH_STEP = 25;

/**
 * Reads a title of any language. Words are runs of Unicode letters in lower case; a number reads as "0", so that
 * "Part 3" and "Part 4" have the same words. Marks are punctuation, emoji, capitals and length.
 */
export function titleShape(title: string): TitleShape {
  const text = title.slice(0, MAX_CHARACTERS).normalize("NFKC");
  const words = wordsOf(text);
  const marks = [...(text.match(MARKS) ?? []), `length ${Math.floor(text.length / LENGTH_STEP)}`];
  if (PICTURE.test(text)) marks.push("emoji");
  if (CAPITALS.test(text)) marks.push("capitals");
  return { words, traits: new Set([...words, ...marks.map((mark) => ` ${mark}`)]) };
}

/** The words of a title alone, as `titleShape` reads them. */
export function titleWords(title: string): string[] {
  return wordsOf(title.slice(0, MAX_CHARACTERS).normalize("NFKC"));
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).flatMap((found) => {
    if (/^\p{N}/u.test(found)) return ["0"];
    const characters = [...found];
    if (characters.length < 3 || !hasUnspacedScript(found)) return [found];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
}

/**
 * Compares titles, given one by one, each with those given before it. Cosines, so that long titles have no edge.
 * Counted through an index of which titles have which trait, since most pairs share little.
 */
export function titleComparer(): (title: string) => ComparedTitle {
  const earlier: TitleShape[] = [];
  const owners = new Map<string, number[]>();
  return (title) => {
    const shape = titleShape(title);
    const place = earlier.length;
    const shared = new Float64Array(place);
    for (const trait of shape.traits) {
      const own = owners.get(trait);
      if (own) for (const owner of own) shared[owner] = (shared[owner] ?? 0) + 1;
      if (own) own.push(place);
      else owners.set(trait, [place]);
    }
    const similarity = { words: new Float64Array(place), start: new Float64Array(place) };
    for (const [at, other] of earlier.entries()) {
      similarity.words[at] = (shared[at] ?? 0) / Math.sqrt(shape.traits.size * other.traits.size);
      similarity.start[at] = sharedStart(shape.words, other.words) / 2;
    }
    earlier.push(shape);
    return { ...shape, similarity };
  };
}

/** How many of the first two words are the same. */
export function sharedStart(one: string[], other: string[]): 0 | 1 | 2 {
  if (one.length === 0 || one[0] !== other[0]) return 0;
  return one.length > 1 && one[1] === other[1] ? 2 : 1;
}
