import { describe, expect, it } from "vitest";
import { readUploads } from "./read-uploads";

const NOW = new Date("2026-11-21T12:00:00Z");
const read = (...lines: string[]) => readUploads(lines.join("\n"), NOW);
const plain = ({ uploads }: ReturnType<typeof readUploads>) =>
  uploads.map(({ title, publishedAt, views }) => [
    title,
    new Date(publishedAt).toISOString().slice(0, 10),
    views,
  ]);

describe("columns", () => {
  it("reads YouTube Studio's export without its totals and Shorts", () => {
    const found = read(
      "Content,Video title,Video publish time,Duration,Views,Watch time (hours)",
      "Total,,,,99000,12",
      'aaaaaaaaaaa,"Bread, slowly","Mar 4, 2026",754,1234,3.5',
      'bbbbbbbbbbb,Crumb in a minute,"Apr 4, 2026",180,900,1',
      'ccccccccccc,Oven,"Dec 24, 2026",600,900,1',
    );
    expect(found.uploads).toMatchObject([
      { title: "Bread, slowly", publishedAt: "2026-03-04", views: 1234, durationSeconds: 754 },
    ]);
    expect(found.shorts).toMatchObject([{ title: "Crumb in a minute", durationSeconds: 180 }]);
    expect(found.excluded.map(({ line, kind }) => [line, kind])).toEqual([
      [2, "total"],
      [4, "short"],
      [5, "future"],
    ]);
    expect(found.counts).toEqual({ total: 1, short: 1, future: 1 });
  });

  it.each([
    ["tabs, title first", "Bread\t2026-03-04\t1.2K"],
    ["pipes, views first", "1,200 | Bread | 4 Mar 2026"],
    ["semicolons, date first", "04.03.2026; Bread; 1.200"],
    ["commas", "Bread, 1,200, Mar 4, 2026"],
    ["commas, a year of two digits", "Bread, 04.03.26, 1200"],
    ["commas, date before views", "Bread, Mar 4, 2026, 1200 views"],
    ["a Spanish date", "1200, Bread, 4 de marzo de 2026"],
  ])("reads lines without a heading: %s", (_, line) => {
    expect(plain(read(line, line))).toEqual([["Bread", "2026-03-04", 1200]]);
  });

  it("takes a title tagged #shorts for a Short unless a length says otherwise", () => {
    const found = read("Bread #shorts\t2026-03-04\t10", "Bread #shortstory\t2026-03-05\t10");
    expect(found.counts).toEqual({ short: 1 });
    expect(found.excluded[0]?.why).toBe("A Short by its title");
    expect(read("title,date,views,duration", "Crumb #Shorts,2026-03-04,10,754").counts).toEqual({});
  });

  it("keeps a delimiter inside a title", () => {
    const found = read(
      "Bread | 2026-03-04 | 1200",
      "Planes | Part 3 | 2026-03-05 | 900",
      "Oven | 2026-03-06 | 800",
    );
    expect(plain(found)).toEqual([
      ["Bread", "2026-03-04", 1200],
      ["Planes | Part 3", "2026-03-05", 900],
      ["Oven", "2026-03-06", 800],
    ]);
  });

  it("reads a heading in another language, in any order", () => {
    const found = read("Aufrufe;Videotitel;Veröffentlicht", "3,4 Mio.;Brot;04.03.2026");
    expect(plain(found)).toEqual([["Brot", "2026-03-04", 3_400_000]]);
  });

  it("takes the larger of two columns of counts for the views, and finds the lengths", () => {
    const found = read("Bread\t40\t1200\t12:34\t2026-03-04", "Oven\t30\t900\t2:59\t2026-03-05");
    expect(plain(found)).toEqual([["Bread", "2026-03-04", 1200]]);
    expect(found.uploads[0]?.durationSeconds).toBe(754);
    expect(found.counts).toEqual({ short: 1 });
  });

  it("keeps commas and quotes in unquoted titles", () => {
    expect(plain(read("title,date,views", "Bread, slowly,2026-03-04,10"))[0]?.[0]).toBe("Bread, slowly");
    expect(plain(read('"Crumb" (live)\t2026-03-04\t10', "Oven\t2026-03-05\t20"))).toEqual([
      ['"Crumb" (live)', "2026-03-04", 10],
      ["Oven", "2026-03-05", 20],
    ]);
    expect(plain(read("Top 5 of Part 3, 12 345, 2026-03-04"))[0]).toEqual([
      "Top 5 of Part 3",
      "2026-03-04",
      12345,
    ]);
  });
});

