import { compact } from "../../../numbers/compact";

/** Views to two digits, "160K": more would pretend to know. */
export function views(value: number): string {
  return compact(Number(value.toPrecision(2))).replace(/\.0(?=[KM])/, "");
}

/** How far off, as a factor: "×1.9". */
export function times(factor: number): string {
  return `×${factor < 9.95 ? factor.toFixed(1) : Math.round(factor)}`;
}

/** By what a part multiplies: "×1.23". */
export function multiplier(factor: number): string {
  return `×${factor < 9.995 ? factor.toFixed(2) : factor.toPrecision(3)}`;
}
