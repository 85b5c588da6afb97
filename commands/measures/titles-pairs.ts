import { csvRecords } from "./csv.ts";

/** Two headlines shown over the same picture in the same A/B test. */
export interface Pair {
  test: string;
  image: string;
  a: string;
  b: string;
  /** Which had the higher click rate. */
  better: "A" | "B";
  /** The difference of the click rates, in standard errors. */
  z: number;
  p: number;
  /** The one pair that counts for its test, as the data set chose it: the first against the last. */
  top: boolean;
  impressions: { a: number; b: number };
  clicks: { a: number; b: number };
}

/** Below this p-value a winner is clear. */
export const CLEAR = 0.05;

/** Reads the pairs of a CSV. Throws, with the row, if a figure or the winner is missing. */
export function readPairs(text: string): Pair[] {
  return csvRecords(text).map((row, at) => {
    const figure = (name: string) => {
      const value = Number(row[name]);
      if (!row[name] || Number.isNaN(value)) throw new Error(`pair ${at + 1}: “${row[name]}” is no ${name}`);
      return value;
    };
    if (row.better !== "A" && row.better !== "B") throw new Error(`pair ${at + 1}: no better one`);
    const [a, b] = row.better === "A" ? (["w", "l"] as const) : (["l", "w"] as const);
    return {
      test: row.test_id ?? "",
      image: row.image_id ?? "",
      a: row.A ?? "",
      b: row.B ?? "",
      better: row.better,
      z: figure("z"),
      p: figure("p"),
      top: row.top_pair === "1",
      impressions: { a: figure(`${a}_impr`), b: figure(`${b}_impr`) },
      clicks: { a: figure(`${a}_clicks`), b: figure(`${b}_clicks`) },
    };
  });
}

/** A headline's result in one test over one picture. */
export interface Showing {
  title: string;
  /** Number of its test and picture: only headlines of the same arm can be compared. */
  arm: number;
  /** Name of its group of tests: see `groupTests`. */
  group: string;
  /** Log odds of a click, with half a click added to both sides. */
  logit: number;
  clicks: number;
}

/** Lists every headline once for each test and picture. */
export function listShowings(pairs: Pair[], groupOf: (test: string) => string): Showing[] {
  const arms = new Map<string, number>();
  const showings = new Map<string, Showing>();
  for (const { test, image, a, b, impressions, clicks } of pairs) {
    const place = `${test} ${image}`;
    const arm = arms.get(place) ?? arms.size;
    arms.set(place, arm);
    for (const [title, seen, clicked] of [
      [a, impressions.a, clicks.a],
      [b, impressions.b, clicks.b],
    ] as const) {
      const logit = Math.log((clicked + 0.5) / (seen - clicked + 0.5));
      showings.set(`${place} ${title}`, { title, arm, group: groupOf(test), logit, clicks: clicked });
    }
  }
  return [...showings.values()];
}

/**
 * The group of each test: tests that share a headline (compared by letters and digits) or a picture, also through a
 * third test. Folds keep groups together, so no headline is scored by weights learned from itself.
 */
export function groupTests(pairs: Pair[]): (test: string) => string {
  const parent = new Map<string, string>();
  const root = (name: string): string => {
    const above = parent.get(name);
    return above === undefined || above === name ? name : root(above);
  };
  for (const { test, image, a, b } of pairs) {
    for (const shared of [image, a, b].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""))) {
      const [one, other] = [root(`test ${test}`), root(`shared ${shared}`)];
      if (one !== other) parent.set(other, one);
    }
  }
  return (test) => root(`test ${test}`);
}
