/** One word of a text as it stands there. */
export interface Token {
  text: string;
  /** Lower case, with straight apostrophes and without a possessive. */
  lower: string;
  start: number;
  end: number;
  /** Whether a sentence, a line or a clause begins with it: no phrase reaches over its left edge. */
  opens: boolean;
  /** Whether it is the first of a sentence, whose capital says nothing. */
  first: boolean;
}

/** Letters and digits of any script; hyphens, apostrophes, slashes, points and signs inside of a word ("C++", "3.5", "TCP/IP"). */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’./&+-]|‐|‑)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** Links, addresses and hashtags are no words of the text. */
const UNREAD = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[#@][\p{L}\p{N}_][\p{L}\p{N}_.]*/giu;
/** What may stand between two words of one phrase. */
const INSIDE = /^[\s]*$|^\s?['’"“”]?\s?$/u;
const SENTENCE_END = /[.!?。！？…]|\n\s*\n|\n\s*[-•*]/u;
/** A line that ends short is a heading or an item, and its text goes no further; one that is broken to fit goes on. */
const SHORT_LINE = 60;

/** The words of a text, links, addresses and hashtags left out. Empty for none. */
export function tokensOf(text: string): Token[] {
  const read = text.replace(UNREAD, (found) => "\u0001".repeat(found.length));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of read.matchAll(WORD)) {
    const start = match.index;
    const gap = read.slice(end, start);
    const ends = tokens.length === 0 || SENTENCE_END.test(gap) || breaksLine(read, end, gap);
    tokens.push({
      text: match[0],
      lower: lowered(match[0]),
      start,
      end: start + match[0].length,
      opens: ends || !INSIDE.test(gap),
      first: ends,
    });
    end = start + match[0].length;
  }
  return tokens;
}

function breaksLine(text: string, end: number, gap: string): boolean {
  if (!gap.includes("\n")) return false;
  const lineStart = text.lastIndexOf("\n", end - 1) + 1;
  return end - lineStart < SHORT_LINE;
}

function lowered(word: string): string {
  return word.toLowerCase().replace(/’/g, "'").replace(/'s$/, "").replace(/[‐‑]/g, "-");
}
