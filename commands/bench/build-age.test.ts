import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isStale } from "./build-age";

let folder: string;
const at = (path: string, seconds: number) => utimesSync(join(folder, path), seconds, seconds);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-age-"));
  mkdirSync(join(folder, "app"));
  for (const path of ["app/page.tsx", "built.json"]) writeFileSync(join(folder, path), "");
  for (const path of ["app/page.tsx", "app"]) at(path, 1000);
  at("built.json", 2000);
});
afterEach(() => rmSync(folder, { recursive: true }));

const stale = (built = "built.json") =>
  isStale(join(folder, built), [join(folder, "app"), join(folder, "gone")]);

it("is not stale while nothing is newer", () => {
  expect(stale()).toBe(false);
});

it("is stale when a source changed, a file went or nothing was built", () => {
  expect(stale("none.json")).toBe(true);
  at("app", 3000);
  expect(stale()).toBe(true);
  at("app", 1000);
  at("app/page.tsx", 3000);
  expect(stale()).toBe(true);
});
