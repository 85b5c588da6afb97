/** A word of the captions: where it stands, its number among the words, its run between punctuation, its cue. */
export interface Said {
  start: number;
  end: number;
  key: string;
  /** False for stop words, numbers and words of form. */
  isTopic: boolean;
  term: number;
  run: number;
  cue: number;
}

/** A topic word at its time in seconds. */
export interface Term {
  term: number;
  at: number;
  cue: number;
}
