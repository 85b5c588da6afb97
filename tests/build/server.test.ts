import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { startOf } from "../../commands/bench/start-script";

it("holds nothing that only a browser needs: no styles, typefaces, pictures or confetti", () => {
  const files = globSync("**/*", { cwd: "build/server", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toContain("index.js");
  expect(files.filter((name) => !/\.js$|^wrangler\.json$|^\.dev\.vars$/.test(name))).toEqual([]);
  expect(files.filter((name) => /confetti/.test(name))).toEqual([]);
});

it("starts with at most 1.25 MB gzip, without the API, assistants, accounts, Stripe or the words of Ask", () => {
  const start = startOf("build/server/index.js");
  const bytes = [...start.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(1_250_000);
  const names = [...start.keys()].map((path) => basename(path));
  expect(
    names.filter((name) => /^(?:answer|mcp|auth|stripe|open|operations|document|reader)[-.]/.test(name)),
  ).toEqual([]);
});
