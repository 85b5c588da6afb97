import type { NotBuilt } from "./not-built.ts";
import type { Quote } from "./quotes.ts";
import type { Block } from "./sentences.ts";

/** A sentence of the spec with the tests that show it. */
export interface Covered {
  section: number;
  text: string;
  quotes: Quote[];
  /** What was decided not to build of it. */
  notBuilt: NotBuilt[];
  /** What of it neither quote nor decision covers: nothing where it is shown or left out on purpose. */
  missing: string[];
}

interface Coverage {
  sentences: Covered[];
  /** Quotes and decisions that are nowhere in the section that they name. */
  strays: (Quote | NotBuilt)[];
  /** Those so short that they stand in several places there, and name none of them. */
  vague: (Quote | NotBuilt)[];
}

/** Words that only join what quotes cover on both sides. */
const JOINING = /^\W*(?:and|or|also|then|plus|otherwise)?\W*$/i;
/** A quote of fewer characters has to stand in one place only. */
const TELLING = 24;

/** Holds the quotes of tests, and what was decided not to build, against the spec. */
export function cover(blocks: Block[], quotes: Quote[], decisions: NotBuilt[]): Coverage {
  const found = new Map<Quote | NotBuilt, number>([...quotes, ...decisions].map((part) => [part, 0]));
  const sentences = blocks.flatMap((block) => {
    const spans = [...found.keys()].flatMap((part) => {
      const places = part.section === block.section ? placesOf(part.text, block.text) : [];
      found.set(part, (found.get(part) ?? 0) + places.length);
      return places.map((span) => ({ ...span, part }));
    });
    return block.sentences.map(({ from, to }): Covered => {
      const touching = spans.filter((span) => span.from < to && span.to > from);
      const parts = [...new Set(touching.map(({ part }) => part))];
      return {
        section: block.section,
        text: block.text.slice(from, to),
        quotes: parts.filter((part) => "file" in part),
        notBuilt: parts.filter((part) => "reason" in part),
        missing: uncovered(block.text, { from, to }, touching),
      };
    });
  });
  const parts = [...found];
  return {
    sentences,
    strays: parts.filter(([, places]) => places === 0).map(([part]) => part),
    vague: parts.filter(([{ text }, places]) => places > 1 && text.length < TELLING).map(([part]) => part),
  };
}

interface Span {
  from: number;
  to: number;
}

function placesOf(part: string, whole: string): Span[] {
  const places: Span[] = [];
  for (let from = whole.indexOf(part); from >= 0; from = whole.indexOf(part, from + 1)) {
    places.push({ from, to: from + part.length });
  }
  return places;
}

function uncovered(text: string, { from, to }: Span, spans: Span[]): string[] {
  const parts: string[] = [];
  let at = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > at) parts.push(text.slice(at, span.from));
    at = Math.max(at, span.to);
  }
  if (at < to) parts.push(text.slice(at, to));
  return parts
    .filter((part) => !JOINING.test(part))
    .map((part) => part.replace(/^[\s,;:.]+|[\s,;:.]+$/g, ""));
}
