import { table } from "../table.ts";

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

/** Every failure, with the set it is of. */
export function failuresOf(rows: Row[]): string[] {
  return rows.flatMap(({ place, evaluated }) =>
    (evaluated?.failures ?? []).map((failure) => `${place}: ${failure}`),
  );
}
