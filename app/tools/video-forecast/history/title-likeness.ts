/** How alike a title is to each title before it: each an array by their place. */
export interface Likeness {
  /** Cosine of the words both have: 0 to 1. */
  words: Float64Array;
  /** Cosine of the runs of four characters both have: 0 to 1. */
  runs: Float64Array;
  /** 0.5 where the first word is the same, 1 where the first two are. */
  start: Float64Array;
}

/** YouTube takes titles of up to 100 characters; what is pasted may be longer and is compared by its beginning. */
const READ_CHARACTERS = 200;
const RUN = 4;

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Scripts without spaces between words: there, pairs of characters do for words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The words of a title in any language, in their order and without case: runs of Unicode letters. Numbers stand
 * as "0", so that "Part 3" and "Part 4" have the same words.
 */
export function wordsOf(title: string): string[] {
  const text = title.slice(0, READ_CHARACTERS).normalize("NFKC").toLowerCase();
  return (text.match(WORD) ?? []).flatMap((found) => {
    if (/^\p{N}/u.test(found)) return ["0"];
    const characters = [...found];
    if (characters.length < 3 || !UNSPACED.test(found)) return [found];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
}

/** For each title, in order, its likeness to those before it. */
export function likenessOf(titles: string[]): Likeness[] {
  const words = titles.map(wordsOf);
  const byWords = cosines(words.map((own) => new Set(own)));
  const byRuns = cosines(words.map(runsOf));
  return words.map((own, at) => ({
    words: byWords[at] as Float64Array,
    runs: byRuns[at] as Float64Array,
    start: Float64Array.from({ length: at }, (_, before) => startShared(own, words[before] ?? []) / 2),
  }));
}

/** Of the first two words, how many are the same. */
export function startShared(one: string[], other: string[]): 0 | 1 | 2 {
  if (one.length === 0 || one[0] !== other[0]) return 0;
  return one.length > 1 && one[1] === other[1] ? 2 : 1;
}

function runsOf(words: string[]): Set<string> {
  const text = ` ${words.join(" ")} `;
  return new Set(
    Array.from({ length: Math.max(text.length - RUN + 1, 0) }, (_, at) => text.slice(at, at + RUN)),
  );
}

/**
 * Cosine of each set with those before it: what both have over the geometric mean of their sizes. Counted through
 * an index of who has what, since most pairs share little.
 */
function cosines(sets: Set<string>[]): Float64Array[] {
  const owners = new Map<string, number[]>();
  return sets.map((set, at) => {
    const shared = new Float64Array(at);
    for (const element of set) {
      const own = owners.get(element);
      if (!own) {
        owners.set(element, [at]);
        continue;
      }
      for (const owner of own) shared[owner] = (shared[owner] as number) + 1;
      own.push(at);
    }
    return shared.map((count, before) =>
      count ? count / Math.sqrt(set.size * (sets[before]?.size ?? 1)) : 0,
    );
  });
}
