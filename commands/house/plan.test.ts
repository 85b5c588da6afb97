import { describe, expect, it } from "vitest";
import { circles, folders, readRooms, wholeRooms } from "./plan";

const HOUSE = new Map([
  ["app/a.ts", 'import type { B } from "./b";\nexport const a = (b: B) => b as unknown as number;\n'],
  ["app/b.ts", 'export { c } from "./c";\nexport type B = string;\n'],
  ["app/c.ts", 'export const c = { of: [1] as const };\nexport const later = () => import("./a");\n'],
  ["app/tools/one/view.tsx", 'import { a } from "../../a";\nimport { two } from "../../engines/two";\n'],
  ["app/engines/two/index.ts", "export const two = 2;\n"],
]);

describe("the plan of a house", () => {
  it("names the files each file imports: types, re-exports, folders and import() too", () => {
    expect(readRooms(HOUSE).map(({ path, imports }) => [path, imports])).toEqual([
      ["app/a.ts", ["app/b.ts"]],
      ["app/b.ts", ["app/c.ts"]],
      ["app/c.ts", ["app/a.ts"]],
      ["app/tools/one/view.tsx", ["app/a.ts", "app/engines/two/index.ts"]],
      ["app/engines/two/index.ts", []],
    ]);
  });

  it("counts asserted types, but not `as const`", () => {
    expect(readRooms(HOUSE).map(({ casts }) => casts)).toEqual([2, 0, 0, 0, 0]);
  });

  it("finds files that import each other in a circle", () => {
    expect(circles(readRooms(HOUSE))).toEqual([["app/a.ts", "app/b.ts", "app/c.ts"]]);
  });

  it("adds up folders by their own files, and rooms by all they hold", () => {
    const rooms = readRooms(HOUSE);
    expect(folders(rooms)[0]).toEqual({ folder: "app", files: 3, lines: 6 });
    expect(wholeRooms(rooms).map(({ room }) => room)).toEqual(["app", "app/tools/one", "app/engines/two"]);
  });
});
