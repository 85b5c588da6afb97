import { readsEnglish } from "../../words/english";
import { splitWords, type Word } from "../../words/words";
import { findKeyphrases, isVagueWord } from "../keyphrases";
import { findCallsToAction } from "./calls-to-action";
import { blankOut } from "./chapters";
import { isLegalHeading } from "./rewrite/lines";
import { findSentences } from "./sentences";
import { withoutTagLines } from "./tags";
import { findTitleKeywords, type Keyword, MOST_KEYWORDS, writeKeyword } from "./title-keywords";

/** A word that a description has so often is what it is about. */
const MIN_REPEATS = 3;

/** A keyword from its text, which is all that a kept state has of it. No keys if the text has no words. */
export function toKeyword(text: string): Keyword {
  return { text, keys: splitWords(text).map(({ key }) => key) };
}

/**
 * What a video is about, in any language: phrases of the title, then words that the description has at least three
 * times, most frequent first. At most five; [] if neither has any.
 */
export function findKeywords(title: string, description: string): Keyword[] {
  const found = findTitleKeywords(title);
  // A word of a longer phrase may also be a keyword of its own.
  const known = new Set(found.flatMap(({ keys }) => (keys.length === 1 ? keys : [])));
  return [...found, ...findRepeated(description, known)].slice(0, MOST_KEYWORDS);
}

/** Where a keyword stands in a text. `end` is the offset after its last character. */
export interface KeywordPlace {
  keyword: Keyword;
  start: number;
  end: number;
}

/** Every place where a text has one of these keywords, in the text's order. The text is read once for all of them. */
export function findKeywordPlaces(keywords: Keyword[], text: string): KeywordPlace[] {
  const words = splitWords(text);
  const byFirstKey = new Map<string | undefined, Keyword[]>();
  for (const keyword of keywords) {
    const [first] = keyword.keys;
    byFirstKey.set(first, [...(byFirstKey.get(first) ?? []), keyword]);
  }
  const places: KeywordPlace[] = [];
  for (const [at, { key, start }] of words.entries()) {
    for (const keyword of byFirstKey.get(key) ?? []) {
      const last = words[at + keyword.keys.length - 1];
      const matches = keyword.keys.every((other, step) => words[at + step]?.key === other);
      if (last && matches) places.push({ keyword, start, end: last.end });
    }
  }
  return places;
}

/** The words in a link are not the description's. */
const LINK = /(?:https?:\/\/|www\.)\S+/g;

function findRepeated(description: string, known: ReadonlySet<string>): Keyword[] {
  const text = description.replace(LINK, (link) => " ".repeat(link.length));
  const seen = new Map<string, { first: Word; times: number }>();
  for (const word of splitWords(text)) {
    if (word.kind !== "topic" || known.has(word.key) || word.end - word.start < 3) continue;
    const entry = seen.get(word.key);
    seen.set(word.key, { first: entry?.first ?? word, times: (entry?.times ?? 0) + 1 });
  }
  return [...seen.values()]
    .filter(({ times }) => times >= MIN_REPEATS)
    .sort((a, b) => b.times - a.times || a.first.start - b.first.start)
    .map(({ first }) => writeKeyword(text, [first]));
}

