/** What viewers say under videos on one subject: the sample's records are drawn from it. Invented. */
export interface Subject {
  titles: string[];
  /** From the lowest to the highest share of the comments, in percent; what is left is neutral. */
  positive: [number, number];
  negative: [number, number];
  praise: string[];
  criticism: string[];
  themes: string[];
  triggers: string[];
  insights: string[];
}
