import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { circles, folders, knots, readFiles, wholeRooms } from "./plan";

const HOUSE = new Map([
  ["app/a.ts", 'import type { B } from "./b";\nexport const a = (b: B) => b as unknown as number;\n'],
  ["app/b.ts", 'export { c } from "./c";\nexport type B = string;\n'],
  ["app/c.ts", 'export const c = { of: [1] as const };\nexport const later = () => import("./a");\n'],
  ["app/tools/one/view.tsx", 'import { a } from "../../a";\nimport { two } from "../../engines/two";\n'],
  ["app/engines/two/index.ts", "export const two = 2;\n"],
]);

describe("the plan of a house", () => {
  it("names the files each file imports: types, re-exports, folders and import() too", () => {
    expect(readFiles(HOUSE).map(({ path, imports }) => [path, imports])).toEqual([
      ["app/a.ts", ["app/b.ts"]],
      ["app/b.ts", ["app/c.ts"]],
      ["app/c.ts", ["app/a.ts"]],
      ["app/tools/one/view.tsx", ["app/a.ts", "app/engines/two/index.ts"]],
      ["app/engines/two/index.ts", []],
    ]);
  });

  it("names the file of a type that is written as import()", () => {
    const [file] = readFiles(
      house({ "app/a.ts": ["./b"], "app/b.ts": [] }, (to) => `type T = import("${to}").T;`),
    );
    expect(file?.imports).toEqual(["app/b.ts"]);
  });

  it("counts asserted types, but not `as const`", () => {
    expect(readFiles(HOUSE).map(({ casts }) => casts)).toEqual([2, 0, 0, 0, 0]);
  });

  it("finds files that import each other in a circle", () => {
    expect(circles(readFiles(HOUSE))).toEqual([["app/a.ts", "app/b.ts", "app/c.ts"]]);
  });

  it("adds up folders by their own files, and rooms by all they hold", () => {
    const files = readFiles(HOUSE);
    expect(folders(files)[0]).toEqual({ folder: "app", files: 3, lines: 6 });
    expect(wholeRooms(files).map(({ room }) => room)).toEqual(["app", "app/tools/one", "app/engines/two"]);
  });
});

