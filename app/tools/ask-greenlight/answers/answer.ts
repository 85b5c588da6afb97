/**
 * What there is to say on one subject. An opening, figures and a method are drawn each by itself, so any of
 * them has to go with any other. In the texts `{topic|your niche}` stands for the words of the question where
 * it named a topic, and `{3.1-4.2}` for a number between the two, with as many decimals and the dollar sign where there is one.
 */
export interface Answer {
  name: string;
  /** What a question has to hold, see intents.ts. */
  keywords: string[];
  /** Gives way to any other subject that the question names: a greeting before a question, say. */
  light?: true;
  /** Comes before any other subject, whatever else the question says. */
  urgent?: true;
  openings: string[];
  /** Each a set of "value | what it is", of one unit; always shown as sample figures. */
  figures?: string[][];
  /** Each a method of a few steps. */
  methods?: string[][];
  /** The path of the room that goes further. */
  room?: string;
}
