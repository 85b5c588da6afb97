import { expect, it } from "vitest";
import { readDate, resolveDate } from "./dates";

const day = (text: string) => {
  const read = readDate(text);
  return read?.kind === "date" ? read.at.toISOString().slice(0, 10) : read?.kind;
};

it.each([
  "2026-03-04",
  "2026/03/04",
  "2026-03-04T10:00:00Z",
  "2026-03-04 10:00",
  "Mar 4, 2026",
  "March 4th, 2026",
  "4 Mar 2026",
  "4. März 2026",
  "4 mars 2026",
  "4 de marzo de 2026",
  "4 de mar. de 2026",
  "04.03.2026",
  "4.3.26",
  "4-Mar-2026",
])("reads %s", (text) => expect(day(text)).toBe("2026-03-04"));

it("applies the time zone of an instant", () => expect(day("2026-03-04T23:30:00-05:00")).toBe("2026-03-05"));

it("calls a date ambiguous only if day and month could be either", () => {
  const ambiguous = readDate("03/04/2026");
  expect(ambiguous).toEqual({ kind: "ambiguous", first: 3, second: 4, year: 2026 });
  if (ambiguous?.kind === "ambiguous")
    expect(resolveDate(ambiguous, "day-first").toISOString()).toMatch(/^2026-04-03/);
  expect([day("13/04/2026"), day("04/13/26"), day("04/13/2026"), day("05/05/2026")]).toEqual([
    "2026-04-13",
    "2026-04-13",
    "2026-04-13",
    "2026-05-05",
  ]);
});

it.each([
  "",
  "soon",
  "2026-02-30",
  "31.04.2026",
  "13/13/2026",
  "1/2/3",
  "13/04/04",
  "1234",
  "Foo 4, 2026",
  "2026",
])("refuses %s", (text) => expect(readDate(text)).toBeNull());