describe("quotes", () => {
  it.each([
    ['The "one bowl" loaf, 1,200, Mar 4, 2026', 'The "one bowl" loaf'],
    ['"Rye" and "wheat", 2026-03-04, 1200', '"Rye" and "wheat"'],
    ['1200, 7" pizza, 2026-03-04', '7" pizza'],
    ['"Bread, slowly", "1,200", "Mar 4, 2026"', "Bread, slowly"],
    ['"The ""one bowl"" loaf", 1200, 2026-03-04', 'The "one bowl" loaf'],
  ])("of a title stay, of a cell do not: %s", (line, title) => {
    expect(plain(read(line))).toEqual([[title, "2026-03-04", 1200]]);
  });
});

describe("ambiguous dates", () => {
  it("follow the order another date shows", () => {
    const found = read("Bread\t03/04/2026\t10", "Crumb\t25/04/2026\t10");
    expect(found.dates).toBe("day-first");
    expect(plain(found)[0]?.[1]).toBe("2026-04-03");
    expect(read("Bread\t03/04/2026\t10", "Crumb\t04/25/2026\t10").dates).toBe("month-first");
  });

  it("avoid a reading in the future", () => {
    expect(plain(read("Bread\t03/12/2026\t10"))[0]?.[1]).toBe("2026-03-12");
  });

  it("are excluded if no date tells the order, or two contradict each other", () => {
    const found = read("Bread\t03/04/2026\t10", "Crumb\t2026-01-02\t10");
    expect(found.dates).toBe("unknown");
    expect(found.excluded[0]).toMatchObject({ line: 1, kind: "ambiguous-date" });
    expect(found.excluded[0]?.why).toContain("“03/04/2026” may be day or month first");
    expect(found.uploads).toHaveLength(1);
    const both = read("A\t13/04/2026\t1", "B\t04/13/2026\t1", "C\t03/04/2026\t1");
    expect([both.dates, both.uploads.length]).toEqual(["unknown", 2]);
  });

  it("follow the order of day and month that is given", () => {
    expect(plain(readUploads("Bread\t03/04/2026\t10", NOW, "month-first"))[0]?.[1]).toBe("2026-03-04");
  });
});

describe("lines that cannot be read", () => {
  it("are excluded with their line and reason", () => {
    const found = read(
      "Bread\t2026-03-04\t10",
      "Crumb\tlater\t10",
      "Oven\t2026-02-30\t10",
      "Salt\t2026-03-04\tmany",
      "Rye\t2026-03-04\t0",
      "Spelt\t2026-03-04\t1000000000001",
      "\t2026-03-04\t5",
    );
    expect(found.excluded.map(({ line, why }) => `${line} ${why}`)).toEqual([
      "2 “later” is no date that can be read",
      "3 “2026-02-30” is no date that can be read",
      "4 “many” is no count of views that can be read",
      "5 Nobody has seen it",
      "6 More views than any video has",
      "7 It has no title",
    ]);
  });

  it("count once if duplicated", () => {
    const found = read("Bread\t2026-03-04\t10", "Bread\t2026-03-04\t10", "Bread\t2026-03-05\t10");
    expect(found.uploads).toHaveLength(2);
    expect(found.excluded).toEqual([{ line: 2, kind: "duplicate", why: "The same as a line before it" }]);
  });

  it("never throw: an empty text, one line of 3 MB, formulas", () => {
    expect(read("")).toEqual({ uploads: [], shorts: [], excluded: [], counts: {} });
    expect(readUploads("x".repeat(3_000_000), NOW).counts).toEqual({ unread: 2 });
    expect(plain(read("=1+1\t2026-03-04\t10"))[0]?.[0]).toBe("=1+1");
    expect(read("🙂", "‏שלום").counts).toEqual({ unread: 2 });
  });

  it("end at 5,000: the rest is reported as unread", () => {
    const many = Array.from({ length: 6000 }, (_, n) => `Bread ${n}\t2026-03-04\t10\n`);
    const found = readUploads(many.join(""), NOW);
    expect(found.uploads).toHaveLength(5000);
    expect(found.excluded).toEqual([{ line: 5001, kind: "unread", why: expect.stringContaining("5,000") }]);
    expect(readUploads("nothing\n".repeat(4000), NOW).excluded).toHaveLength(200);
  });
});
