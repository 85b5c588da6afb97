import { globSync } from "node:fs";
import { expect, it } from "vitest";

it("holds nothing that only a browser needs: no styles, typefaces, pictures or confetti", () => {
  const files = globSync("**/*", { cwd: "build/server", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toContain("index.js");
  expect(files.filter((name) => !/\.js$|^wrangler\.json$|^\.dev\.vars$/.test(name))).toEqual([]);
  expect(files.filter((name) => /confetti/.test(name))).toEqual([]);
});
