import type { NotBuilt } from "./not-built.ts";
import type { Quote } from "./quotes.ts";
import type { Block } from "./sentences.ts";

/** A sentence of the spec with the tests that show it. */
export interface Covered {
  section: number;
  text: string;
  quotes: Quote[];
  /** What of it no quote covers: nothing where it is shown, all of it where no test shows any. */
  missing: string[];
  /** Why it is not built, where that was decided. */
  notBuilt: string | null;
}

export interface Coverage {
  sentences: Covered[];
  /** Quotes that are nowhere in the section that they name. */
  strayQuotes: Quote[];
  /** The same of decisions. */
  strayDecisions: NotBuilt[];
}

/** Words that only join what quotes cover on both sides. */
const JOINING = /^\W*(?:and|or|also|then|plus)?\W*$/;

/** Holds the quotes of tests, and what was decided not to build, against the spec. */
export function cover(blocks: Block[], quotes: Quote[], decisions: NotBuilt[]): Coverage {
  const used = new Set<Quote | NotBuilt>();
  const sentences = blocks.flatMap((block) => {
    const spans = quotes.flatMap((quote) => {
      const found = quote.section === block.section ? placesOf(quote.text, block.text) : [];
      if (found.length > 0) used.add(quote);
      return found.map((span) => ({ ...span, quote }));
    });
    return block.sentences.map(({ from, to }): Covered => {
      const text = block.text.slice(from, to);
      const decision = decisions.find(
        ({ section, start }) => section === block.section && text.startsWith(start),
      );
      if (decision) used.add(decision);
      const touching = spans.filter((span) => span.from < to && span.to > from);
      return {
        section: block.section,
        text,
        quotes: [...new Set(touching.map(({ quote }) => quote))],
        missing: uncovered(block.text, { from, to }, touching),
        notBuilt: decision?.reason ?? null,
      };
    });
  });
  return {
    sentences,
    strayQuotes: quotes.filter((quote) => !used.has(quote)),
    strayDecisions: decisions.filter((decision) => !used.has(decision)),
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
