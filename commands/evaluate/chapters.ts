import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ChapterWeights,
  type Cue,
  featuresOf,
  proposeChapters,
  readCaptions,
  WITHIN_SECONDS,
  wordsOf,
} from "../../app/engines/chapters/index.ts";
import { cholesky, solveBack, solveForward } from "../../app/statistics/sums.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";

const FOLDS = 4;
/** A cue so near to an author's start is one, where weights are learned. */
const AT_START_SECONDS = 4;
/** Of all other cues each so manieth is learned from, for the rest. */
const EVERY = 4;
const STEPS = 7;
const LEAST_PAUSE = 0.5;

/** A talk with its authors' chapters. */
interface Talk {
  set: string;
  fold: number;
  cues: Cue[];
  /** Starts of all chapters but the first, in seconds. */
  starts: number[];
  features: number[][];
}

/** Shares of a talk's proposed starts, and of its authors' starts, that have one of the other kind within 15 s. */
interface Met {
  met: number;
  of: number;
}

/**
 * Measures the proposed chapters of talks against their authors', as shipped, by weights learned without the fold and
 * without the set, beside as many starts evenly spaced and after the longest pauses. A set is a folder with NAME.vtt and
 * NAME.chapters.txt ("0:12:30 Title") for each talk. Throws where a set has no talk.
 */
export function evaluateChapters(path: string): Evaluated {
  const sets = readdirSync(path).sort();
  const talks = sets.flatMap((set) => readTalks(join(path, set), set));
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    learnWeights(talks.filter((talk) => talk.fold !== fold)),
  );
  const rows = sets.map((set) => {
    const own = talks.filter((talk) => talk.set === set);
    if (own.length === 0) throw new Error(`${set} has no talk`);
    const without = learnWeights(talks.filter((talk) => talk.set !== set));
    const shipped = own.map((talk) => startsOf(talk));
    const folds = own.map((talk) => startsOf(talk, byFold[talk.fold]));
    const left = own.map((talk) => startsOf(talk, without));
    const paused = own.map((talk, at) => pausesOf(talk, folds[at]?.length ?? 0));
    return {
      set,
      talks: own.length,
      refused: folds.filter((starts) => starts.length === 0).length,
      proposed: folds.flat().length,
      shipped: share(own, shipped),
      folds: share(own, folds),
      left: share(own, left),
      found: share(
        folds.map((starts) => ({ starts })),
        own.map(({ starts }) => starts),
      ),
      even: share(
        own,
        own.map((talk, at) => evenOf(talk, folds[at]?.length ?? 0)),
      ),
      bare: share(
        own,
        own.map((talk) => startsOf({ ...talk, cues: withoutMarks(talk.cues) }, byFold[talk.fold])),
      ),
      paused: paused.flat().length > folds.flat().length / 2 ? share(own, paused) : null,
      interval: intervalOf(
        metOf(own, folds).map((met) => [met]),
        sumShare,
      ),
    };
  });
  return {
    text: table(
      [
        "set",
        "talks",
        "too little",
        "proposed",
        "within 15 s",
        "without the set",
        "no punctuation",
        "evenly",
        "pauses",
        "found",
      ],
      rows.map((row) => [
        row.set,
        String(row.talks),
        String(row.refused),
        String(row.proposed),
        row.folds.toFixed(3),
        row.left.toFixed(3),
        row.bare.toFixed(3),
        row.even.toFixed(3),
        row.paused?.toFixed(3) ?? "",
        row.found.toFixed(3),
      ]),
    ),
    held: `${talks.length} talks`,
    figure: rows.map(({ set, folds }) => `${set} ${folds.toFixed(3)}`).join(", "),
    failures: [],
    accuracy: rows.map(
      (row): Accuracy => ({
        engine: "chapters",
        set: row.set,
        measure: "starts within 15 s",
        items: row.proposed,
        shipped: row.shipped,
        crossValidated: row.folds,
        interval: row.interval,
        references: [
          { name: "evenly spaced", value: row.even },
          ...(row.paused === null ? [] : [{ name: "after pauses", value: row.paused }]),
          { name: "learned without the set", value: row.left },
        ],
      }),
    ),
  };
}

