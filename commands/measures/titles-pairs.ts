import { csvRecords } from "./csv.ts";

/** Two headlines that were shown over the same picture in the same test. */
export interface Pair {
  test: string;
  image: string;
  a: string;
  b: string;
  /** Which had the higher click rate. */
  better: "A" | "B";
  /** How sure that is, in standard errors of the difference. */
  z: number;
  p: number;
  /** The one pair of its test that counts: the first against the last by rule of the data set. */
  top: boolean;
  impressions: { a: number; b: number };
  clicks: { a: number; b: number };
}

/** Where a winner counts as clear. */
export const CLEAR = 0.05;

/** Reads the pairs; throws with the row where a figure is none. */
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

/** A headline as it did in one test over one picture. */
export interface Showing {
  title: string;
  /** Number of its test and picture: only headlines of the same can be compared. */
  arm: number;
  /** Name of its group of tests: see `groupOf`. */
  group: string;
  /** Log odds of a click, half a click added to both sides. */
  logit: number;
  /** Clicks that stand behind it. */
  clicks: number;
}

/** Every headline once for each test and picture. */
export function showingsOf(pairs: Pair[], groupOf: (test: string) => string): Showing[] {
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
 * The group of a test: tests that share a headline (letters and figures alone compared) or a picture belong
 * together, so that no headline is held against what was learned from itself.
 */
export function groupsOf(pairs: Pair[]): (test: string) => string {
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
