/** How one comment feels, as the reader of feelings answers it. */
export type Feeling = "positive" | "neutral" | "negative";

export type Reading =
  | { kind: "scored"; valence: number; feeling: Feeling; chances?: Record<Feeling, number> }
  | { kind: "other-language"; language: string | null }
  | { kind: "spam"; why: string }
  | { kind: "nothing" };

/** Reads one comment; `valence` runs from -4 to 4, `chances` add up to 1 where a reader tells them. Given to the digest as an argument, so that it can be any reader. */
export type ReadFeeling = (text: string) => Reading;

/**
 * Of a longer comment, this front is scored and searched: few are longer (YouTube takes 10,000 characters), and reading
 * takes as long as the text is.
 */
export const MOST_READ = 2000;

/** What is read of a comment: all but of a long one; no letter or emoji is cut in two. */
export function readPart(text: string): string {
  return text.length <= MOST_READ ? text : text.slice(0, MOST_READ).replace(/[\uD800-\uDBFF]$/, "");
}
