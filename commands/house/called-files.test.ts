import { expect, it } from "vitest";
import { calledFiles } from "./called-files";

// Line by line: a function of app/a.ts, one of workers/b.ts, one of a package, and a getter of the bundler's own.
const TEXT = "function a() {}\n  function b() {}\nfunction c() {}\nexportAll({ a: () => a });\n";
const SCRIPT = {
  text: TEXT,
  folder: "build/server/assets",
  map: {
    version: 3,
    file: "x.js",
    sources: ["../../../app/a.ts", "../../../workers/b.ts", "../../../node_modules/c/c.js"],
    sourcesContent: [],
    sourceRoot: "",
    names: [],
    // Column 0 of source 0; column 2 of source 1; column 0 of source 2; nothing.
    mappings: "AAAA;ECAA;ACAA;",
  },
};

const URL = "file:///house/build/server/assets/x.js";

interface Called {
  from: number;
  to: number;
  count: number;
}

function called(functions: Called[], url = URL) {
  const coverage = functions.map(({ from, to, count }) => ({
    functionName: "",
    ranges: [{ startOffset: from, endOffset: to, count }],
    isBlockCoverage: false,
  }));
  const scripts = [{ scriptId: "1", url, functions: coverage }];
  return calledFiles(scripts, (at) => (at === URL ? SCRIPT : undefined));
}

const at = (text: string) => ({ from: TEXT.indexOf(text), to: TEXT.indexOf(text) + text.length });
const A = at("function a() {}");
const B = at("function b() {}");

it("names the files of functions that were called", () => {
  const uncalled = { ...B, count: 0 };
  expect(called([{ ...A, count: 3 }, uncalled])).toEqual(["app/a.ts"]);
  expect(
    called([
      { ...B, count: 1 },
      { ...A, count: 1 },
    ]),
  ).toEqual(["app/a.ts", "workers/b.ts"]);
});

it("counts no package, no getter of the bundler's, no module that only loads, and no script from elsewhere", () => {
  expect(called([{ ...at("function c() {}"), count: 1 }])).toEqual([]);
  expect(called([{ ...at("() => a"), count: 1 }])).toEqual([]);
  expect(called([{ from: 0, to: TEXT.length, count: 1 }])).toEqual([]);
  expect(called([{ ...A, count: 1 }], "node:internal/url")).toEqual([]);
});
