import { readsEnglish } from "../../words/english";
import { type Word, wordsIn } from "../../words/words";
import { findKeyphrases, VAGUE } from "../keyphrases";
import { findCallsToAction } from "./calls-to-action";
import { blankOut } from "./pieces";
import { findSentences } from "./sentences";

/** Longer ones nobody searches for. */
const LONGEST = 4;
export const MOST_KEYWORDS = 5;
/** A word that a description says so often is what it is about. */
const REPEATED = 3;

/** After these comes what someone does ("I cooked", "what ran out"), not what it is about. */
const SUBJECTS = new Set(
  "i you we they he she it who what that which nobody everybody everyone somebody someone don't dont not never".split(
    " ",
  ),
);
/** Before these an activity alone is a verb ("restoring a plane"), and "knitting for beginners" is a topic. */
const OBJECTS = new Set("a an the my your our his her their this these it".split(" "));

/** A measure is nothing without its number: "5 minute ab workout". */
const COUNTED = /^(?:second|minute|hour|day|week|month|year|ingredient|watt|euro|dollar)$/;
const COUNT = /^\d+$/;

/** Words that belong together, as they were written. */
export interface Keyword {
  text: string;
  /** Its words as texts are compared (see `keyOf`): without case, accents and plural. */
  keys: string[];
}

/** A keyword from its text alone, as the state keeps it. */
export function toKeyword(text: string): Keyword {
  return { text, keys: wordsIn(text).flatMap((run) => run.map(({ key }) => key)) };
}

/**
 * What a video is about, most telling first: phrases of the title, then words that the description says at least
 * three times. At most five; fewer where there is less, none where both are wordless.
 */
export function findKeywords(title: string, description: string): Keyword[] {
  const found = findTitleKeywords(title);
  // A word of a phrase can be said without it: then it is a keyword of its own.
  const known = new Set(found.flatMap(({ keys }) => (keys.length === 1 ? keys : [])));
  return [...found, ...findRepeated(description, known)].slice(0, MOST_KEYWORDS);
}

/** Runs of telling words in the title: "sourdough starter" of "Keeping a sourdough starter alive". */
export function findTitleKeywords(title: string): Keyword[] {
  const found: Keyword[] = [];
  const seen = new Set<string>();
  for (const run of wordsIn(title)) {
    let phrase: Word[] = [];
    const close = () => {
      if (phrase.some(({ kind }) => kind === "topic")) {
        const keyword = writeKeyword(title, phrase);
        if (!seen.has(keyword.keys.join(" "))) found.push(keyword);
        seen.add(keyword.keys.join(" "));
      }
      phrase = [];
    };
    run.forEach((word, at) => {
      const isDone = SUBJECTS.has(run[at - 1]?.key ?? "");
      if (word.kind === "stop" && phrase.length === 1 && OBJECTS.has(word.key) && isActivity(title, phrase)) {
        phrase = [];
      }
      if (word.kind === "stop" || isDone || phrase.length === LONGEST) close();
      if (word.kind === "stop" || isDone) return;
      const before = run[at - 1];
      if (phrase.length === 0 && before && COUNTED.test(word.key) && COUNT.test(before.key))
        phrase.push(before);
      phrase.push(word);
    });
    close();
  }
  return found.slice(0, MOST_KEYWORDS);
}

/** Where a text says a keyword: from its first character to the one behind its last. */
export interface KeywordPlace {
  keyword: Keyword;
  start: number;
  end: number;
}

/** Every place where a text says one of these, in the text's order. Its words are read once for all of them. */
export function findKeywordPlaces(keywords: Keyword[], text: string): KeywordPlace[] {
  const words = wordsIn(text).flat();
  const begun = new Map<string | undefined, Keyword[]>();
  for (const keyword of keywords) {
    const [first] = keyword.keys;
    begun.set(first, [...(begun.get(first) ?? []), keyword]);
  }
  const places: KeywordPlace[] = [];
  for (const [at, { key, start }] of words.entries()) {
    for (const keyword of begun.get(key) ?? []) {
      const last = words[at + keyword.keys.length - 1];
      const said = keyword.keys.every((other, step) => words[at + step]?.key === other);
      if (last && said) places.push({ keyword, start, end: last.end });
    }
  }
  return places;
}

/** Links are full of words that nobody says. */
const LINK = /(?:https?:\/\/|www\.)\S+/g;

