import { marksOf } from "../../app/engines/titles/word-marks.ts";
import { plainWords, wordsOf } from "../../app/engines/titles/words.ts";
import { percentile } from "../bench/statistics.ts";
import type { LearnedScore } from "./titles-score.ts";

const PERCENTILES = 100;

/** What the headlines were like that a score was learned from: what a title's parts are held against. */
export interface Usual {
  /** The mean of each figure of the shape. */
  usualShape: number[];
  /** What a word adds, in the mean of all words of all headlines. */
  usualWord: number;
  /** Words to a headline. */
  usualWords: number;
}

export function usualOf({ table, marks, shape, shapes, titles }: LearnedScore): Usual {
  const usualShape = Array.from(
    shape,
    (_, at) => shapes.reduce((sum, own) => sum + (own[at] as number), 0) / shapes.length,
  );
  const everyWord = titles.flatMap(wordsOf);
  const sum = everyWord.reduce((sum, word) => {
    const meant = plainWords(word).reduce((all, plain) => all + (table.get(plain) ?? 0), 0);
    return sum + marksOf(word).reduce((all, mark) => all + (marks[mark] as number), meant);
  }, 0);
  return { usualShape, usualWord: sum / everyWord.length, usualWords: everyWord.length / titles.length };
}

/** The scores at every hundredth of the headlines, less their mean: element n is what n % do not exceed. */
export function ranksOf({ scores }: LearnedScore): number[] {
  const middle = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Array.from(
    { length: PERCENTILES + 1 },
    (_, at) => (scores[Math.round((at / PERCENTILES) * (scores.length - 1))] as number) - middle,
  );
}

/** Characters of headlines: those that nine in ten lie between, and the middle. */
export function lengthsOf({ titles }: LearnedScore) {
  const lengths = titles.map((title) => [...title].length);
  return {
    characters: [0.05, 0.95].map((share) => percentile(lengths, share)),
    usualCharacters: percentile(lengths, 0.5),
  };
}
