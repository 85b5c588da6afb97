import { decodeEntities } from "../words/entities";

const LINE_BREAK = /<br\s*\/?>|<\/p>/gi;
/** The tags that textDisplay of the YouTube Data API has; "<3" and "a < b" are text. */
const TAG = /<\/?(?:a|b|i|s|u|p|em|strong|span|div)(?:\s[^<>]{0,2000})?>/gi;

/** Characters that show nothing or turn the order of others around; joiners inside of emoji stay. */
const UNSEEN =
  /(?![\n\t])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text as it came: without control characters and halves of characters, its lines ended by \n. */
export function cleaned(text: string): string {
  return text.toWellFormed().replace(LINE_END, "\n").replace(UNSEEN, "");
}

/** The words of a comment that may be HTML, as the YouTube Data API gives it in textDisplay. */
function withoutMarkup(text: string): string {
  return decodeEntities(text.includes("<") ? text.replace(LINE_BREAK, "\n").replace(TAG, "") : text);
}

/** Whom a reply is addressed to stands in front of it: a person's name, which is not kept. */
const ADDRESSEE = /^(?:@{1,2}[\p{L}\p{N}._-]{3,30}[\s,:]+)+(?=\S)/u;

/** A comment as it is kept: its words, without markup, and without whom it is addressed to. */
export function commentText(text: string): string {
  return withoutMarkup(text)
    .replace(ADDRESSEE, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
}
