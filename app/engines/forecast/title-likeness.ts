/** How alike a title is to each title before it: each an array by their place. */
export interface Likeness {
  /** Cosine of the words and marks both have: 0 to 1. */
  words: Float64Array;
  /** 0.5 where the first word is the same, 1 where the first two are. */
  start: Float64Array;
}

/** What titles are compared by. */
export interface TitleShape {
  /** In their order. */
  words: string[];
  /** The words once each, and the marks of the title's form: they begin with a space, as no word does. */
  traits: Set<string>;
}

/** YouTube takes titles of up to 100 characters; what is pasted may be longer and is compared by its beginning. */
const READ_CHARACTERS = 200;

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Scripts without spaces between words: there, pairs of characters do for words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a word of a title is a pair of characters of such a script. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

const MARKS = /[?!|#:([&]|？|！|：|（/g;
const PICTURE = /\p{Extended_Pictographic}/u;
const CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;
/** Titles whose lengths fall into the same stretch of this many characters have that in common. */
const LENGTH_STEP = 25;

/**
 * Reads a title of any language. Words are runs of Unicode letters, without case; numbers stand as "0", so that
 * "Part 3" and "Part 4" have the same words. Marks are punctuation, emoji, capitals and length.
 */
export function shapeOf(title: string): TitleShape {
  const text = title.slice(0, READ_CHARACTERS).normalize("NFKC");
  const words = (text.toLowerCase().match(WORD) ?? []).flatMap((found) => {
    if (/^\p{N}/u.test(found)) return ["0"];
    const characters = [...found];
    if (characters.length < 3 || !UNSPACED.test(found)) return [found];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
  const marks = [...(text.match(MARKS) ?? []), `length ${Math.floor(text.length / LENGTH_STEP)}`];
  if (PICTURE.test(text)) marks.push("emoji");
  if (CAPITALS.test(text)) marks.push("capitals");
  return { words, traits: new Set([...words, ...marks.map((mark) => ` ${mark}`)]) };
}

/**
 * For each title, in order, its likeness to those before it. Cosines, so that long titles have no edge. Counted
 * through an index of which titles have what, since most pairs share little.
 */
export function likenessOf(shapes: TitleShape[]): Likeness[] {
  const owners = new Map<string, number[]>();
  return shapes.map(({ words, traits }, at) => {
    const likeness = { words: new Float64Array(at), start: new Float64Array(at) };
    for (const trait of traits) {
      const own = owners.get(trait);
      if (own) for (const owner of own) likeness.words[owner] = (likeness.words[owner] as number) + 1;
      if (own) own.push(at);
      else owners.set(trait, [at]);
    }
    for (let before = 0; before < at; before += 1) {
      const other = shapes[before] as TitleShape;
      const shared = likeness.words[before] as number;
      likeness.words[before] = shared / Math.sqrt(traits.size * other.traits.size);
      likeness.start[before] = startShared(words, other.words) / 2;
    }
    return likeness;
  });
}

/** Of the first two words, how many are the same. */
export function startShared(one: string[], other: string[]): 0 | 1 | 2 {
  if (one.length === 0 || one[0] !== other[0]) return 0;
  return one.length > 1 && one[1] === other[1] ? 2 : 1;
}
