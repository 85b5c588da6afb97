import { DESCRIPTION_MAX } from "../../words/bounds";
import { readsEnglish } from "../../words/english";
import { wordsIn } from "../../words/words";
import { keyphrasesOf, VAGUE } from "../keyphrases";
import { type Ask, asksIn } from "./asks";
import { type Chapters, chaptersIn } from "./chapters";
import { type Density, densityIn } from "./density";
import { type First, firstOf } from "./first";
import { type Hashtags, hashtagsIn } from "./hashtags";
import { type KeywordMeasure, measureKeywords } from "./keyword-places";
import { asKeyword, keywordsOf, placesOf } from "./keywords";
import { type LinkMeasure, linksIn } from "./links";
import { piecesOf } from "./pieces";
import { type Readability, readabilityOf } from "./readability";
import { sentencesOf, wordsOf } from "./sentences";
import { topicalText } from "./topical";

/** As many as are looked for where none are given. */
const SOUGHT = 5;

/** What stands in a description, each figure with what it is made of. Places are offsets into the description. */
export interface Measures {
  keywords: KeywordMeasure[];
  density: Density;
  first: First;
  readability: Readability;
  words: number;
  sentences: number;
  length: { characters: number; most: number; over: number };
  links: LinkMeasure[];
  chapters: Chapters;
  hashtags: Hashtags;
  mentions: string[];
  emails: string[];
  asks: Ask[];
}

export interface Described {
  title: string;
  description: string;
  /** The creator's own; without any, the five best keyphrases of title and description. */
  keywords?: string[];
}

/** Measures a description beside its title. Any text goes, an empty one too. Pure. */
export function measureDescription({ title, description, keywords }: Described): Measures {
  const text = description;
  const sought = keywordsFor({ title, description, keywords });
  const measured = measureKeywords(sought, title, text);
  const pieces = piecesOf(text);
  const words = wordsOf(text);
  return {
    keywords: measured,
    density: densityIn(measured, words.length),
    first: firstOf(measured, text),
    readability: readabilityOf(text, words),
    words: words.length,
    sentences: sentencesOf(text).length,
    length: {
      characters: text.length,
      most: DESCRIPTION_MAX,
      over: Math.max(0, text.length - DESCRIPTION_MAX),
    },
    links: linksIn(text),
    chapters: chaptersIn(text),
    hashtags: hashtagsIn(title, text),
    mentions: pieces.filter(({ kind }) => kind === "mention").map((piece) => piece.text),
    emails: pieces.filter(({ kind }) => kind === "email").map((piece) => piece.text),
    asks: asksIn(text),
  };
}

/** The keywords that are looked for: those given, else the best that the texts themselves name. */
export function keywordsFor({ title, description, keywords = [] }: Described): string[] {
  const given = keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => asKeyword(keyword).keys.length > 0);
  if (given.length > 0) return [...new Set(given)];
  // Which words name a thing is only known of English; elsewhere the title's phrases and repeated words are what there is.
  if (!readsEnglish(`${title}\n${description}`))
    return keywordsOf(title, description).map(({ text }) => text);
  const found = keyphrasesOf(topicalText(description), { title, limit: SOUGHT }).map(({ phrase }) => phrase);
  return [...new Set(asSaid(found, description))];
}

/** "Weeknight Carbonara", of a title whose description only says "carbonara", is sought as "carbonara". */
function asSaid(phrases: string[], description: string): string[] {
  const headOf = (phrase: string) => phrase.split(" ").at(-1) as string;
  const sought = [...phrases, ...phrases.map(headOf)].map(asKeyword);
  const said = new Set(placesOf(sought, description).map(({ keyword }) => keyword.keys.join(" ")));
  const isSaid = (words: string) => said.has(asKeyword(words).keys.join(" "));
  return phrases.map((phrase) => {
    const head = headOf(phrase);
    if (head === phrase || isSaid(phrase) || !isSaid(head) || !tells(head)) return phrase;
    return /^\p{Lu}\p{Ll}+$/u.test(head) && description.includes(head.toLowerCase())
      ? head.toLowerCase()
      : head;
  });
}

/** Whether a word says by itself what something is about. */
function tells(word: string): boolean {
  const kinds = wordsIn(word)
    .flat()
    .map(({ kind }) => kind);
  return !VAGUE.has(word.toLowerCase()) && kinds.includes("topic");
}
