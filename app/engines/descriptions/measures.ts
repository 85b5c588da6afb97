import { DESCRIPTION_MAX } from "../../words/bounds";
import { readsEnglish } from "../../words/english";
import { wordsIn } from "../../words/words";
import { keyphrasesOf, VAGUE } from "../keyphrases";
import { type Ask, asksIn } from "./calls-to-action";
import { type Chapters, chaptersIn } from "./chapters";
import {
  type Density,
  densityIn,
  type First,
  firstOf,
  type KeywordMeasure,
  measureKeywords,
} from "./keyword-use";
import { asKeyword, keywordsOf, placesOf, topicalText } from "./keywords";
import { piecesOf } from "./pieces";
import { type Readability, readabilityOf } from "./readability";
import { sentencesOf, wordsOf } from "./sentences";

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

export interface LinkMeasure {
  /** As it was written. */
  text: string;
  /** "example.com", in lower case, without "www."; the text itself where no URL can be made of it. */
  domain: string;
  /** Whether it begins with "http://" or "https://": without, not every app makes a link of it. */
  hasProtocol: boolean;
  /** Whether a URL can be made of it. */
  valid: boolean;
  start: number;
  end: number;
}

/** The links of a text in its order, those without a protocol too: these are read as if they had "https://". */
export function linksIn(text: string): LinkMeasure[] {
  return piecesOf(text)
    .filter(({ kind }) => kind === "link")
    .map((piece) => {
      const full = /^https?:\/\//i.test(piece.text);
      const url = URL.parse(full ? piece.text : `https://${piece.text}`);
      const domain = url ? url.hostname.replace(/^www\./, "") : piece.text;
      return {
        text: piece.text,
        domain,
        hasProtocol: full,
        valid: url !== null,
        start: piece.start,
        end: piece.end,
      };
    });
}

/** YouTube Help, "Use hashtags for video search" (answer 6390658): over 60, all of them are ignored. */
const MOST = 60;
/** Same page: so many are shown at the title. */
const SHOWN = 3;

export interface Hashtags {
  /** In the description, in its order. */
  tags: string[];
  /** What YouTube shows at the title: the first three of the description, none where the title has its own. */
  shown: string[];
  /** How many stand in title and description together. */
  count: number;
  most: number;
  /** Over 60, YouTube ignores each of them. */
  ignored: boolean;
}

/**
 * The hashtags of a description, by YouTube's own rules (answer 6390658): at the title it shows the first three different
 * ones, whatever their capitals, and none where the title has its own or all together are over 60.
 */
export function hashtagsIn(title: string, text: string): Hashtags {
  const of = (part: string) =>
    piecesOf(part).flatMap((piece) => (piece.kind === "hashtag" ? [piece.text] : []));
  const tags = of(text);
  const inTitle = of(title);
  const count = tags.length + inTitle.length;
  const ignored = count > MOST;
  const distinct = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  return {
    tags,
    shown: ignored || inTitle.length > 0 ? [] : distinct.slice(0, SHOWN),
    count,
    most: MOST,
    ignored,
  };
}
