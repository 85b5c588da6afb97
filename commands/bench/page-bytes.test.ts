import { expect, it } from "vitest";
import { pageBytes } from "./page-bytes";

const FILES: Record<string, string> = {
  "/assets/all.css": "a{color:red}",
  "/assets/one.css": "b{color:blue}",
  "/assets/entry.js": `import"./react.js";`,
  "/assets/react.js": "/* react */",
  "/assets/one.js": `import"./react.js";import"./part.js";`,
  "/assets/part.js": "/* part */",
};

const read = (address: string) => Buffer.from(FILES[address] ?? "");
const all = `<link rel="stylesheet" href="/assets/all.css"><script type="module" src="/assets/entry.js"></script>`;
const held = `<script type="held" data-modules="/assets/one.js">import "/assets/one.js";</script>`;

it("counts what a page loads beyond all others, held or not, and what all of them load once", () => {
  const own = `<link rel="stylesheet" href="/assets/one.css">${held}`;
  const [shared, one, two, ...more] = pageBytes(
    [
      { name: "/one", html: all + own },
      { name: "/two", html: all },
      { name: "/file.csv", html: "a,b" },
    ],
    read,
  );
  expect(shared).toMatchObject({ name: "on every page" });
  expect(shared?.script).toBeGreaterThan(0);
  expect(one?.script).toBeGreaterThan(0);
  expect(one?.css).toBeGreaterThan(0);
  expect(two).toEqual({ name: "/two", script: 0, css: 0 });
  expect(more).toEqual([]);
});

it("returns no rows without pages", () => {
  expect(pageBytes([], read)).toEqual([]);
});
