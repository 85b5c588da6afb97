import { analyzedPart, type DistinctComment, type ScoredComment } from "../scored-comments";
import { type ParsedRequest, parseRequest } from "./request-forms";

/** A sentence of a comment, and what it asks the creator for, if anything. */
export interface Sentence {
  comment: ScoredComment;
  text: string;
  request: ParsedRequest | null;
}

/** A longer one is no question and no request, but a text without punctuation. */
const MAX_CHARACTERS = 280;
/** Of one comment: its first sentences say what it is about. */
const MAX_SENTENCES = 12;

/** Ends a sentence: a mark with a space after it ("3.5" goes on), a line end, or an emoji between words. */
const SENTENCE_END =
  /(?=\s)(?<=[.!?…]["')\]]*)\s+|\n+|(?:\p{Extended_Pictographic}|\u200d|\ufe0f|\p{Emoji_Modifier})+/u;

/** The sentences of all comments, read once for questions and requests. */
export function readSentences(comments: readonly ScoredComment[]): Sentence[] {
  return comments.flatMap((comment) =>
    splitSentences(comment.given.text).map((text) => ({ comment, text, request: parseRequest(text) })),
  );
}

function splitSentences(text: string): string[] {
  return analyzedPart(text)
    .split(SENTENCE_END)
    .slice(0, MAX_SENTENCES)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= MAX_CHARACTERS);
}

/** Written below another comment: by its source, or by the name it begins with. */
export function isReply(comment: DistinctComment): boolean {
  return comment.given.isReply === true || isReplyToViewer(comment);
}

/** Written to another viewer by name. */
export function isReplyToViewer({ given }: DistinctComment): boolean {
  return given.text.startsWith("@");
}
