import { formOf, shapeOf } from "../../app/engines/titles/shape.ts";
import { MARKS, marksOf } from "../../app/engines/titles/word-marks.ts";
import { plainWords, wordsOf } from "../../app/engines/titles/words.ts";
import { DIMENSIONS, type WordVectors } from "./titles-vectors.ts";

/** Where each kind of figure stands in a row. */
export interface Block {
  name: "meaning" | "marks" | "shape";
  from: number;
  to: number;
}

/** A title as the figures that are weighed: what its words mean, what marks they bear, and its form. */
export function rowOf(title: string, vectors: WordVectors, middle: Float64Array): Float64Array {
  const meaning = new Float64Array(DIMENSIONS);
  const marks = new Float64Array(MARKS.length);
  for (const word of wordsOf(title)) {
    for (const mark of marksOf(word)) marks[mark] = (marks[mark] as number) + 1;
    for (const plain of plainWords(word)) {
      const vector = vectors.get(plain);
      if (vector)
        for (let at = 0; at < DIMENSIONS; at++)
          meaning[at] = (meaning[at] as number) + (vector[at] as number) - (middle[at] as number);
    }
  }
  return Float64Array.from([...meaning, ...marks, ...shapeOf(formOf(title))]);
}

export function blocksOf(width: number): Block[] {
  const marks = DIMENSIONS + MARKS.length;
  return [
    { name: "meaning", from: 0, to: DIMENSIONS },
    { name: "marks", from: DIMENSIONS, to: marks },
    { name: "shape", from: marks, to: width },
  ];
}

/** The mean vector of the words of the titles: a word that is not known counts as this one. */
export function middleOf(titles: string[], vectors: WordVectors): Float64Array {
  const middle = new Float64Array(DIMENSIONS);
  const known = titles
    .flatMap(wordsOf)
    .flatMap(plainWords)
    .flatMap((word) => vectors.get(word) ?? []);
  for (const vector of known)
    for (let at = 0; at < DIMENSIONS; at++)
      middle[at] = (middle[at] as number) + (vector[at] as number) / known.length;
  return middle;
}
