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

/** The requirements of levels 1 and 2 of ASVS 5.0.0, chapters 6 to 8: the last of each section. */
const SECTIONS: [section: string, last: number][] = [
  ["6.1", 3],
  ["6.2", 12],
  ["6.3", 4],
  ["6.4", 4],
  ["6.5", 5],
  ["6.6", 3],
  ["6.8", 4],
  ["7.1", 3],
  ["7.2", 4],
  ["7.3", 2],
  ["7.4", 5],
  ["7.5", 2],
  ["7.6", 2],
  ["8.1", 2],
  ["8.2", 3],
  ["8.3", 1],
  ["8.4", 1],
];

describe("docs/asvs.md", () => {
  const rows = readFileSync("docs/asvs.md", "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, id = "", , met = "", how = ""]) => ({ id, met, how }));

  it("answers every requirement of levels 1 and 2, once and in order", () => {
    const asked = SECTIONS.flatMap(([section, last]) =>
      Array.from({ length: last }, (_, at) => `${section}.${at + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(asked);
  });

  it.each(rows)("says of $id whether it is met, and names tests and files that exist", ({ met, how }) => {
    expect(["yes", "no", "n/a"]).toContain(met);
    expect(how.length).toBeGreaterThan(0);
    expect(
      testsIn(how).filter(
        ({ file, name }) => !existsSync(file) || !readFileSync(file, "utf8").includes(name),
      ),
    ).toEqual([]);
    const files = [...how.matchAll(/`([\w./-]+\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("shows by tests most of what it says is met", () => {
    const met = rows.filter((row) => row.met === "yes");
    expect(met.filter(({ how }) => how.includes(".test.ts")).length).toBeGreaterThan(met.length / 2);
  });
});
