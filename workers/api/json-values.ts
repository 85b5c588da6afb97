import { storable } from "../../app/words/bounds";

/** Nested deeper than any input is. */
const MOST_LEVELS = 20;

/** Whether parsed JSON is nested deeper than any input: what walks it by itself would run out of stack. */
export function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** The same JSON with its texts as they may be kept. */
export function storableJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_name, one) => (typeof one === "string" ? storable(one) : one));
}
