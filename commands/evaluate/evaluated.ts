import { formatCount } from "../../app/numbers/figures.ts";
import type { Interval } from "../../app/statistics/quantiles.ts";
import { table } from "../table.ts";

/** How right an engine is on a set, beside what else could be used there. */
export interface Accuracy {
  /** "sentiment" */
  engine: string;
  /** "jziumo" */
  set: string;
  /** "macro-F1" */
  measure: string;
  /** How many items it was held against. */
  items: number;
  /** The engine as it ships; where it learned from the same set, of what it has seen. */
  shipped: number;
  /** Of `crossValidated` where there is one, else of `shipped`. */
  interval: Interval;
  /** The same engine learned without the part it is held against; none where nothing was learned from the set. */
  crossValidated?: number;
  /** Run on the same items in the same command. */
  references: { name: string; value: number }[];
  /** "≥ .69": what it is to reach. */
  target?: string;
  decimals?: number;
}

/** What came of holding a part of the product against one set. */
export interface Evaluated {
  /** The whole of it, to be printed. */
  text: string;
  /** How much there was: "30 answers". */
  held: string;
  /** What it comes to, in a line. */
  figure: string;
  /** What should be read and could not be, by name, with the cause. */
  failures: string[];
  /** For the table of engines. */
  accuracy?: Accuracy[];
}

interface Row {
  /** Where in the data the set is. */
  place: string;
  /** Null where the data have no such set. */
  evaluated: Evaluated | null;
}

export function summaryTable(rows: Row[]): string {
  const cells = rows.map(({ place, evaluated }) =>
    evaluated
      ? [place, evaluated.held, String(evaluated.failures.length), evaluated.figure]
      : [place, "absent", "", "not measured"],
  );
  return table(["set", "held", "failed", "result"], cells, [0, 3]);
}

/** The engines beside their references, a row for each figure. */
export function accuracyTable(rows: Accuracy[]): string {
  const cells = rows.map((row) => {
    const figure = (value: number) => value.toFixed(row.decimals ?? 3);
    return [
      row.engine,
      row.set,
      row.measure,
      formatCount(row.items),
      figure(row.shipped),
      row.crossValidated === undefined ? "" : figure(row.crossValidated),
      row.interval.map(figure).join(" to "),
      row.references.map(({ name, value }) => `${name} ${figure(value)}`).join(", "),
      row.target ?? "",
    ];
  });
  const heading = ["engine", "set", "measure", "items", "shipped", "cross-validated", "95 % interval"];
  return table([...heading, "references", "target"], cells, [0, 1, 2, 7, 8]);
}

/** The figures as one JSON list, so that runs can be compared: what is not known is null. */
export function accuracyJson(rows: Accuracy[]): string {
  const figures = rows.map(
    ({ engine, set, measure, items, shipped, crossValidated, interval, references, target }) => ({
      engine,
      set,
      measure,
      items,
      shipped,
      crossValidated: crossValidated ?? null,
      interval,
      references,
      target: target ?? null,
    }),
  );
  return `${JSON.stringify(figures, null, 2)}\n`;
}

/** Every failure, with the set it is of. */
export function failuresOf(rows: Row[]): string[] {
  return rows.flatMap(({ place, evaluated }) =>
    (evaluated?.failures ?? []).map((failure) => `${place}: ${failure}`),
  );
}
