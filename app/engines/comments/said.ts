import type { Heard } from "./heard";
import { type Asked, requestIn } from "./request-forms";
import { sentencesOf } from "./sentences";

/** A sentence of a comment, and what it asks the creator for, if anything. */
export interface Said {
  one: Heard;
  sentence: string;
  asked: Asked | null;
}

/** All sentences that may ask for something, read once for questions and requests. */
export function saidIn(heard: readonly Heard[]): Said[] {
  return heard.flatMap((one) =>
    sentencesOf(one).map((sentence) => ({ one, sentence, asked: requestIn(sentence) })),
  );
}
