/** What is said under a video, and what follows from it. */
interface Said {
  praise: string[];
  criticism: string[];
  themes: string[];
  insights: string[];
}

/** A video, and what is said under it alone: two of each kind, all of which a record of it shows. */
export interface SampleVideo extends Said {
  title: string;
}

/** What viewers say under videos on one subject: the sample's records are drawn from it. Invented. */
export interface Subject {
  /** From the lowest to the highest share of the comments, in percent; what is left is neutral. */
  positive: [number, number];
  negative: [number, number];
  /** What fits every video of the subject. */
  everywhere: Said & { triggers: string[] };
  videos: SampleVideo[];
}
