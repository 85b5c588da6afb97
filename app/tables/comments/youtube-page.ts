import type { GivenComment } from "../../model/comment-digest";
import { readCount } from "../counts";
import { commentText } from "../file-text";
import { numberWriters } from "./table";

/** A comment's age, as YouTube's page writes it in several languages. */
const AGE =
  /^(?:\d+ (?:second|minute|hour|day|week|month|year)s? ago|vor \d+ (?:Sekunde|Minute|Stunde|Tag|Woche|Monat|Jahr)\p{L}*|hace \d+ \p{L}+|il y a \d+ \p{L}+|há \d+ \p{L}+|\d+ \p{L}+ fa|\d+ \p{L}+ geleden|\d+ \p{L}+ temu|\d+ \p{L}+ назад|\d+ \p{L}+ önce|\d+ ?(?:秒|分|時間|日|週間|か月|ヶ月|年)前|\d+ ?(?:秒|分钟|小时|天|周|个月|年)前|\d+ ?(?:초|분|시간|일|주|개월|년) 전)(?: ?\([^()]{3,20}\))?$/iu;
const HANDLE = /^@[\p{L}\p{M}\p{N}._·-]{3,60}$/u;
const HANDLE_AND_AGE = /^(@[\p{L}\p{M}\p{N}._·-]{3,60})(?:\s*[•·])?\s+(\S.*)$/u;
/** Buttons and counts below a comment. */
const BUTTON =
  /^(?:reply|like|dislike|read more|show more|show less|translate to .{3,30}|see original|show more replies|hide replies|\d+ repl(?:y|ies)|view \d* ?repl(?:y|ies).*|view reply|antworten|weitere anzeigen|mehr anzeigen|weniger anzeigen|\d+ antwort(?:en)?|responder|répondre|rispondi|beantwoorden|odpowiedz|ответить|yanıtla|返信|回复|답글|\d+ respuestas?|\d+ réponses?|\d+ respostas?|[·•]|❤|highlighted (?:comment|reply))$/iu;
/** The reply button: nothing below it belongs to the comment, as Studio names the video there. */
const REPLY =
  /^(?:reply|antworten|responder|répondre|rispondi|beantwoorden|odpowiedz|ответить|yanıtla|返信|回复|답글)$/iu;
const REPLIES = /^(?:view )?(\d+) (?:repl(?:y|ies)|antwort(?:en)?|respuestas?|réponses?|respostas?)$/iu;
const PINNED = /^(?:pinned by|angepinnt von|fijado por|épinglé par|fixado por)\s+(@\S+)$/iu;
/** Between a handle and an age on lines of their own. */
const SEPARATOR = /^[•·∙]?$/u;
const MAX_BETWEEN = 2;

/** The lines above a comment. */
interface Head {
  /** The author's line. */
  at: number;
  /** The first line of the text. */
  text: number;
  handle: string;
}

/**
 * The first `most` comments copied from YouTube's page, where its pattern is plain: a handle and an age above each. Null
 * for any other text. Handles, ages and buttons are dropped; likes and the number of replies are kept. The creator is
 * known where a pinned comment names who pinned it. `above` counts lines above the first comment.
 */
export function readYoutubePage(
  text: string,
  most: number,
): { comments: GivenComment[]; above: number; over: number } | null {
  const lines = text.split("\n").map((line) => line.trim());
  const heads = findHeads(lines);
  const [first] = heads;
  // A single handle may be anywhere in a comment; above the first it is near the top.
  if (!first || (heads.length === 1 && first.at > 3)) return null;

  const pinned = lines.map((line) => PINNED.exec(line)?.[1]).find((handle) => handle !== undefined);
  const comments: GivenComment[] = [];
  const writerOf = numberWriters();
  let over = 0;
  heads.forEach((head, index) => {
    const comment = readComment(lines.slice(head.text, heads[index + 1]?.at ?? lines.length));
    if (comment.text === "") return;
    comment.writer = writerOf(head.handle);
    if (pinned) comment.byCreator = head.handle === pinned;
    if (comments.length < most) comments.push(comment);
    else over += 1;
  });
  const above = lines.slice(0, first.at).filter((line) => line !== "" && !PINNED.test(line)).length;
  return { comments, above, over };
}

function findHeads(lines: string[]): Head[] {
  const heads: Head[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith("@")) continue;
    const [, handle = "", age = ""] = HANDLE_AND_AGE.exec(line) ?? [];
    if (AGE.test(age)) heads.push({ at, text: at + 1, handle });
    if (!HANDLE.test(line)) continue;
    let next = at + 1;
    while (next - at <= MAX_BETWEEN && SEPARATOR.test(lines[next] ?? "-")) next++;
    if (AGE.test(lines[next] ?? "")) heads.push({ at, text: next + 1, handle: line });
  }
  return heads;
}

/** The text comes first. What belongs to the page is taken off its end. */
function readComment(block: string[]): GivenComment {
  const lines = block.filter((line) => !PINNED.test(line));
  let replies: number | undefined;
  let likes: number | undefined;
  const button = lines.findIndex((line, at) => at > 0 && REPLY.test(line));
  let hasButtons = button > 0;
  for (const line of hasButtons ? lines.slice(button) : []) {
    if (REPLIES.test(line)) replies ??= Number(REPLIES.exec(line)?.[1]);
  }
  let end = hasButtons ? button : lines.length;
  for (; end > 0; end--) {
    const line = lines[end - 1] ?? "";
    const count = readCount(line);
    if (line === "") continue;
    if (REPLIES.test(line)) replies = Number(REPLIES.exec(line)?.[1]);
    // A number counts likes only above the button. Elsewhere it may be all that someone wrote.
    else if (count !== null && hasButtons && likes === undefined && end > 1) likes = count;
    // The page may name others who replied.
    else if (!BUTTON.test(line) && !HANDLE.test(line)) break;
    hasButtons ||= BUTTON.test(line);
  }
  const comment: GivenComment = { text: commentText(lines.slice(0, end).join("\n")) };
  if (hasButtons) comment.likes = likes ?? 0;
  if (replies !== undefined) comment.replies = replies;
  else if (hasButtons) comment.replies = 0;
  return comment;
}
