import { describe, expect, it } from "vitest";
import { readGoogleTrendsExport } from "./google-trends-export";

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}

function read(...all: string[]) {
  const found = readGoogleTrendsExport(lines(...all));
  if (!found.ok) throw new Error(found.why);
  return found;
}

function why(...all: string[]): string {
  const found = readGoogleTrendsExport(lines(...all));
  if (found.ok) throw new Error("it was read");
  return found.why;
}

const PREAMBLE = ["Category: All categories", ""];

describe("readGoogleTrendsExport", () => {
  it("reads a term, its place and its weeks below the preamble", () => {
    const text = [...PREAMBLE, "Week,sourdough: (Worldwide)", "2026-11-01,40", "2026-11-08,100"];
    expect(read(...text)).toEqual({
      ok: true,
      interval: "week",
      terms: [
        {
          term: "sourdough",
          place: "Worldwide",
          points: [
            { date: "2026-11-01", value: 40 },
            { date: "2026-11-08", value: 100 },
          ],
        },
      ],
    });
  });

  it("reads a file without a preamble, and a header without a place", () => {
    const { terms } = read("Week, Sourdough starter:", "2026-11-01,5", "2026-11-08,6");
    expect(terms).toMatchObject([{ term: "Sourdough starter", place: null }]);
    expect(read("Date,MJ", "2009/6/1,0", "2009/6/2,0")).toMatchObject({
      interval: "day",
      terms: [{ term: "MJ", points: [{ date: "2009-06-01", value: 0 }, { date: "2009-06-02" }] }],
    });
  });

  it.each([
    ["Categoria: Todas as categorias", "Semana", "(Mundo)"],
    ["Catégorie : Toutes les catégories", "Semaine", "(Dans tous les pays)"],
    ["Danh mục: Tất cả danh mục", "Thời gian", "(Hoa Kỳ)"],
    ["カテゴリ: すべてのカテゴリ", "週", "(日本)"],
    ["Категория: Все категории", "Неделя", "(Россия)"],
  ])("reads the header of any language: %s", (category, week, place) => {
    const { terms } = read(category, "", `${week},yoga: ${place}`, "2026-11-01,40", "2026-11-08,9");
    expect(terms).toMatchObject([{ term: "yoga", place: place.slice(1, -1) }]);
  });

  it("reads several terms, with '<1', quotes and commas", () => {
    const header = 'Semana,"""ciência de dados"": (Mundo)","chá, café: (Mundo)",a: b: (Mundo)';
    const { terms } = read(...PREAMBLE, header, "2026-11-01,<1,100,0", "2026-11-08,3,< 1,");
    expect(terms.map(({ term, points }) => [term, ...points.map(({ value }) => value)])).toEqual([
      ['"ciência de dados"', 0.5, 3],
      ["chá, café", 100, 0.5],
      ["a: b", 0, null],
    ]);
  });

  it.each([
    ["hour", "2026-11-01T22", "2026-11-01T23", "2026-11-01T22:00"],
    ["minute", "2026-11-01T22:10:00", "2026-11-01T22:18:00", "2026-11-01T22:10"],
    ["month", "2026-01", "2026-02", "2026-01-01"],
  ] as const)("knows an interval of a %s", (interval, first, second, date) => {
    const found = read(...PREAMBLE, "Time,tea: (Worldwide)", `${first},1`, `${second},2`);
    expect([found.interval, found.terms[0]?.points[0]?.date]).toEqual([interval, date]);
  });

  it("reads files saved by other programs: a byte order mark, CRLF, semicolons, an isPartial column", () => {
    const text = "\uFEFFdate;tea;isPartial\r\n2026-11-01;40;False\r\n2026-11-08;41;True\r\n\r\n";
    expect(readGoogleTrendsExport(text)).toMatchObject({
      ok: true,
      terms: [{ term: "tea", points: [{ value: 40 }, { value: 41 }] }],
    });
  });

  it("reads older exports: weeks as ranges, and other tables below", () => {
    const found = read(
      "Web Search interest: tea",
      "Worldwide; 2004 - present",
      "",
      "Interest over time",
      "Week,tea",
      "2004-01-04 - 2004-01-10,20",
      "2004-01-11 - 2004-01-17,24",
      "",
      "",
      "Top regions for tea",
      "Region,tea",
      "Sri Lanka,100",
    );
    expect(found).toMatchObject({ interval: "week", terms: [{ term: "tea" }] });
    expect(found.terms[0]?.points).toEqual([
      { date: "2004-01-04", value: 20 },
      { date: "2004-01-11", value: 24 },
    ]);
  });

  it("answers why it cannot read another file", () => {
    expect(why(...PREAMBLE, "Region,tea: (2026)", "Portugal,100")).toMatch(/No line begins with a date/);
    expect(why("")).toMatch(/No line begins with a date/);
    expect(why("2026-11-01,40")).toMatch(/no line with the search terms/);
    expect(why("Week,tea", "2026-11-01")).toMatch(/Line 2 has a date and no value/);
    expect(why("Week,tea", "2026-11-01,40", "total,40")).toMatch(
      /Line 3 does not begin with a date: “total”/,
    );
    expect(why("Week,tea", "2026-11-01,40", "2026-11-01,41")).toMatch(/Line 3 is not later/);
    expect(why("Week,tea,milk", "2026-11-01,40")).toMatch(/Line 2 has 1 values for 2 search terms/);
    expect(why("Week,tea", "2026-11-01,101")).toMatch(/Line 2: “101” is no value from 0 to 100/);
    expect(why("Week,tea", "2026-11-01,lots")).toMatch(/“lots” is no value/);
    expect(why("Week,tea", "2026-13-01,4")).toMatch(/No line begins with a date/);
    expect(why("x".repeat(1_000_001))).toMatch(/larger than any/);
  });
});
