import { z } from "zod";
import type { Appended, BrokenRule, Change, ChangeKind, Measures } from "../../engines/descriptions";

// A rewrite is kept in the words it was told in: what a page says of one does not change with a later version.

const CHANGES: Record<ChangeKind, { what: string; why: string }> = {
  "blank-lines": {
    what: "Closed gaps of several blank lines",
    why: "One blank line parts two paragraphs. More only push the rest off the screen.",
  },
  "chapter-lines": {
    what: "Put every chapter on a line of its own",
    why: "YouTube reads one timestamp a line.",
  },
  "link-lines": {
    what: "Put every link on a line of its own",
    why: "Links in one line are hard to tell apart on a phone.",
  },
  "hashtags-last": {
    what: "Moved the hashtags to the last line",
    why: "YouTube shows the first three above the title wherever they stand. The first line is for the text.",
  },
  "topic-first": {
    what: "Moved what the video is about to the first line",
    why: "Search and phones show the first 125 characters: they should say what the video is about.",
  },
  paragraphs: {
    what: "Split a wall of text into paragraphs",
    why: "On a phone it fills the screen without a place for the eye to rest.",
  },
};

/** A change with what was done, and why. */
export function tellChange({ kind, ...place }: Change) {
  return { ...CHANGES[kind], ...place };
}

/** Blocks that were put below a rewrite, as one change; [] where all of them stood there. */
export function tellAppended({ added, left }: Pick<Appended, "added" | "left">) {
  if (added.length === 0) return [];
  const what = `Added ${added.length === 1 ? "a usual block" : `${added.length} usual blocks`}`;
  const over = left > 0 ? ` ${left} more would exceed YouTube's 5,000 characters.` : "";
  return [{ what, why: `You ticked ${added.length === 1 ? "it" : "them"}.${over}` }];
}

/** What a rewrite that changes nothing says. */
export const LEFT = "Leave it.";

/** A broken rule in a sentence: "The first timestamp is 0:15, not 0:00." */
export function ruleText({ rule, stamps, pairs }: BrokenRule): string {
  switch (rule) {
    case "first-at-zero":
      return `The first timestamp is ${stamps[0]}, not 0:00.`;
    case "at-least-three":
      return `There ${stamps.length === 1 ? "is one timestamp" : `are ${stamps.length} timestamps`}; chapters need at least three.`;
    case "ascending":
      return `${pairs.map(([one, next]) => `${next} comes after ${one}`).join(", ")}: each must be later than the one before.`;
    case "ten-seconds":
      return `${pairs.map(([one, next]) => `${one} to ${next}`).join(", ")}: shorter than ten seconds.`;
  }
}

/** How many of each kind are kept by name. The counts are complete. */
const MAX_NAMED = 12;
const MAX_CHAPTERS = 30;
const MAX_PLACES = 200;
/** How many characters of a name, and of the text of a broken rule, are kept. */
const MAX_NAME = 120;
const MAX_RULE = 240;

const line = z.number().int();

/** The measures of one text as the state keeps them: all counts, and the first few by name. Lines are counted from 1. */
export const reading = z.object({
  keywords: z.array(
    z.object({ keyword: z.string(), count: z.number(), inFirst: z.number(), lines: z.array(line) }),
  ),
  /** Where keywords begin and end, for the keyword strip. */
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
    /** Including those of the title. */
    inAll: z.number(),
    ignored: z.boolean(),
  }),
  asks: z.array(z.object({ ask: z.string(), words: z.string(), line })),
  characters: z.number(),
  words: z.number(),
  sentences: z.number(),
});
export type Reading = z.infer<typeof reading>;

/** The measures of a text in the form that the state keeps. */
export function summarizeMeasures(text: string, measures: Measures): Reading {
  const { keywords, density, readability, links, chapters, hashtags, callsToAction } = measures;
  const lineAt = lineFinder(text);
  return {
    keywords: keywords.map(({ keyword, places, count, inFirst }) => ({
      keyword,
      count,
      inFirst,
      lines: [...new Set(places.map(({ start }) => lineAt(start)))].slice(0, MAX_NAMED),
    })),
    places: keywords
      .flatMap(({ places }) => places)
      .sort((one, other) => one.start - other.start || other.end - one.end)
      .slice(0, MAX_PLACES),
    density: {
      percent: density.percent,
      said: density.occurrences,
      words: density.words,
      verdict: density.verdict,
    },
    readability,
    links: {
      count: links.length,
      withProtocol: links.filter(({ hasProtocol }) => hasProtocol).length,
      named: links.slice(0, MAX_NAMED).map((link) => ({
        text: truncate(link.text, MAX_NAME),
        hasProtocol: link.hasProtocol,
        line: lineAt(link.start),
      })),
    },
    chapters: {
      count: chapters.chapters.length,
      work: chapters.work,
      named: chapters.chapters.slice(0, MAX_CHAPTERS).map((chapter) => ({
        stamp: chapter.stamp,
        title: truncate(chapter.title, MAX_NAME),
        line: chapter.line + 1,
      })),
      broken: chapters.broken.map((rule) => ({
        words: truncate(ruleText(rule), MAX_RULE),
        lines: chapters.chapters
          .filter(({ stamp }) => rule.stamps.includes(stamp))
          .slice(0, MAX_NAMED)
          .map((chapter) => chapter.line + 1),
      })),
    },
    hashtags: {
      count: hashtags.tags.length,
      named: hashtags.tags.slice(0, MAX_NAMED).map((tag) => truncate(tag, MAX_NAME)),
      shown: hashtags.shown.map((tag) => truncate(tag, MAX_NAME)),
      inAll: hashtags.count,
      ignored: hashtags.ignored,
    },
    asks: callsToAction.map(({ ask, words, start }) => ({
      ask,
      words: truncate(words, MAX_NAME),
      line: lineAt(start),
    })),
    characters: measures.length.characters,
    words: measures.words,
    sentences: measures.sentences,
  };
}

/** How many of the keywords stand in the first 125 characters. */
export function countAboveFold({ keywords }: Reading): { found: number; total: number } {
  return { found: keywords.filter(({ inFirst }) => inFirst > 0).length, total: keywords.length };
}

/** Finds the line of an offset, counted from 1. */
function lineFinder(text: string): (place: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (place) => ends.filter((end) => end < place).length + 1;
}

/** The text cut to `most` characters with an ellipsis, but not within a character. */
function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
