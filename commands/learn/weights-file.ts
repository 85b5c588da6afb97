import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const HOME = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Puts learned weights in the place of those that ship, whole or not at all, and says so. `learned` is what `text`
 * was written from: throws if a figure in it is not finite, and leaves the file as it is.
 */
export function writeWeights(file: URL, learned: unknown, text: string): void {
  const path = fileURLToPath(file);
  const name = relative(HOME, path);
  const place = notFinite(learned);
  if (place !== null) throw new Error(`${name} stays as it is: ${place.join(".")} came out as no number`);
  const before = existsSync(path) ? readFileSync(path, "utf8") : null;
  const fresh = `${path}.new`;
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  console.log(`Wrote ${name}, ${text === before ? "the same as before" : "not the same as before"}`);
}

/** Where in nested arrays, maps and records the first NaN or infinite figure stands: ["shape", "3"]. Null: nowhere. */
export function notFinite(value: unknown): string[] | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : [];
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of entriesOf(value)) {
    const place = notFinite(inner);
    if (place !== null) return [String(name), ...place];
  }
  return null;
}

function entriesOf(value: object): Iterable<[unknown, unknown]> {
  if (value instanceof Map) return value;
  if (ArrayBuffer.isView(value)) return (value as Float64Array).entries();
  return Object.entries(value);
}
