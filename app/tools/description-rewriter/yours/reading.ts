import { z } from "zod";
import type { Measures } from "../../../engines/descriptions";

/** So many of each are kept by name; the counts are of all. */
const NAMED = 12;
const CHAPTERS = 30;
const PLACES = 200;
/** So many characters of one. */
const NAME = 120;
const WORDS = 240;

const line = z.number().int();

/** What stands in one text, as far as it is kept: counts of all, and the first few by name. Lines are counted from 1. */
export const reading = z.object({
  keywords: z.array(
    z.object({ keyword: z.string(), count: z.number(), inFirst: z.number(), lines: z.array(line) }),
  ),
  /** Where keywords begin and end, for the drawing. */
  places: z.array(z.object({ start: z.number(), end: z.number() })),
  density: z.object({
    percent: z.number().nullable(),
    said: z.number(),
    words: z.number(),
    verdict: z.enum(["low", "recommended", "high", "not-enough-text"]),
  }),
  readability: z.union([
    z.object({
      score: z.number(),
      reads: z.string(),
      words: z.number(),
      sentences: z.number(),
      syllables: z.number(),
      why: z.null(),
    }),
    z.object({ score: z.null(), words: z.number(), why: z.enum(["not-enough-text", "not-english"]) }),
  ]),
  links: z.object({
    count: z.number(),
    withProtocol: z.number(),
    named: z.array(z.object({ text: z.string(), hasProtocol: z.boolean(), line })),
  }),
  chapters: z.object({
    count: z.number(),
    work: z.boolean(),
    named: z.array(z.object({ stamp: z.string(), title: z.string(), line })),
    broken: z.array(z.object({ words: z.string(), lines: z.array(line) })),
  }),
  hashtags: z.object({
    count: z.number(),
    named: z.array(z.string()),
    shown: z.array(z.string()),
    /** Those of the title counted, too. */
    inAll: z.number(),
    ignored: z.boolean(),
  }),
  asks: z.array(z.object({ ask: z.string(), words: z.string(), line })),
  characters: z.number(),
  words: z.number(),
  sentences: z.number(),
});
export type Reading = z.infer<typeof reading>;

/** What of a text's measures is kept. */
export function readingOf(text: string, measures: Measures): Reading {
  const { keywords, density, readability, links, chapters, hashtags, callsToAction } = measures;
  const lineAt = linesOf(text);
  return {
    keywords: keywords.map(({ keyword, places, count, inFirst }) => ({
      keyword,
      count,
      inFirst,
      lines: [...new Set(places.map(({ start }) => lineAt(start)))].slice(0, NAMED),
    })),
    places: keywords
      .flatMap(({ places }) => places)
      .sort((one, other) => one.start - other.start || other.end - one.end)
      .slice(0, PLACES),
    density: {
      percent: density.percent,
      said: density.said,
      words: density.words,
      verdict: density.verdict,
    },
    readability,
    links: {
      count: links.length,
      withProtocol: links.filter(({ hasProtocol }) => hasProtocol).length,
      named: links.slice(0, NAMED).map((link) => ({
        text: clipped(link.text, NAME),
        hasProtocol: link.hasProtocol,
        line: lineAt(link.start),
      })),
    },
    chapters: {
      count: chapters.chapters.length,
      work: chapters.work,
      named: chapters.chapters.slice(0, CHAPTERS).map((chapter) => ({
        stamp: chapter.stamp,
        title: clipped(chapter.title, NAME),
        line: chapter.line + 1,
      })),
      broken: chapters.broken.map(({ words, stamps }) => ({
        words: clipped(words, WORDS),
        lines: chapters.chapters
          .filter(({ stamp }) => stamps.includes(stamp))
          .slice(0, NAMED)
          .map((chapter) => chapter.line + 1),
      })),
    },
    hashtags: {
      count: hashtags.tags.length,
      named: hashtags.tags.slice(0, NAMED).map((tag) => clipped(tag, NAME)),
      shown: hashtags.shown.map((tag) => clipped(tag, NAME)),
      inAll: hashtags.count,
      ignored: hashtags.ignored,
    },
    asks: callsToAction.map(({ ask, words, start }) => ({
      ask,
      words: clipped(words, NAME),
      line: lineAt(start),
    })),
    characters: measures.length.characters,
    words: measures.words,
    sentences: measures.sentences,
  };
}

/** How many keywords stand in the first 125 characters, of how many that were looked for. */
export function inFirst({ keywords }: Reading): { said: number; of: number } {
  return { said: keywords.filter((keyword) => keyword.inFirst > 0).length, of: keywords.length };
}

/** Of which line a place is, from 1. */
function linesOf(text: string): (place: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (place) => ends.filter((end) => end < place).length + 1;
}

/** Shortened with a sign, and never within a character. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