function readTalks(path: string, set: string): Talk[] {
  const files = readdirSync(path).filter((file) => file.endsWith(".vtt"));
  return files.sort().map((file, at) => {
    const cues = readCaptions(readFileSync(join(path, file), "utf8"));
    const chapters = readFileSync(join(path, file.replace(/vtt$/, "chapters.txt")), "utf8");
    const starts = chapters
      .trim()
      .split("\n")
      .map((line) => (line.split(" ")[0] ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0))
      .filter((start) => start > 0);
    const features = featuresOf(cues, wordsOf(cues, cues.map(({ text }) => text).join("\n")));
    return { set, fold: at % FOLDS, cues, starts, features };
  });
}

function startsOf({ cues }: Talk, weights?: ChapterWeights): number[] {
  return (proposeChapters(cues, weights) ?? []).slice(1).map(({ start }) => start);
}

/** As YouTube's own captions come: small letters, no punctuation. */
function withoutMarks(cues: readonly Cue[]): Cue[] {
  return cues.map((cue) => ({
    ...cue,
    text: cue.text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’\s-]+/gu, " "),
  }));
}

function evenOf({ cues }: Talk, count: number): number[] {
  const last = cues.at(-1)?.end ?? 0;
  return Array.from({ length: count }, (_, at) => (last * (at + 1)) / (count + 1));
}

/** Where speech begins after the longest pauses; fewer where a talk's captions show fewer pauses. */
function pausesOf({ cues }: Talk, count: number): number[] {
  return cues
    .map(({ start }, at) => ({ start, pause: start - (cues[at - 1]?.end ?? start) }))
    .filter(({ pause }) => pause >= LEAST_PAUSE)
    .sort((one, other) => other.pause - one.pause)
    .slice(0, count)
    .map(({ start }) => start);
}

function metOf(truth: readonly { starts: number[] }[], proposed: readonly number[][]): Met[] {
  return proposed.map((starts, at) => ({
    met: starts.filter((start) =>
      truth[at]?.starts.some((other) => Math.abs(other - start) <= WITHIN_SECONDS),
    ).length,
    of: starts.length,
  }));
}

const sumShare = (counted: readonly Met[]) =>
  counted.reduce((sum, { met }) => sum + met, 0) / counted.reduce((sum, { of }) => sum + of, 0);

const share = (truth: readonly { starts: number[] }[], proposed: readonly number[][]) =>
  sumShare(metOf(truth, proposed));

/** Logistic regression by Newton's method, each talk weighing the same. */
function learnWeights(talks: readonly Talk[]): ChapterWeights {
  const cases = talks.flatMap(({ cues, starts, features }) =>
    features.flatMap((values, at) => {
      const cue = cues[at]?.start ?? 0;
      const isStart = starts.some((start) => Math.abs(start - Math.floor(cue)) <= AT_START_SECONDS);
      if (!isStart && at % EVERY > 0) return [];
      return [
        {
          values: [...values, 1],
          label: isStart ? 1 : 0,
          weight: (isStart ? 300 : 300 * EVERY) / cues.length,
        },
      ];
    }),
  );
  const size = cases[0]?.values.length ?? 0;
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(size);
    const curve = Array.from({ length: size }, (_, at) => new Float64Array(at + 1));
    for (const { values, label, weight } of cases) {
      const chance =
        1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      for (const [at, value] of values.entries()) {
        slope[at] = (slope[at] ?? 0) + weight * value * (label - chance);
        const row = curve[at];
        if (!row) continue;
        const bend = weight * value * chance * (1 - chance);
        for (let other = 0; other <= at; other += 1)
          row[other] = (row[other] ?? 0) + bend * (values[other] ?? 0);
      }
    }
    const factor = cholesky(curve);
    for (const [at, change] of solveBack(factor, solveForward(factor, slope, size)).entries())
      weights[at] = (weights[at] ?? 0) + change;
  }
  return { constant: weights[size - 1] ?? 0, of: [...weights.slice(0, size - 1)] };
}
