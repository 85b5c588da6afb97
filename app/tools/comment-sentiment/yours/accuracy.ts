/** A figure of docs/evaluation/feeling.md: how the scores compare with what people said of the same comments. */
interface Measured {
  /** The comments, and who judged them. */
  on: string;
  measure: string;
  /** With its 95% interval. */
  value: string;
  /** What a published method gets on the same comments. */
  reference: string;
}

/** How often the scores are right, as measured with the weights that ship; nothing where it was not measured. */
export const MEASURED: Measured[] = [];
