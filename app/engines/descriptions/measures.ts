import { DESCRIPTION_MAX } from "../../words/bounds";
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
import { type Described, keywordsFor } from "./keywords";
import { piecesOf } from "./pieces";
import { type Readability, readabilityOf } from "./readability";
import { sentencesOf, wordsOf } from "./sentences";

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
