import { analyzedPart, type ScoredComment, sumLikes } from "../scored-comments";
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

/** Of so many sentences on, what one viewer asks is one voice of hundreds. */
const MANY_SENTENCES = 400;
/** The likes that stand for a second voice. */
const LIKED = 5;
/** Of what one viewer alone asks so many lines are shown. */
const MOST_LONE = 3;

/**
 * What is asked by two people (`least`, if more); of one alone what others liked, and in a short list a few lines more,
 * each only if `isPlain` says that a reader understands it without the comment around it.
 */
export function worthALine<T extends { comments: ScoredComment[] }>(
  groups: readonly T[],
  sentences: readonly Sentence[],
  isPlain: (group: T, isLiked: boolean) => boolean,
  least = 2,
): T[] {
  const isShared = (group: T) =>
    group.comments.length >= Math.max(2, least) ||
    ((sumLikes(group.comments) ?? 0) >= LIKED && isPlain(group, true));
  const shared = groups.filter(isShared);
  if (sentences.length >= MANY_SENTENCES) return shared;
  const lone = groups.filter((group) => !isShared(group) && isPlain(group, false));
  return [...shared, ...lone.slice(0, MOST_LONE)];
}

/** Written below another comment: by its source, or by the name it begins with. */
export function isReply(comment: ScoredComment): boolean {
  return comment.given.isReply === true || isReplyToViewer(comment);
}

/** Written to another viewer by name. */
export function isReplyToViewer({ given }: ScoredComment): boolean {
  return given.text.startsWith("@");
}
