import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "oxc-parser";

/** A module of the build and all that it imports before it runs, by path, with their bytes as gzip. */
export function startOf(path: string, known = new Map<string, number>()): Map<string, number> {
  if (known.has(path)) return known;
  const text = readFileSync(path, "utf8");
  known.set(path, gzipSync(text).length);
  const { staticImports } = parseSync(path, text).module;
  for (const { moduleRequest } of staticImports) {
    if (moduleRequest.value.startsWith(".")) startOf(join(dirname(path), moduleRequest.value), known);
  }
  return known;
}

/** Bytes as gzip that a cold Worker reads before its first answer, and those that signing in to an account adds. */
export function scriptSizes(): { start: number; auth: number } {
  const start = startOf("build/server/index.js");
  const [chunk] = globSync("build/server/assets/auth-*.js");
  if (!chunk) throw new Error("the build has no chunk for signing in");
  const added = [...startOf(chunk)].filter(([path]) => !start.has(path));
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);
  return { start: sum(start.values()), auth: sum(added.map(([, size]) => size)) };
}
