import { DESCRIPTION_MAX } from "../../words/bounds";
import { readsEnglish } from "../../words/english";
import { type CallToAction, findCallsToAction } from "./calls-to-action";
import { type Chapters, findChapters, findPieces } from "./chapters";
import {
  type AboveFold,
  type Density,
  type KeywordUse,
  measureDensity,
  measureKeywordUse,
  readAboveFold,
} from "./keyword-use";
import { chooseKeywords, type DescriptionInput } from "./keywords";
import { findSentences, findWords, type Span } from "./sentences";

/** In fewer words one long sentence decides the score. */
const MIN_WORDS = 30;

export type Readability =
  | { score: number; reads: string; words: number; sentences: number; syllables: number; why: null }
  | { score: null; words: number; why: "not-enough-text" | "not-english" };

/** Flesch's own bands (1948, table 5): the lowest score of each, and how it reads. */
const BANDS: [number, string][] = [
  [90, "very easy"],
  [80, "easy"],
  [70, "fairly easy"],
  [60, "standard"],
  [50, "fairly difficult"],
  [30, "difficult"],
  [Number.NEGATIVE_INFINITY, "very difficult"],
];

/**
 * Flesch reading ease (Flesch, A new readability yardstick, Journal of Applied Psychology 32(3), 1948):
 * 206.835 - 1.015 words per sentence - 84.6 syllables per word, 0 to 100 for most texts; syllables are estimated.
 * Chapters, links and hashtags are left out. English only, as the constants are; `why` says why there is no score.
 */
export function measureReadability(text: string, allWords: Span[] = findWords(text)): Readability {
  const lines = linesOutsideChapters(text);
  const prose = lines.map((line) => line.text).join("\n");
  let at = 0;
  const words = allWords.flatMap((word) => {
    while ((lines[at]?.end ?? Number.POSITIVE_INFINITY) < word.end) at += 1;
    return word.start >= (lines[at]?.start ?? Number.POSITIVE_INFINITY) ? [word.text] : [];
  });
  if (!readsEnglish(prose)) return { score: null, words: words.length, why: "not-english" };
  if (words.length < MIN_WORDS) return { score: null, words: words.length, why: "not-enough-text" };
  const sentences = findSentences(prose);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
  const score = Math.round(ease * 10) / 10;
  const reads = BANDS.find(([from]) => score >= from)?.[1] ?? "";
  return { score, reads, words: words.length, sentences: sentences.length, syllables, why: null };
}

/** The lines that are not chapters, with their offsets. */
function linesOutsideChapters(text: string): Span[] {
  const chapters = new Set(findChapters(text).chapters.map(({ line }) => line));
  let end = -1;
  return text.split("\n").flatMap((line, at) => {
    const start = end + 1;
    end = start + line.length;
    return chapters.has(at) ? [] : [{ text: line, start, end }];
  });
}

/** Neighbouring vowels spoken as two syllables: "radio", "create", "being". */
const TWO_SYLLABLES =
  /i[ao](?!u?s|n|l)|ea[tl]e|eat(?:or|ive|ion)|io(?=s?$)|[aeo]ing|uou|iu(?=m)|ua(?=l)|[ui]e(?=t)/g;

/**
 * Estimates the syllables of an English word: its groups of vowels, without a silent e or -ed at the end, plus one for
 * vowels spoken apart. At least 1; 1 for a number.
 */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "");
  if (letters === "") return 1;
  const silent = letters
    .replace(/(?<=[^aeiouytd])ed$/, "d")
    .replace(/(?<=[^aeiouylscgxz]|[^aeioulr]l|[aeiouy][lr])es$/, "s")
    .replace(/e$(?<=[aeiouy][^aeiouy]+e)/, (e, at: number) =>
      /[^aeiouy]l$/.test(letters.slice(0, at)) ? e : "",
    );
  const groups = silent.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (silent.match(TWO_SYLLABLES)?.length ?? 0));
}

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
