/** One word of a text, and where it stands. */
export interface Token {
  text: string;
  /** In lower case, with straight apostrophes and hyphens and without a possessive "'s". */
  lower: string;
  /** Whether it ends in a possessive "'s". */
  isPossessive: boolean;
  start: number;
  end: number;
  /** Whether a sentence, a line or a clause begins with it, so that no phrase includes the word before. */
  startsPhrase: boolean;
  /** Whether it is the first word of a sentence, which has a capital anyway. */
  startsSentence: boolean;
}

/**
 * Letters and digits of any script, with hyphens, apostrophes, slashes, dots and signs inside a word ("C++", "3.5",
 * "TCP/IP"). Not `splitPhrases` of app/words: its words end at hyphens and slashes, and the parts of speech and figures of
 * docs/evaluation/keywords.md depend on whole compounds.
 */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’./&+-]|‐|‑)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** Links, e-mail addresses, hashtags and mentions are not words of the text. */
const SKIPPED =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|[#@][\p{L}\p{N}_][\p{L}\p{N}_.]*/giu;
/** What may stand between two words of one phrase. */
const WITHIN_PHRASE = /^[\s]*$|^\s?['’"“”]?\s?$/u;
const SENTENCE_END = /[.!?。！？…]|\n[^\S\n]*[\n•*-]/u;
/** A full stop after one of these does not end a sentence. */
const HONORIFIC = /^(?:Dr|Mr|Mrs|Ms|Prof|St)$/;
/** Text that is wrapped to a width has lines of this many characters. */
const WRAPPED = { least: 50, most: 100 };
/** Wrapped lines fill at least about this share of the widest. */
const MIN_FILL = 0.85;

/** The words of a text, without links, e-mail addresses and hashtags. [] if there are none. */
export function tokenize(text: string): Token[] {
  const read = text.replace(SKIPPED, (found) => "\u0001".repeat(found.length));
  const width = Math.max(...read.split("\n").map((line) => line.trim().length));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of read.matchAll(WORD)) {
    const start = match.index;
    const gap = read.slice(end, start);
    const followsHonorific = gap === ". " && HONORIFIC.test(tokens.at(-1)?.text ?? "");
    const ends =
      !followsHonorific &&
      (tokens.length === 0 || SENTENCE_END.test(gap) || breaksLine(read, { end, start, width }));
    tokens.push({
      text: match[0],
      lower: toLower(match[0]),
      isPossessive: /['’]s$/i.test(match[0]),
      start,
      end: start + match[0].length,
      startsPhrase: ends || !(followsHonorific || WITHIN_PHRASE.test(gap)),
      startsSentence: ends,
    });
    end = start + match[0].length;
  }
  return tokens;
}

/** Whether the writer broke the line on purpose: not if the text is wrapped and the next word did not fit on the line. */
function breaksLine(
  text: string,
  { end, start, width }: { end: number; start: number; width: number },
): boolean {
  if (!text.slice(end, start).includes("\n")) return false;
  if (width < WRAPPED.least || width > WRAPPED.most) return true;
  const line = text.slice(text.lastIndexOf("\n", end - 1) + 1).trimStart();
  const [first = ""] = text.slice(start, start + width).split(/\s/, 1);
  return line.indexOf("\n") + 1 + first.length <= MIN_FILL * width;
}

function toLower(word: string): string {
  return word.toLowerCase().replace(/’/g, "'").replace(/'s$/, "").replace(/[‐‑]/g, "-");
}
