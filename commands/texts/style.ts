import type { Sentence } from "./sentences.ts";

/** A median reader takes a sentence of this many words in one go; a longest one is read twice. */
export const MEDIAN_WORDS = 14;
export const MOST_WORDS = 30;

/** A phrase that Greenlight does not use on screen, and what a person would say. */
interface Phrase {
  pattern: RegExp;
  instead: string;
}

/** The words on screen are those of a colleague across the desk: these are not. */
export const PHRASES: readonly Phrase[] = [
  { pattern: /^Of (?:the|those|these|all)\b/, instead: "put the number first: 7 of 10 …" },
  { pattern: /^What [^?]{30,}\.$/, instead: "a sentence with a subject: “You typed …”" },
  // The header has its name from elsewhere.
  { pattern: /\bnone\b(?!-match)/i, instead: "no …, or without one" },
  { pattern: /\bnought\b/i, instead: "zero" },
  { pattern: /\breckon/i, instead: "work out, estimate" },
  { pattern: /\bwhereof\b/i, instead: "of which" },
  { pattern: /\bsuch\b(?! as\b)/i, instead: "say which" },
  { pattern: /\bso that one\b/i, instead: "so …" },
  { pattern: /\bat equal age\b/i, instead: "adjusted for age" },
  { pattern: /\bin place of it\b/i, instead: "instead" },
  { pattern: /\bby luck alone\b/i, instead: "odds of luck: 1 in 54" },
  { pattern: /\bset apart\b/i, instead: "excluded" },
  { pattern: /\bNobody asks\b/, instead: "No requests found." },
  { pattern: /\bstumble over\b/i, instead: "balk at" },
  { pattern: /\bis as far everywhere\b/i, instead: "log scale" },
  { pattern: /\bpoints at what is\b/i, instead: "cut it" },
  { pattern: /\brests on\b/i, instead: "based on" },
  { pattern: /\blevel by now\b/i, instead: "recent trend" },
  { pattern: /\bstays here until\b/i, instead: "waiting for …" },
];

/** The spec's texts, which stay to the letter. */
const SPEC_TEXTS: readonly string[] = [];

/** The words of a sentence in the middle, counting those that end like one: labels and headings are shorter anyway. */
export function medianWords(sentences: readonly Sentence[]): number {
  const counts = sentences
    .filter(({ text }) => /[.!?]["”’)]?$/.test(text))
    .map(({ words }) => words)
    .sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** What is too long to be read once, longest first. */
export function tooLong<Item extends Sentence>(sentences: readonly Item[]): Item[] {
  return sentences.filter(({ words }) => words > MOST_WORDS).toSorted((a, b) => b.words - a.words);
}

/** The sentences with a phrase that nobody would say, and what to say instead; the spec's own excepted. */
export function phrasesIn<Item extends Sentence>(
  sentences: readonly Item[],
): { sentence: Item; instead: string }[] {
  return sentences.flatMap((sentence) =>
    SPEC_TEXTS.includes(sentence.text)
      ? []
      : PHRASES.filter(({ pattern }) => pattern.test(sentence.text)).map(({ instead }) => ({
          sentence,
          instead,
        })),
  );
}