function findRepeated(description: string, known: ReadonlySet<string>): Keyword[] {
  const text = description.replace(LINK, (link) => " ".repeat(link.length));
  const seen = new Map<string, { first: Word; times: number }>();
  for (const word of wordsIn(text).flat()) {
    if (word.kind !== "topic" || known.has(word.key) || word.end - word.start < 3) continue;
    const entry = seen.get(word.key);
    seen.set(word.key, { first: entry?.first ?? word, times: (entry?.times ?? 0) + 1 });
  }
  return [...seen.values()]
    .filter(({ times }) => times >= REPEATED)
    .sort((a, b) => b.times - a.times || a.first.start - b.first.start)
    .map(({ first }) => writeKeyword(text, [first]));
}

function isActivity(text: string, [word]: Word[]): boolean {
  return word !== undefined && /ing$/i.test(text.slice(word.start, word.end));
}

function writeKeyword(text: string, words: Word[]): Keyword {
  const written = text.slice(words[0]?.start, words.at(-1)?.end).replace(/[\s"“”#]+/gu, " ");
  // One capital at the start is the sentence's; more are a name's, and nothing else is a voice raised.
  const quiet = /^\p{Lu}[\p{Ll}\s-]*$|^[\p{Lu}\s-]{5,}$/u.test(written) ? written.toLowerCase() : written;
  return { text: quiet, keys: words.map(({ key }) => key) };
}

const GREETING =
  /^\W*(?:hey|hi|hello|what'?s up|welcome|good (?:morning|evening))\b[^.!?]{0,40}\b(?:guys|everyone|everybody|all|friends|folks|channel|back)\b[^.,!?]*[.,!?]*/i;

/** What a description owes to others than its viewers. */
const SMALL_PRINT =
  /\b(?:affiliate|sponsor\w*|commissions?|disclaimer|copyright|all rights reserved|qualifying purchases|business (?:e|i)nquir\w+|not (?:a|an) [\w ]*(?:advis[eo]r|doctor|lawyer)|not [\w ]*advice)\b/i;

/**
 * What of a description tells of the video: sentences without a link, an address or a call to action, and no small print; chapters without
 * their times; no greeting and no hashtags.
 */
export function topicalText(description: string): string {
  return findSentences(description)
    .map(({ text }) => text.replace(GREETING, ""))
    .filter(
      (text) =>
        blankOut(text, ["link", "email"]) === text &&
        findCallsToAction(text).length === 0 &&
        !SMALL_PRINT.test(text),
    )
    .map((text) => blankOut(text, ["hashtag", "mention", "timestamp"]).trim())
    .filter((text) => text !== "")
    .join("\n\n");
}

export interface DescriptionInput {
  title: string;
  description: string;
  /** The creator's own; without any, the five best keyphrases of title and description. */
  keywords?: string[];
}

/** As many as are looked for where none are given. */
const SOUGHT = 5;

/** The keywords that are looked for: those given, else the best that the texts themselves name. */
export function chooseKeywords({ title, description, keywords = [] }: DescriptionInput): string[] {
  const given = keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => toKeyword(keyword).keys.length > 0);
  if (given.length > 0) return [...new Set(given)];
  // Which words name a thing is only known of English; elsewhere the title's phrases and repeated words are what there is.
  if (!readsEnglish(`${title}\n${description}`))
    return findKeywords(title, description).map(({ text }) => text);
  const found = findKeyphrases(topicalText(description), { title, limit: SOUGHT }).map(
    ({ phrase }) => phrase,
  );
  return [...new Set(asDescribed(found, description))];
}

/** "Weeknight Carbonara", of a title whose description only says "carbonara", is sought as "carbonara". */
function asDescribed(phrases: string[], description: string): string[] {
  const headOf = (phrase: string) => phrase.split(" ").at(-1) as string;
  const sought = [...phrases, ...phrases.map(headOf)].map(toKeyword);
  const said = new Set(findKeywordPlaces(sought, description).map(({ keyword }) => keyword.keys.join(" ")));
  const isSaid = (words: string) => said.has(toKeyword(words).keys.join(" "));
  return phrases.map((phrase) => {
    const head = headOf(phrase);
    if (head === phrase || isSaid(phrase) || !isSaid(head) || !isTelling(head)) return phrase;
    return /^\p{Lu}\p{Ll}+$/u.test(head) && description.includes(head.toLowerCase())
      ? head.toLowerCase()
      : head;
  });
}

/** Whether a word says by itself what something is about. */
function isTelling(word: string): boolean {
  const kinds = wordsIn(word)
    .flat()
    .map(({ kind }) => kind);
  return !VAGUE.has(word.toLowerCase()) && kinds.includes("topic");
}
