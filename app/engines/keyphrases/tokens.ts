/** One word of a text as it stands there. */
export interface Token {
  text: string;
  /** Lower case, with straight apostrophes and without a possessive. */
  lower: string;
  /** Whether it has a possessive "'s". */
  owns: boolean;
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
const UNREAD =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|[#@][\p{L}\p{N}_][\p{L}\p{N}_.]*/giu;
/** What may stand between two words of one phrase. */
const INSIDE = /^[\s]*$|^\s?['’"“”]?\s?$/u;
const SENTENCE_END = /[.!?。！？…]|\n\s*\n|\n\s*[-•*]/u;
/** A point behind one of these ends nothing. */
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof|St)$/;
/** Nobody breaks lines to less or more than this. */
const WIDTHS = { least: 50, most: 100 };
/** Lines broken to a width come out about as wide as this share of the widest. */
const FULL = 0.85;

/** The words of a text, links, addresses and hashtags left out. Empty for none. */
export function tokenize(text: string): Token[] {
  const read = text.replace(UNREAD, (found) => "\u0001".repeat(found.length));
  const width = Math.max(...read.split("\n").map((line) => line.trim().length));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of read.matchAll(WORD)) {
    const start = match.index;
    const gap = read.slice(end, start);
    const titled = gap === ". " && TITLE.test(tokens.at(-1)?.text ?? "");
    const ends =
      !titled && (tokens.length === 0 || SENTENCE_END.test(gap) || breaksLine(read, { end, start, width }));
    tokens.push({
      text: match[0],
      lower: toLower(match[0]),
      owns: /['’]s$/i.test(match[0]),
      start,
      end: start + match[0].length,
      opens: ends || !(titled || INSIDE.test(gap)),
      first: ends,
    });
    end = start + match[0].length;
  }
  return tokens;
}

/** A line end is a break of its writer's, unless the word behind it had no place left in a text broken to a width. */
function breaksLine(
  text: string,
  { end, start, width }: { end: number; start: number; width: number },
): boolean {
  if (!text.slice(end, start).includes("\n")) return false;
  if (width < WIDTHS.least || width > WIDTHS.most) return true;
  const line = text.slice(text.lastIndexOf("\n", end - 1) + 1).trimStart();
  const [first = ""] = text.slice(start, start + width).split(/\s/, 1);
  return line.indexOf("\n") + 1 + first.length <= FULL * width;
}

function toLower(word: string): string {
  return word.toLowerCase().replace(/’/g, "'").replace(/'s$/, "").replace(/[‐‑]/g, "-");
}
