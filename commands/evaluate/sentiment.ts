import { readFeeling, type Scored, scoredWith } from "../../app/engines/sentiment/feeling.ts";
import type { FeelingModel } from "../../app/engines/sentiment/model.ts";
import { tokensOf } from "../../app/engines/sentiment/tokens.ts";
import { type Featured, featured } from "../learn/feeling-design.ts";
import { learnModel } from "../learn/feeling-model.ts";
import { type FeelingRow, readRows } from "../learn/feeling-rows.ts";
import { confusion } from "../measures/classification.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { apartReport } from "./sentiment-apart.ts";
import { costReport } from "./sentiment-cost.ts";
import { FEELINGS, FIGURES, type Figure, type Judged, namings, type Said } from "./sentiment-figures.ts";
import { sharesReport } from "./sentiment-shares.ts";
import { vader } from "./sentiment-vader.ts";

/** Parts for cross-validation. */
const PARTS = 5;
/** Draws for an interval: enough for two digits, and quick. */
const DRAWS = 400;
/** Of a comment that is set apart and so has no score: the worst that can be said of leaving it out. */
const UNSCORED: Said = { feeling: "neutral", leaning: 0, valence: 0 };

/** Holds the engine for comments against the sets that a folder has, beside VADER. */
export function evaluateSentiment(folder: string): Evaluated {
  const rows = readRows(folder);
  if (rows.length === 0) throw new Error("none of its four sets is in it");
  const all = rows.map(featured);
  const apart = rows.map(({ text }) => readFeeling(text).kind !== "scored");
  const shipped = rows.map(({ text }) => {
    const found = readFeeling(text);
    return found.kind === "scored" ? said(found) : UNSCORED;
  });
  const crossed = without(all, apart, partOf, PARTS);
  const sets = [...new Set(rows.map(({ set }) => set))];
  const elsewhere = without(all, apart, (row) => sets.indexOf(row.set), sets.length);
  const reference = rows.map(({ text }): Said => {
    const { feeling, compound } = vader(text);
    return { feeling, leaning: compound, valence: compound };
  });
  const judged = (figure: Figure, what: Said[]): Judged[] =>
    rows.flatMap((row, at) =>
      row.set === figure.set && figure.takes(row) ? [{ row, said: what[at] as Said }] : [],
    );
  const figures = FIGURES.filter(({ set }) => rows.some((row) => row.set === set));
  const accuracy = figures.map(
    (figure): Accuracy => ({
      engine: "sentiment",
      set: figure.name,
      measure: figure.measure,
      items: judged(figure, shipped).length,
      shipped: figure.of(judged(figure, shipped)),
      crossValidated: figure.of(judged(figure, crossed)),
      interval: intervalOf(grouped(judged(figure, crossed)), figure.of, DRAWS),
      references: [{ name: "VADER", value: figure.of(judged(figure, reference)) }],
      target: figure.target,
    }),
  );
  const others = figures.map((figure) => [
    figure.name,
    figure.measure,
    figure.of(judged(figure, crossed)).toFixed(3),
    sets.length > 1 ? figure.of(judged(figure, elsewhere)).toFixed(3) : "",
    figure.of(judged(figure, reference)).toFixed(3),
  ]);
  const named = figures
    .filter(({ measure }) => measure === "macro-F1")
    .map((figure) => ({ figure, judged: judged(figure, crossed) }));
  const text = [
    `Learned without the part it is held against (${PARTS} parts, by video, review or comment), and without the whole set:`,
    table(["set", "measure", "cross-validated", "set left out", "VADER"], others, [0, 1]),
    ...named.map(({ figure, judged }) => `${figure.name}, cross-validated:\n${confusionTable(judged)}`),
    sharesReport(named),
    apartReport(rows),
    costReport(rows.map(({ text }) => text)),
  ].join("\n\n");
  const main = accuracy.map(
    ({ set, measure, crossValidated }) => `${set} ${measure} ${crossValidated?.toFixed(3)}`,
  );
  return {
    text,
    held: `${rows.length.toLocaleString("en-US")} comments`,
    figure: main.join("; "),
    failures: [],
    accuracy,
  };
}

function said({ feeling, chances, valence }: Scored): Said {
  return { feeling, leaning: Math.log(chances.positive / chances.negative), valence };
}

/** What models say that were each learned without the part of the row they are asked about. */
function without(
  all: Featured[],
  apart: boolean[],
  part: (row: FeelingRow) => number,
  parts: number,
): Said[] {
  const found: Said[] = all.map(() => UNSCORED);
  for (let left = 0; left < parts; left++) {
    const others = all.filter(({ row }) => part(row) !== left);
    if (others.length === 0) continue;
    const model = learnModel(others);
    all.forEach(({ row }, at) => {
      if (part(row) === left && !apart[at]) found[at] = saidWith(model, row.text);
    });
  }
  return found;
}

function saidWith(model: FeelingModel, text: string): Said {
  return said(scoredWith(model, tokensOf(text)));
}

/** The part a row is in, by its group alone (FNV-1a), so that it does not hang on the order of the rows. */
function partOf({ group }: FeelingRow): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < group.length; at++) hash = Math.imul(hash ^ group.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x85ebca6b) >>> 8) % PARTS;
}

function grouped(judged: Judged[]): Judged[][] {
  return [...Map.groupBy(judged, ({ row }) => row.group).values()];
}

function confusionTable(judged: Judged[]): string {
  const counts = confusion(namings(judged), FEELINGS);
  const rows = FEELINGS.map((feeling, at) => [feeling, ...(counts[at] ?? []).map(String)]);
  return table(["labelled", ...FEELINGS.map((feeling) => `named ${feeling}`)], rows);
}
