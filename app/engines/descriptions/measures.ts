import { DESCRIPTION_MAX } from "../../words/bounds";
import { type CallToAction, findCallsToAction } from "./calls-to-action";
import { type Chapters, findChapters } from "./chapters";
import {
  type AboveFold,
  type Density,
  type KeywordUse,
  measureDensity,
  measureKeywordUse,
  readAboveFold,
} from "./keyword-use";
import { chooseKeywords, type DescriptionInput } from "./keywords";
import { findPieces } from "./pieces";
import { measureReadability, type Readability } from "./readability";
import { findSentences, findWords } from "./sentences";

/** What stands in a description, each figure with what it is made of. Places are offsets into the description. */
export interface Measures {
  keywords: KeywordUse[];
  density: Density;
  first: AboveFold;
  readability: Readability;
  words: number;
  sentences: number;
  length: { characters: number; most: number; over: number };
  links: DescriptionLink[];
  chapters: Chapters;
  hashtags: Hashtags;
  mentions: string[];
  emails: string[];
  asks: CallToAction[];
}

/** Measures a description beside its title. Any text goes, an empty one too. Pure. */
export function measureDescription({ title, description, keywords }: DescriptionInput): Measures {
  const text = description;
  const sought = chooseKeywords({ title, description, keywords });
  const measured = measureKeywordUse(sought, title, text);
  const pieces = findPieces(text);
  const words = findWords(text);
  return {
    keywords: measured,
    density: measureDensity(measured, words.length),
    first: readAboveFold(measured, text),
    readability: measureReadability(text, words),
    words: words.length,
    sentences: findSentences(text).length,
    length: {
      characters: text.length,
      most: DESCRIPTION_MAX,
      over: Math.max(0, text.length - DESCRIPTION_MAX),
    },
    links: findLinks(text),
    chapters: findChapters(text),
    hashtags: findHashtags(title, text),
    mentions: pieces.filter(({ kind }) => kind === "mention").map((piece) => piece.text),
    emails: pieces.filter(({ kind }) => kind === "email").map((piece) => piece.text),
    asks: findCallsToAction(text),
  };
}

export interface DescriptionLink {
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
export function findLinks(text: string): DescriptionLink[] {
  return findPieces(text)
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
export function findHashtags(title: string, text: string): Hashtags {
  const of = (part: string) =>
    findPieces(part).flatMap((piece) => (piece.kind === "hashtag" ? [piece.text] : []));
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
