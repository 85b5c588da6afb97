import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notFinite, writeWeights } from "./weights-file";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "greenlight-weights-"));
  path = join(folder, "weights.ts");
  writeFileSync(path, "good");
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it("puts the new weights in the place of the old, and says whether they differ", () => {
  writeWeights(pathToFileURL(path), [1], "better");
  expect(readFileSync(path, "utf8")).toBe("better");
  writeWeights(pathToFileURL(path), [1], "better");
  expect(vi.mocked(console.log).mock.calls.map(([line]) => /, (.*)$/.exec(line)?.[1])).toEqual([
    "not the same as before",
    "the same as before",
  ]);
  expect(readdirSync(folder)).toEqual(["weights.ts"]);
});

it("leaves the old ones where a figure came out as no number", () => {
  expect(() => writeWeights(pathToFileURL(path), { slope: Number.NaN }, "worse")).toThrow(
    /stays as it is: slope came out as no number$/,
  );
  expect(readFileSync(path, "utf8")).toBe("good");
});

it("leaves nothing behind that was written by half", () => {
  const place = join(folder, "a folder");
  mkdirSync(place);
  expect(() => writeWeights(pathToFileURL(place), [1], "better")).toThrow();
  expect(readdirSync(folder)).toEqual(["a folder", "weights.ts"]);
});

it("finds a figure that is not finite, however deep", () => {
  expect(notFinite({ name: "NaN", shape: [1, 2], all: { pairs: 3 }, none: null })).toBeNull();
  expect(notFinite({ clear: { interval: [0.7, Number.POSITIVE_INFINITY] } })).toEqual([
    "clear",
    "interval",
    "1",
  ]);
  expect(notFinite({ rules: new Float64Array([0, Number.NaN]) })).toEqual(["rules", "1"]);
  expect(notFinite(new Map([["rye", Number.NaN]]))).toEqual(["rye"]);
});
