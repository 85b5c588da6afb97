import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

it("holds nothing that only a browser needs: no styles, typefaces, pictures or confetti", () => {
  const files = globSync("**/*", { cwd: "build/server", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toContain("index.js");
  expect(files.filter((name) => !/\.js$|^wrangler\.json$|^\.dev\.vars$/.test(name))).toEqual([]);
  expect(files.filter((name) => /confetti/.test(name))).toEqual([]);
});

/** The modules that a cold Worker reads before its first answer, with those they import. */
function startOf(path: string, known = new Map<string, number>()): Map<string, number> {
  if (known.has(path)) return known;
  const text = readFileSync(path, "utf8");
  known.set(path, gzipSync(text).length);
  const { staticImports } = parseSync(path, text).module;
  for (const { moduleRequest } of staticImports) {
    if (moduleRequest.value.startsWith(".")) startOf(join(dirname(path), moduleRequest.value), known);
  }
  return known;
}

it("starts with at most 1.25 MB gzip, without the API, assistants, accounts or Stripe", () => {
  const start = startOf("build/server/index.js");
  const bytes = [...start.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(1_250_000);
  const names = [...start.keys()].map((path) => basename(path));
  expect(
    names.filter((name) => /^(?:answer|mcp|auth|stripe|open|operations|document)[-.]/.test(name)),
  ).toEqual([]);
});
