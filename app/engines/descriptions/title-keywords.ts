import { splitPhrases, type Word } from "../../words/words";
import { rolesIn } from "./title-words";

/** Nobody searches for more words than these. */
const MAX_WORDS = 4;
export const MOST_KEYWORDS = 5;
/** A verb follows these ("I cooked", "what ran out"), not a topic. */
const SUBJECTS = new Set(
  "i you we they he she it who what that which nobody everybody everyone somebody someone don't dont not never".split(
    " ",
  ),
);
/** A single word in -ing before one of these is a verb ("restoring a plane"); "knitting for beginners" is a topic. */
const OBJECTS = new Set("a an the my your our his her their this these it".split(" "));

/** A unit means nothing without its number: "5 minute ab workout". */
const UNIT = /^(?:second|minute|hour|day|week|month|year|ingredient|watt|euro|dollar)$/;
const NUMBER = /^\d+$/;

/** One or more words that belong together. */
export interface Keyword {
  /** As it was written. */
  text: string;
  /** The keys of its words, by which texts are compared: without case, accents and plural (see app/words). */
  keys: string[];
}

/**
 * The phrases of a title, at most five: "sourdough starter alive" of "Keeping a sourdough starter alive", and whole in other
 * languages: "pan de masa madre".
 */
export function findTitleKeywords(title: string): Keyword[] {
  const found: Keyword[] = [];
  const seen = new Set<string>();
  const roleOf = rolesIn(title);
  for (const run of splitPhrases(title)) {
    let phrase: Word[] = [];
    /** Words of the phrase but those that bind, and those that may bind what comes next. */
    let telling = 0;
    let binding: Word[] = [];
    const close = () => {
      if (phrase.some(({ kind }) => kind === "topic")) {
        const keyword = writeKeyword(title, phrase);
        if (!seen.has(keyword.keys.join(" "))) found.push(keyword);
        seen.add(keyword.keys.join(" "));
      }
      phrase = [];
      telling = 0;
      binding = [];
    };
    run.forEach((word, at) => {
      const role = roleOf(title.slice(word.start, word.end));
      const isBinding =
        role === "binding" ||
        (role === "adding" && telling === 1) ||
        (role === "article" && binding.length > 0);
      if (isBinding) {
        if (telling > 0) binding.push(word);
        return;
      }
      const isStop = role !== null || word.kind === "stop";
      const isDone = SUBJECTS.has(run[at - 1]?.key ?? "");
      if (isStop && phrase.length === 1 && OBJECTS.has(word.key) && isActivity(title, phrase)) {
        phrase = [];
      }
      if (isStop || isDone || telling === MAX_WORDS) close();
      if (isStop || isDone) return;
      const before = run[at - 1];
      const isCounted = telling === 0 && before && UNIT.test(word.key) && NUMBER.test(before.key);
      phrase.push(...(isCounted ? [before] : []), ...binding, word);
      telling += isCounted ? 2 : 1;
      binding = [];
    });
    close();
  }
  return found.slice(0, MOST_KEYWORDS);
}

function isActivity(text: string, [word]: Word[]): boolean {
  return word !== undefined && /ing$/i.test(text.slice(word.start, word.end));
}

/** A keyword of neighbouring words of a text, as it is written there. */
export function writeKeyword(text: string, words: Word[]): Keyword {
  const written = text.slice(words[0]?.start, words.at(-1)?.end).replace(/[\s"“”#]+/gu, " ");
  // One capital at the start is the sentence's, capitals alone are shouting; other capitals belong to a name.
  const lowered = /^\p{Lu}[\p{Ll}\s-]*$|^[\p{Lu}\s-]{5,}$/u.test(written) ? written.toLowerCase() : written;
  return { text: lowered, keys: words.map(({ key }) => key) };
}
