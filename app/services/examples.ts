import type { ChannelAnswer } from "./channels";

/** A sample channel, as the example for somebody's idea. */
export interface Example {
  /** The same object for all who ask within the hour. */
  answer: ChannelAnswer;
  /** Whether its videos are about what the idea is about. */
  isNear: boolean;
  /** An idea that the channel answers with a color: what to show where theirs is not near. */
  idea: string;
}

/** Sample channels as examples: there with a key and without. */
export interface Examples {
  near(idea: string): Example;
}