const GREETING =
  /^\W*(?:hey|hi|hello|what'?s up|welcome|good (?:morning|evening))\b[^.!?]{0,40}\b(?:guys|everyone|everybody|all|friends|folks|channel|back)\b[^.,!?]*[.,!?]*/i;

/** Sponsors, affiliate links, copyright, disclaimers and credits. */
const SMALL_PRINT =
  /\b(?:affiliate|sponsor\w*|commissions?|disclaimer|copyright|all rights reserved|qualifying purchases|licen[cs]e|creative commons|business (?:e|i)nquir\w+|not (?:a|an) [\w ]*(?:advis[eo]r|doctor|lawyer)|not [\w ]*advice|(?:thanks|thank you) to|supporters|patrons)\b|^(?:this (?:video|episode) was |video |thumbnail |intro )?(?:edited|filmed|animated|mixed|mastered|thumbnail|music) by\b/i;

/** Headings and chapters that every video may have. */
const GENERIC_LINE =
  /^(?:chapters?|time ?stamps?|time ?codes?|track ?list|set ?list|lyrics|gear|my gear|equipment|ingredients|materials|sources|references|links|socials?|follow (?:me|us)|about (?:me|us)|watch next|related videos|intro(?:duction)?|outro|ending|conclusion|start|end|credits|cold open|verdict)$/i;

/**
 * The part of a description that is about the video: its sentences without greeting and hashtags, and chapters without
 * their times. Sentences with a link, an e-mail address, a call to action or small print are left out, and so are lines
 * that begin as a disclaimer and headings or chapters such as "Intro".
 */
export function topicalText(description: string): string {
  const lines = description.split("\n").filter((line) => {
    const bare = blankOut(line, ["timestamp"]).replace(
      /^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu,
      "",
    );
    return !isLegalHeading(line) && !GENERIC_LINE.test(bare);
  });
  return findSentences(lines.join("\n"))
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

/** A description with its title. */
export interface DescriptionInput {
  title: string;
  description: string;
  /** The creator's own; if there are none, the five best keyphrases of title and description are used. */
  keywords?: string[];
}

/** How many are chosen if the creator gives none. */
const CHOSEN = 5;

/**
 * The keywords to look for in a description: the creator's, each once, or else the five best keyphrases of an English
 * description (see engines/keyphrases), or the title's phrases and repeated words of another one. Blocks of tags do not
 * count: they are to be deleted. [] if there are none.
 */
export function chooseKeywords({ title, description: whole, keywords = [] }: DescriptionInput): string[] {
  const given = keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => toKeyword(keyword).keys.length > 0);
  if (given.length > 0) return [...new Set(given)];
  const description = withoutTagLines(whole);
  // Keyphrases know which words name a thing in English only.
  if (!readsEnglish(`${title}\n${description}`))
    return findKeywords(title, description).map(({ text }) => text);
  const found = findKeyphrases(topicalText(description), { title, limit: CHOSEN }).map(
    ({ phrase }) => phrase,
  );
  return [...new Set(asDescribed(found, description))].filter(isOfTopic(title, description));
}

/** What a video is about has a word of its title, or is said again in its description. Of a title without a topic: all. */
function isOfTopic(title: string, description: string): (phrase: string) => boolean {
  const titled = new Set(splitWords(title).flatMap(({ key, kind }) => (kind === "topic" ? [key] : [])));
  const text = topicalText(description);
  return (phrase) => {
    const keyword = toKeyword(phrase);
    // "doo doo doo" is sung.
    if (keyword.keys.length > 1 && new Set(keyword.keys).size === 1) return false;
    return (
      titled.size === 0 ||
      keyword.keys.some((key) => titled.has(key)) ||
      findKeywordPlaces([keyword], text).length > 1
    );
  };
}

/** Phrases in the description's form: "Weeknight Carbonara" becomes "carbonara" if the description has only that. */
function asDescribed(phrases: string[], description: string): string[] {
  const headOf = (phrase: string) => phrase.split(" ").at(-1) ?? phrase;
  const forms = [...phrases, ...phrases.map(headOf)].map(toKeyword);
  const found = new Set(findKeywordPlaces(forms, description).map(({ keyword }) => keyword.keys.join(" ")));
  const isFound = (words: string) => found.has(toKeyword(words).keys.join(" "));
  return phrases.map((shown) => {
    // "PASTA" of a shouted title is "pasta" where the description has it so.
    const small = shown.toLowerCase();
    const phrase = shown === shown.toUpperCase() && description.includes(small) ? small : shown;
    const head = headOf(phrase);
    if (head === phrase || isFound(phrase) || !isFound(head) || !isTelling(head)) return phrase;
    return /^\p{Lu}\p{Ll}+$/u.test(head) && description.includes(head.toLowerCase())
      ? head.toLowerCase()
      : head;
  });
}

/** Whether a word alone tells what something is about. */
function isTelling(word: string): boolean {
  return !isVagueWord(word.toLowerCase()) && splitWords(word).some(({ kind }) => kind === "topic");
}
