import { compact } from "../numbers/compact";

/** "1 video", "3 videos": the noun in the number the count asks for. Whole counts only. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "a", "a and b", "a, b and c". Empty for nothing. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** A rate for reading: one decimal under ten, where whole numbers would hide it. */
export function rate(value: number): string {
  if (value > 0 && value < 0.05) return "under 0.1";
  return value < 9.95 && !Number.isInteger(value) ? value.toFixed(1) : compact(value);
}

/** "2.4×". */
export function multiple(value: number): string {
  return `${value < 9.95 ? value.toFixed(1) : compact(value)}×`;
}

/** 0..1 as "38%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
