import { COMMENT_WORDS, FUNCTION_WORDS } from "./generic-words";
import { type Heard, likedness } from "./heard";
import type { Feeling } from "./reading";
import { stem } from "./words";

const MOST_COMMENTS = 4;
/** Only the best few hundred are compared with each other. */
const COMPARED = 300;
/** So many words of its own, and a comment could hardly tell more. */
const TELLING = 8;
/** From this part of its words, a comment says what a chosen one says. */
const SAME = 0.5;

/**
 * The comments that show a feeling best: strong, liked, and telling (with words that not every comment has), no two that say the same. Their indices, best first.
 */
export function topComments(heard: readonly Heard[], feeling: Exclude<Feeling, "neutral">): number[] {
  const ranked = heard
    .filter((one) => one.feeling === feeling)
    .map((one) => {
      const telling = specificIn(one.words) / TELLING;
      const wordy = one.words.length > 80 ? 0.8 : 0;
      return { one, worth: Math.abs(one.valence) / 2 + likedness(one) * 0.8 + telling * 2 - wordy };
    })
    .sort((a, b) => b.worth - a.worth || a.one.index - b.one.index)
    .slice(0, COMPARED)
    .map(({ one }) => ({ one, gist: new Set(one.words.filter(isContent).map(stem)) }));
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === MOST_COMMENTS) break;
    if (chosen.every(({ gist }) => overlap(gist, candidate.gist) < SAME)) chosen.push(candidate);
  }
  return chosen.map(({ one }) => one.index);
}

function isContent(word: string): boolean {
  return /\p{L}/u.test(word) && !FUNCTION_WORDS.has(word);
}

/** How many such words there are; so many tell enough. */
function specificIn(words: readonly string[]): number {
  let count = 0;
  for (const word of words) if (isSpecific(word) && ++count === TELLING) break;
  return count;
}

/** A word that says what is liked or minded. */
function isSpecific(word: string): boolean {
  return word.length >= 3 && !FUNCTION_WORDS.has(word) && !COMMENT_WORDS.has(word) && /\p{L}{3}/u.test(word);
}

function overlap(a: Set<string>, b: Set<string>): number {
  const fewer = Math.min(a.size, b.size);
  if (fewer === 0) return a.size === b.size ? 1 : 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / fewer;
}
