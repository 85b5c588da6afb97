import { describe, expect, it } from "vitest";
import { orderOfDates, readDate, readInstant, resolveDate, spansRedefinition } from "./dates";

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
  "4-Mar-26",
  "2026年3月4日",
  "2026년 3월 4일",
  "2026. 3. 4.",
  "4 marca 2026",
  "4 марта 2026 г.",
  "4 Mart 2026",
  "4 Maret 2026",
  "4 mrt 2026",
  "4 thg 3, 2026",
  "4 मार्च 2026",
])("reads %s", (text) => expect(day(text)).toBe("2026-03-04"));

it("takes instants from 1990, and days to the end of 2100", () => {
  expect([day("1990-01-01T00:00:00Z"), day("2005-01-01"), day("2100-12-31")]).toEqual([
    "1990-01-01",
    "2005-01-01",
    "2100-12-31",
  ]);
  expect(["9999-12-31 10:00", "1989-12-31T10:00:00Z"].map(readInstant)).toEqual([undefined, undefined]);
});

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
  "03/04/9999",
  "03/04/0001",
  "2004-12-31",
  "2101-01-01",
  "9999-12-31T10:00:00Z",
  "0001-01-01T10:00:00Z",
  "1989-12-31T23:59:59Z",
])("refuses %s", (text) => expect(readDate(text)).toBeNull());

describe("the order of a column", () => {
  const NOW = new Date("2026-11-21");

  it.each([
    [["03/04/2026", "25/04/2026"], "day-first"],
    [["03/04/2026", "04/25/2026"], "month-first"],
    [["03/12/2026"], "month-first"],
    [["03/04/2026"], null],
    [["13/04/2026", "04/13/2026", "03/04/2026"], null],
  ])("of %j is %s", (dates, order) => expect(orderOfDates(dates, NOW)).toBe(order));

  it("is the other one for dates that a spreadsheet has turned: they alone have leading zeros", () => {
    expect(orderOfDates(["5-25-2020", "01-06-2020"], NOW)).toBe("day-first");
    expect(orderOfDates(["25-5-2020", "06-01-2020"], NOW)).toBe("month-first");
    expect(orderOfDates(["05-25-2020", "01-06-2020"], NOW)).toBe("month-first");
    expect(orderOfDates(["5-25-2020", "1-6-2020", "11-12-2020"], NOW)).toBe("month-first");
  });
});

it("reads instants as UTC where no zone is told, and no ambiguous day", () => {
  expect(
    [
      "2025-01-01T10:00:00+02:00",
      "2025-01-01 10:00",
      "1735689600",
      "1735689600123",
      "1735689600.5",
      "Jan 1, 2025",
    ].map(readInstant),
  ).toEqual([
    "2025-01-01T08:00:00.000Z",
    "2025-01-01T10:00:00.000Z",
    "2025-01-01T00:00:00.000Z",
    "2025-01-01T00:00:00.123Z",
    "2025-01-01T00:00:00.000Z",
    "2025-01-01T00:00:00.000Z",
  ]);
  expect(["", "01/02/2025", "2 years ago", "2025-13-01T10:00Z"].map(readInstant)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it("tells dates on both sides of the redefinition", () => {
  const [before, after] = ["2026-08-23T23:59:59Z", "2026-08-24"];
  expect(spansRedefinition([before, after])).toBe(true);
  expect(spansRedefinition([before, before, "no date"])).toBe(false);
  expect(spansRedefinition([after])).toBe(false);
  expect(spansRedefinition([])).toBe(false);
});