describe("knots of rooms", () => {
  it("finds rooms that reach each other over a third, with what ties them, fewest first", () => {
    const found = knotsOf({
      "app/plan/card.ts": ["../light/lamp", "../light/verdict"],
      "app/plan/show.ts": [],
      "app/light/lamp.ts": ["./verdict"],
      "app/light/verdict.ts": ["../tools/tool/tool"],
      "app/tools/tool/tool.ts": ["../../plan/show"],
      "app/tools/tool/desk.ts": ["../../plan/show", "../../plan/card"],
      "app/words/words.ts": [],
    });
    expect(found).toEqual([
      {
        rooms: ["app/light", "app/plan", "app/tools/tool"],
        files: 6,
        ties: [
          {
            from: "app/light",
            to: "app/tools/tool",
            imports: [{ from: "app/light/verdict.ts", to: "app/tools/tool/tool.ts" }],
          },
          {
            from: "app/plan",
            to: "app/light",
            imports: [
              { from: "app/plan/card.ts", to: "app/light/lamp.ts" },
              { from: "app/plan/card.ts", to: "app/light/verdict.ts" },
            ],
          },
          {
            from: "app/tools/tool",
            to: "app/plan",
            imports: [
              { from: "app/tools/tool/tool.ts", to: "app/plan/show.ts" },
              { from: "app/tools/tool/desk.ts", to: "app/plan/show.ts" },
              { from: "app/tools/tool/desk.ts", to: "app/plan/card.ts" },
            ],
          },
        ],
        cuts: [expect.objectContaining({ from: "app/light", to: "app/tools/tool" })],
      },
    ]);
  });

  it("finds what to cut: the fewest imports, and not the fewest ties", () => {
    const [knot] = knotsOf({
      "app/a/one.ts": ["../b/one", "../b/two", "../b/three", "../b/four"],
      "app/b/one.ts": ["../c/one", "../d/one"],
      "app/b/two.ts": ["../c/one"],
      "app/b/three.ts": [],
      "app/b/four.ts": [],
      "app/c/one.ts": ["../a/one"],
      "app/d/one.ts": ["../a/one"],
      "app/d/two.ts": ["../a/one"],
    });
    // C to A is one import; of the way over D the one into it, not the two out of it.
    expect(knot?.cuts.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
      "app/b app/d",
      "app/c app/a",
    ]);
  });

  it("finds rooms that no circle of files ties", () => {
    const files = readFiles(
      house({
        "app/a/one.ts": ["../b/one"],
        "app/b/one.ts": [],
        "app/b/two.ts": ["../a/two"],
        "app/a/two.ts": [],
      }),
    );
    expect(circles(files)).toEqual([]);
    expect(knots(files).map(({ rooms }) => rooms)).toEqual([["app/a", "app/b"]]);
  });

  it.each([
    ["a tool", "app/tools/one", "app/tools/two"],
    ["an engine", "app/engines/one", "app/engines/two"],
    ["a noun's functions", "app/functions/one", "app/functions/two"],
  ])("takes %s as a room of its own", (_, one, two) => {
    const up = "../two";
    const found = knotsOf({
      [`${one}/a.ts`]: [`${up}/a`],
      [`${one}/b.ts`]: [],
      [`${two}/a.ts`]: [],
      [`${two}/b.ts`]: ["../one/b"],
    });
    expect(found.map(({ rooms }) => rooms)).toEqual([[one, two]]);
  });

  it("takes the files of app/functions itself as one room, and folders inside other rooms as part of them", () => {
    expect(
      knotsOf({
        "app/functions/run.ts": ["./plan/add"],
        "app/functions/define.ts": [],
        "app/functions/plan/add.ts": ["../define"],
        "app/plan/card/show.ts": ["../show"],
        "app/plan/show.ts": [],
        "app/plan/list.ts": ["./card/edit"],
        "app/plan/card/edit.ts": [],
      }).map(({ rooms }) => rooms),
    ).toEqual([["app/functions", "app/functions/plan"]]);
  });

  it("finds none in this house", () => {
    const code = execFileSync("git", ["ls-files", "app", "workers"], { encoding: "utf8" })
      .trim()
      .split("\n")
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && existsSync(path));
    const house = readFiles(new Map(code.map((path) => [path, readFileSync(path, "utf8")])));
    expect(house.length).toBeGreaterThan(500);
    expect(knots(house).map(({ rooms }) => rooms)).toEqual([]);
    // All of the house is read: on a busy machine for longer than a test may take.
  }, 30_000);

  it("lets the list of open functions name them all", () => {
    expect(
      knotsOf({
        "app/functions/open.ts": ["./plan/add"],
        "app/functions/define.ts": [],
        "app/functions/plan/add.ts": ["../define"],
      }),
    ).toEqual([]);
  });

  it("counts no way over a file at the top, nor one through workers/", () => {
    expect(
      knotsOf({
        "app/services.ts": ["./plan/card", "./light/lamp"],
        "app/plan/card.ts": ["../services"],
        "app/light/lamp.ts": ["../services"],
        "workers/db/plan.ts": ["../jobs/run"],
        "workers/jobs/run.ts": [],
        "workers/jobs/other.ts": ["../db/other"],
        "workers/db/other.ts": [],
      }),
    ).toEqual([]);
  });
});

const knotsOf = (imports: Record<string, string[]>) => knots(readFiles(house(imports)));

/** Files that import nothing but types from those named. */
function house(
  imports: Record<string, string[]>,
  write = (to: string) => `import type { T } from "${to}";`,
): Map<string, string> {
  return new Map(Object.entries(imports).map(([path, named]) => [path, named.map(write).join("\n")]));
}
