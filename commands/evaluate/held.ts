import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Accuracy, Evaluated } from "./evaluated.ts";

/** A set of data, and what holds the product against it. */
export interface DataSet {
  /** Where in the data it is. */
  place: string;
  about: string;
  /** Sets with the same work in them: one process measures them all, and does it once. */
  work?: "judged ideas";
  /** Throws where the set cannot be read or there is nothing in it. */
  evaluate(path: string): Evaluated | Promise<Evaluated>;
}

/**
 * Holds the product against one set of a folder: null where the folder does not have it. A set that breaks off is a
 * failure of its own, so that the others are measured all the same, and so is a figure that comes out as no number.
 */
export async function held({ place, evaluate }: DataSet, data: string): Promise<Evaluated | null> {
  const path = join(data, place);
  if (!existsSync(path)) return null;
  try {
    const evaluated = await evaluate(path);
    const without = (evaluated.accuracy ?? []).filter((row) => !isFigure(row));
    return {
      ...evaluated,
      failures: [...evaluated.failures, ...without.map(({ set, measure }) => `no ${measure} for ${set}`)],
    };
  } catch (error) {
    return notMeasured(error instanceof Error ? error.message : String(error));
  }
}

export function notMeasured(why: string): Evaluated {
  return { text: `NOT MEASURED: ${why}`, held: "nothing", figure: "not measured", failures: [why] };
}

function isFigure({ shipped, crossValidated = 0, interval, references }: Accuracy): boolean {
  return [shipped, crossValidated, ...interval, ...references.map(({ value }) => value)].every(
    Number.isFinite,
  );
}
