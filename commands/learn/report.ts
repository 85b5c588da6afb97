import { table } from "../table.ts";
import type { Growth } from "./growth.ts";

/** The exponent at each horizon, and whether the interval holds the one that ships. */
export function exponentTable(found: Growth[], shipped: number): string {
  const heading = ["up to", "videos", "channels", "exponent", "90 % interval", `holds ${shipped}`];
  const rows = found.map((growth) => [
    days(growth),
    String(growth.videos),
    String(growth.channels),
    exponent(growth.power.parameter),
    growth.interval.map(exponent).join(" to "),
    holds(growth, shipped) ? "yes" : "NO",
  ]);
  return table(heading, rows);
}

/** How far a video strays from its channel's level under each curve, as a factor. */
export function errorTable(found: Growth[]): string {
  const heading = ["typical error", "age^exponent", "half within", "t/(t+h)", "h", "no growth"];
  const rows = found.map((growth) => [
    days(growth),
    factor(growth.power.error),
    factor(growth.power.half),
    factor(growth.saturating.error),
    `${growth.saturating.parameter.toFixed(1)} days`,
    factor(growth.flat.error),
  ]);
  return table(heading, rows);
}

/** What the tables come to. */
export function growthVerdict(found: Growth[], shipped: number): string {
  const exponents = found.map((growth) => growth.power.parameter);
  const [least, most] = [Math.min(...exponents), Math.max(...exponents)];
  const held = found.filter((growth) => holds(growth, shipped)).length;
  const better = found.filter((growth) => growth.power.error < growth.saturating.error).length;
  const place = shipped >= least && shipped <= most ? "lies within that" : "lies OUTSIDE that";
  return (
    `Exponents found: ${exponent(least)} to ${exponent(most)}. GROWTH_EXPONENT in app/engines/growth/baseline.ts is ${shipped}: ` +
    `it ${place}, and within ${held} of ${found.length} intervals.\n` +
    `The power curve fits better than t/(t+h) at ${better} of ${found.length} horizons.`
  );
}

function days({ horizon }: Growth): string {
  return `${horizon} days`;
}

function holds({ interval: [low, high] }: Growth, shipped: number): boolean {
  return shipped >= low && shipped <= high;
}

function exponent(value: number): string {
  return value.toFixed(3);
}

function factor(value: number): string {
  return `×${value.toFixed(3)}`;
}
