/** A comment's tokens in reading order; `terms` and `loud` run side by side. */
export interface Tokens {
  /** The text that was read: without markup and letters in disguise, cut to 10,000 characters. */
  text: string;
  /** Words in lower case without apostrophes ("dont"), emoji, emoticons, runs of "!" and "?" as one mark each. */
  terms: string[];
  /** Whether the word was written in capitals while others of the comment were not. */
  loud: boolean[];
  /** How many "!" and "?" there are. */
  exclamations: number;
  questions: number;
  links: number;
  mentions: number;
  stamps: number;
}

/** YouTube takes no longer comment. What follows is not read. */
const MAX_CHARACTERS = 10_000;

// The weights were learned on these tokens, so this engine keeps a tokenizer, entities and words of its own: with those
// of app/words or app/tables the same weights would answer otherwise, and would have to be learned again.
//
// In this order: link, mention, time stamp, emoticon, word (with inner apostrophes), number, emoji, marks.
const TOKEN =
  /(?:https?:\/\/|www\.)[^\s]{1,500}|@[\w.-]{1,60}|\d{1,2}:\d\d(?::\d\d)?|<3|[:;=8xX]['-]?[)(DPpdOo3/\\|*\]]+(?![a-z])|\^[_.]?\^|[\p{L}\p{M}]+(?:['’`][\p{L}]+)*|\d{1,3}\/\d{1,3}|\d+(?:[.,]\d+)*%?|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}|[!?]+|[.,;:…]+|["“”()*]/gu;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Halves that a lost apostrophe leaves: "don t", "it s". */
const TAILS = new Set(["t", "s", "m", "re", "ve", "ll", "d"]);
const BEFORE_T =
  /^(?:don|didn|doesn|isn|wasn|aren|weren|won|wouldn|couldn|shouldn|hasn|haven|hadn|can|ain|mustn)$/;
const BEFORE_OTHERS = /^(?:i|you|he|she|it|we|they|that|what|there|who|here|where|how|let)$/;

/** Splits a comment into tokens. Takes any text; an empty one has none. */
export function tokenize(text: string): Tokens {
  const found: Tokens = {
    text: plain(text),
    terms: [],
    loud: [],
    exclamations: 0,
    questions: 0,
    links: 0,
    mentions: 0,
    stamps: 0,
  };
  let loudWords = 0;
  let quietWords = 0;
  for (const part of found.text.match(TOKEN) ?? []) {
    const first = part.charCodeAt(0);
    if (part === "@" || first === 64) {
      found.mentions++;
      continue;
    }
    if (first === 33 || first === 63) {
      countMarks(part, found);
      continue;
    }
    if (first >= 48 && first <= 57) {
      const isStamp = part.includes(":");
      if (isStamp) found.stamps++;
      push(found, isStamp ? "<time>" : part, false);
      continue;
    }
    if (/^(?:https?:\/\/|www\.)/i.test(part)) {
      found.links++;
      push(found, "<link>", false);
      continue;
    }
    const lower = part.toLowerCase();
    const isUpper = part.length > 1 && part !== lower && part === part.toUpperCase();
    if (isUpper) loudWords++;
    else if (part !== part.toUpperCase()) quietWords++;
    push(found, lower.replace(/['’`]/g, ""), isUpper);
  }
  if (loudWords === 0 || quietWords === 0) found.loud.fill(false);
  return found;
}

function push(found: Tokens, term: string, loud: boolean): void {
  const last = found.terms.length - 1;
  const before = found.terms[last];
  if (before !== undefined && TAILS.has(term)) {
    if (term === "t" ? BEFORE_T.test(before) : BEFORE_OTHERS.test(before)) {
      found.terms[last] = before + term;
      return;
    }
  }
  found.terms.push(term);
  found.loud.push(loud);
}

function countMarks(marks: string, found: Tokens): void {
  let asks = 0;
  for (const mark of marks) if (mark === "?") asks++;
  found.questions += asks;
  found.exclamations += marks.length - asks;
  found.terms.push(asks > 0 ? "?" : "!");
  found.loud.push(false);
}

/** The text without markup, entities and letters in disguise (mathematical alphabets, full width). */
function plain(text: string): string {
  let read = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: asks for anything beyond ASCII
  if (/[^\u0000-\u007f]/.test(read)) read = read.normalize("NFKC");
  if (read.includes("<")) read = read.replace(/<\/?(?:br|a|b|i|p|span)\b[^<>]{0,300}>/gi, " ");
  if (read.includes("&")) {
    read = read.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  }
  return read;
}
