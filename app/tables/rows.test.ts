import { describe, expect, it } from "vitest";
import { readRows } from "./rows";

const rows = (text: string, delimiter = ",") => readRows(text, delimiter, 100).rows;
const cells = (text: string, delimiter?: string) => rows(text, delimiter).map((row) => row.cells);

describe("readRows", () => {
  it("keeps delimiters, line ends and doubled quotes between quotes", () => {
    expect(cells('"a, b","say ""yes""","one\ntwo"\n"",x,\n')).toEqual([
      ["a, b", 'say "yes"', "one\ntwo"],
      ["", "x", ""],
    ]);
  });

  it("tells the line each row begins on, past empty rows and line ends between quotes", () => {
    expect(rows('a\n\n ,\n"b\nb"\n\nc').map(({ line, cells: [first] }) => [line, first])).toEqual([
      [1, "a"],
      [4, "b\nb"],
      [7, "c"],
    ]);
  });

  it("takes quotes inside a plain cell as they are, and white space behind a closing quote for nothing", () => {
    expect(cells('5" pan, "x"\n"a" \t,"b"\u00a0\n"c" ')).toEqual([['5" pan', ' "x"'], ["a", "b"], ["c"]]);
    expect(cells('"a" \t"b"', "\t")).toEqual([["a", "b"]]);
  });

  it.each([
    ["is never closed", '"Never again,5\n"Bread, slowly",6\n"', ['"Never again', "5"]],
    ["closes inside a cell", '"Never" again,5\n"Bread, slowly",6\n', ['"Never" again', "5"]],
  ])("reads a text without quoting if a quote %s", (_why, text, first) => {
    expect(cells(text).slice(0, 2)).toEqual([first, ['"Bread', ' slowly"', "6"]]);
  });

  it("says on which line the first row stands that was not wanted", () => {
    expect(readRows("a\nb\n\nc\n", ",", 2)).toMatchObject({ next: 4 });
    expect(readRows("a\nb\n\n", ",", 2)).toMatchObject({ next: null });
  });
});
