import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAGE = readFileSync("docs/security.md", "utf8");

/** The rows of the tables of defenses, each an attack, what stops it and the tests that show so. */
const ROWS = PAGE.split("\n")
  .filter((line) => line.startsWith("|") && line.split("|").length === 5)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, attack, , shown]) => !/^-+$/.test(attack ?? "") && shown !== "shown by")
  .map(([, attack = "", , shown = ""]) => ({ attack, shown }));

const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(([, file = "", name = ""]) => ({
    file,
    name,
  }));

describe("docs/security.md", () => {
  it("has its tables", () => {
    expect(ROWS.length).toBeGreaterThan(20);
  });

  it.each(ROWS)("names tests that exist: $attack", ({ shown }) => {
    const tests = testsIn(shown);
    expect(tests.length).toBeGreaterThan(0);
    expect(
      tests.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, "utf8").includes(name)),
    ).toEqual([]);
  });

  it("links what exists", () => {
    const links = [...PAGE.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = ""]) => `docs/${path}`);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});
