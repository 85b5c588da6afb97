import { kilobytes } from "./table.ts";
import type { Weight } from "./weight.ts";

/** HTML, CSS and fonts that / needs: brotli, fonts as they are. */
const PAGE_BYTES = 45_000;
/** Script that / needs: brotli. */
const SCRIPT_BYTES = 115_000;
/** D1 round trips of any page: one for the frame, one for the page. */
const ROUND_TRIPS = 2;

export interface Visit {
  name: string;
  page: boolean;
  d1: number;
}

export interface Budget {
  name: string;
  measured: string;
  allowed: string;
  kept: boolean;
}

/** Every budget with what was measured. The bench fails when one is not kept. */
export function budgets(weights: Weight[], visits: Visit[]): Budget[] {
  const page = total(weights.filter((weight) => weight.kind !== "script"));
  const script = total(weights.filter((weight) => weight.kind === "script"));
  const bytes = (name: string, measured: number, allowed: number): Budget => ({
    name,
    measured: kilobytes(measured),
    allowed: kilobytes(allowed),
    kept: measured <= allowed,
  });
  return [
    bytes("HTML, CSS and fonts of /", page, PAGE_BYTES),
    bytes("script of /", script, SCRIPT_BYTES),
    ...visits
      .filter((visit) => visit.page)
      .map(({ name, d1 }) => ({
        name: `D1 round trips of ${name}`,
        measured: String(d1),
        allowed: String(ROUND_TRIPS),
        kept: d1 <= ROUND_TRIPS,
      })),
  ];
}

function total(weights: Weight[]): number {
  return weights.reduce((sum, weight) => sum + weight.brotli, 0);
}
