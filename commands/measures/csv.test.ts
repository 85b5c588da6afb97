import { describe, expect, it } from "vitest";
import { csvRecords, csvRows } from "./csv";

describe("csvRows", () => {
  it("reads plain rows, with LF or CRLF, with or without a last line end", () => {
    const rows = [
      ["a", "b"],
      ["1", "2"],
    ];
    for (const text of ["a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\n1,2", "a,b\n\n1,2\n\n"]) {
      expect(csvRows(text)).toEqual(rows);
    }
  });

  it("keeps commas, line ends and doubled quotes inside quotes", () => {
    expect(csvRows('"one, two","say ""yes""","first\r\nsecond"\nx,,"",\n')).toEqual([
      ["one, two", 'say "yes"', "first\r\nsecond"],
      ["x", "", "", ""],
    ]);
  });

  it("keeps empty fields at both ends of a row, also of the last", () => {
    expect(csvRows(",a,\n,b,")).toEqual([
      ["", "a", ""],
      ["", "b", ""],
    ]);
  });

  it("skips a byte order mark, also before a quote", () => {
    expect(csvRows('\ufeff"a",b')).toEqual([["a", "b"]]);
  });

  it("keeps lone carriage returns inside a plain field", () => {
    expect(csvRows("pan,a\rb\n")).toEqual([["pan", "a\rb"]]);
  });

  it("returns no rows for an empty text", () => {
    expect(csvRows("")).toEqual([]);
    expect(csvRows("\ufeff\n")).toEqual([]);
  });

  it("refuses ambiguous quoting", () => {
    expect(() => csvRows('a\n"never closed\n')).toThrow(
      "Quote Not Closed: the parsing is finished with an opening quote at line 2",
    );
    expect(() => csvRows('"a"b\n')).toThrow('Invalid Closing Quote: got "b" at line 1');
    expect(() => csvRows('5" pan\n')).toThrow("Invalid Opening Quote: a quote is found on field 0 at line 1");
  });
});

describe("csvRecords", () => {
  it("names the fields by the first row", () => {
    expect(csvRecords("title,views\nRye,10\n")).toEqual([{ title: "Rye", views: "10" }]);
  });

  it("refuses a row of another width", () => {
    expect(() => csvRecords("a,b\n1,2\n3\n")).toThrow("record 2 has 1 fields, the heading 2");
  });
});
