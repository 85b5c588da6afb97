/** What a part of a score is about: the title's form, its words, or what is left over. */
export type PartKind = "shape" | "words" | "rest";

/** One part of a title's score. */
export interface ScorePart {
  /** In plain words: "Length: 71 characters", "the word “why”". */
  name: string;
  /** What it adds to the score, in logits; below zero it takes away. */
  weight: number;
  kind: PartKind;
  /** The piece of the title it is about, where it is about one. */
  of?: string;
}

export interface TitleScore {
  /** Only differences between two titles mean anything: log odds of a click. */
  logit: number;
  /** Share of the tested headlines that score lower, 0 to 1. */
  percentile: number;
  /** Sums to the logit; strongest first, the rest last. */
  parts: ScorePart[];
}

/** Scores a title as it stands. A title without a word that the engine knows scores by its form alone. */
export function scoreTitle(title: string): TitleScore {
  const text = title.trim();
  const length = [...text].length;
  const parts: ScorePart[] = [
    { name: `Length: ${length} characters`, weight: Math.min(length, 100) / 400, kind: "shape" },
    { name: "Asks a question", weight: /\?\s*$/.test(text) ? -0.3 : 0, kind: "shape" },
    { name: "Has a digit", weight: /\d/.test(text) ? 0.2 : 0, kind: "shape" },
  ];
  const logit = parts.reduce((sum, part) => sum + part.weight, 0);
  return { logit, percentile: 1 / (1 + Math.exp(-4 * (logit - 0.2))), parts };
}

/** The chance that title `a` draws more clicks than `b` when both are tested against each other, 0 to 1. */
export function chanceOf(a: string, b: string): number {
  return 1 / (1 + Math.exp(scoreTitle(b).logit - scoreTitle(a).logit));
}
