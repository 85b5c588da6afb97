import type { Heard } from "./heard";
import { readPart } from "./reading";

/** Longer ones are no question and no request, but a text without punctuation. */
const MOST_CHARACTERS = 280;
/** Of one comment: more are a letter, and its first ones say what it is about. */
const MOST_SENTENCES = 12;

/** Ends a sentence: a mark with a space behind it ("3.5" goes on), a line end, or an emoji between words. */
const SENTENCE =
  /(?<=[.!?…]["')\]]*)\s+|\n+|(?:\p{Extended_Pictographic}|\u200d|\ufe0f|\p{Emoji_Modifier})+/u;

/** The first sentences of a comment that are short enough to be one, trimmed. */
export function sentencesOf({ comment }: Heard): string[] {
  return readPart(comment.text)
    .split(SENTENCE)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= MOST_CHARACTERS);
}
