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

/** The figures of a description, each with what it is made of. `start` and `end` are offsets into the description. */
export interface Measures {
  keywords: KeywordUse[];
  density: Density;
  aboveFold: AboveFold;
  readability: Readability;
  words: number;
  sentences: number;
  length: { characters: number; most: number; over: number };
  links: DescriptionLink[];
  chapters: Chapters;
  hashtags: Hashtags;
  mentions: string[];
  emails: string[];
  callsToAction: CallToAction[];
}

/** Measures a description with its title. Takes any text, also an empty one. */
export function measureDescription({ title, description, keywords }: DescriptionInput): Measures {
  const text = description;
  const wanted = chooseKeywords({ title, description, keywords });
  const measured = measureKeywordUse(wanted, title, text);
  const pieces = findPieces(text);
  const words = findWords(text);
  return {
    keywords: measured,
    density: measureDensity(measured, words.length),
    aboveFold: readAboveFold(measured, text),
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
    callsToAction: findCallsToAction(text),
  };
}

export interface DescriptionLink {
  /** As it was written. */
  text: string;
  /** "example.com", in lower case, without "www."; the text itself if it is not a URL. */
  domain: string;
  /** Whether it begins with "http://" or "https://": otherwise not every app turns it into a link. */
  hasProtocol: boolean;
  /** Whether it is a URL. */
  valid: boolean;
  start: number;
  end: number;
}

/** The links of a text in its order. Those without a protocol are read as if they had "https://". */
export function findLinks(text: string): DescriptionLink[] {
  return findPieces(text)
    .filter(({ kind }) => kind === "link")
    .map((piece) => {
      const hasProtocol = /^https?:\/\//i.test(piece.text);
      const url = URL.parse(hasProtocol ? piece.text : `https://${piece.text}`);
      const domain = url ? url.hostname.replace(/^www\./, "") : piece.text;
      return {
        text: piece.text,
        domain,
        hasProtocol,
        valid: url !== null,
        start: piece.start,
        end: piece.end,
      };
    });
}

/** YouTube Help, "Use hashtags for video search" (answer 6390658): with more than 60, YouTube ignores all of them. */
const MAX_HASHTAGS = 60;
/** The same page: the first three are shown at the title. */
const SHOWN = 3;

export interface Hashtags {
  /** Those of the description, in its order. */
  tags: string[];
  /** What YouTube shows at the title: the first three of the description, none if the title has its own. */
  shown: string[];
  /** How many title and description have together. */
  count: number;
  most: number;
  /** Whether there are more than 60, which YouTube ignores. */
  ignored: boolean;
}

/**
 * The hashtags of a description by YouTube's rules (answer 6390658): at the title it shows the first three different
 * ones, whatever their case, and none if the title has its own or title and description have more than 60.
 */
export function findHashtags(title: string, text: string): Hashtags {
  const tagsIn = (part: string) =>
    findPieces(part).flatMap((piece) => (piece.kind === "hashtag" ? [piece.text] : []));
  const tags = tagsIn(text);
  const inTitle = tagsIn(title);
  const count = tags.length + inTitle.length;
  const ignored = count > MAX_HASHTAGS;
  const distinct = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  return {
    tags,
    shown: ignored || inTitle.length > 0 ? [] : distinct.slice(0, SHOWN),
    count,
    most: MAX_HASHTAGS,
    ignored,
  };
}
