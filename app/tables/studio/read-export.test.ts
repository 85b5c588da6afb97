import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { StudioExport } from "./export";
import { readStudioExport } from "./read-export";

const NOW = new Date("2026-11-21T12:00:00Z");

async function answer(file: string | Uint8Array<ArrayBuffer>, name = "") {
  return readStudioExport(file, { asOf: NOW, name });
}
async function read(file: string | Uint8Array<ArrayBuffer>): Promise<StudioExport> {
  const found = await answer(file);
  if ("refused" in found) throw new Error(found.refused);
  return found;
}
async function refusal(file: string | Uint8Array<ArrayBuffer>, name?: string): Promise<string> {
  const found = await answer(file, name);
  return "refused" in found ? found.refused : "";
}
const lines = (...all: string[]) => `${all.join("\n")}\n`;
const meanings = ({ files }: StudioExport) =>
  files.flatMap(({ columns }) => columns.map(({ meaning, by }) => (meaning ? `${meaning} by ${by}` : null)));

const TABLE = lines(
  "Content,Video title,Video publish time,Duration,Views,Watch time (hours),Subscribers,Estimated revenue (EUR),RPM (EUR),Impressions,Impressions click-through rate (%),Average view duration,Average percentage viewed (%),Likes,Comments added",
  "Total,,,,1500,45.5,7,4.5,3,9000,4.25,0:01:49,30.5,60,6",
  'aaaaaaaaaa1,"Bread, slowly","Mar 4, 2026",754,900,30.25,9,3.5,3.889,6000,5.5,0:02:01,16.05,40,4',
  'bbbbbbbbbb2,Crumb in a minute #shorts,"Sep 1, 2026",45,600,15.25,-2,1,1.667,3000,3,0:00:30,66.7,20,2',
  "cccccccccc3,A loaf that is not out yet,,300,,,,,,,,,,,",
);
const CHART = lines(
  "Date,Content,Video title,Video publish time,Duration,Views",
  '2026-09-01,aaaaaaaaaa1,"Bread, slowly","Mar 4, 2026",754,5',
  '2026-09-02,aaaaaaaaaa1,"Bread, slowly","Mar 4, 2026",754,',
  '2026-09-03,aaaaaaaaaa1,"Bread, slowly","Mar 4, 2026",754,7',
  '2026-09-01,bbbbbbbbbb2,Crumb in a minute #shorts,"Sep 1, 2026",45,400',
  '2026-09-02,bbbbbbbbbb2,Crumb in a minute #shorts,"Sep 1, 2026",45,200',
);
const TOTALS = lines("Date,Views", "2026-09-01,405", "2026-09-02,200", "2026-09-03,7", "2026-09-04,");

describe("Table data", () => {
  it("gives each published video with all its figures", async () => {
    const found = await read(TABLE);
    expect(found.uploads).toEqual([
      {
        videoId: "aaaaaaaaaa1",
        title: "Bread, slowly",
        publishedAt: "2026-03-04",
        durationSeconds: 754,
        countedAt: NOW.toISOString(),
        views: 900,
        likes: 40,
        comments: 4,
        impressions: 6000,
        clickThroughRate: 0.055,
        watchHours: 30.25,
        averageViewSeconds: 121,
        averageViewedShare: 0.1605,
        subscribers: 9,
        revenue: 3.5,
        rpm: 3.889,
      },
      expect.objectContaining({ videoId: "bbbbbbbbbb2", subscribers: -2, durationSeconds: 45 }),
    ]);
    expect(found).toMatchObject({
      currency: "EUR",
      counts: { unpublished: 1 },
      period: null,
      daily: [],
      isCut: false,
    });
  });

  it("reads Studio's own sum, beside that of the rows", async () => {
    const sums = { views: 1500, watchHours: 45.5, impressions: 9000, revenue: 4.5 };
    expect(await read(TABLE)).toMatchObject({ total: sums, sums });
  });
});

describe("Chart data and Totals", () => {
  it("give views by day, and are never taken for uploads", async () => {
    const chart = await read(CHART);
    expect(chart.uploads).toEqual([]);
    expect(chart.files[0]?.kinds).toEqual(["chart"]);
    expect(chart.daily).toEqual([
      {
        videoId: "aaaaaaaaaa1",
        days: [
          { day: "2026-09-01", views: 5 },
          { day: "2026-09-03", views: 7 },
        ],
      },
      {
        videoId: "bbbbbbbbbb2",
        days: [
          { day: "2026-09-01", views: 400 },
          { day: "2026-09-02", views: 200 },
        ],
      },
    ]);
    const totals = await read(TOTALS);
    expect(totals.daily).toEqual([
      { videoId: null, days: expect.arrayContaining([{ day: "2026-09-03", views: 7 }]) },
    ]);
    expect(totals.daily[0]?.days).toHaveLength(3);
  });

  it("date the table of the same ZIP, and tell which of its videos are older than its days", async () => {
    const zip = zipSync({
      "exports/Table data.csv": strToU8(TABLE),
      "exports/Chart data.csv": strToU8(CHART),
      "exports/Totals.csv": strToU8(TOTALS),
      "__MACOSX/._Totals.csv": strToU8("x"),
    });
    const found = await read(new Uint8Array(zip));
    expect(found.files.map(({ name, kinds }) => [name, ...kinds])).toEqual([
      ["Table data.csv", "table"],
      ["Chart data.csv", "chart"],
      ["Totals.csv", "totals"],
    ]);
    expect(found.period).toEqual({ from: "2026-09-01", to: "2026-09-03" });
    expect(found.countedAt).toBe("2026-09-04T00:00:00.000Z");
    expect(found.uploads.map(({ videoId }) => videoId)).toEqual(["bbbbbbbbbb2"]);
    expect(found.partial.map(({ videoId }) => videoId)).toEqual(["aaaaaaaaaa1"]);
    expect(found.daily.map(({ videoId }) => videoId)).toEqual(["aaaaaaaaaa1", "bbbbbbbbbb2", null]);
  });
});

describe("headings", () => {
  it("are read in other languages, with soft hyphens", async () => {
    const found = await read(
      lines(
        "Vi\u00adde\u00ado,Vi\u00addeo\u00adti\u00adtel,Ver\u00adöf\u00adfent\u00adli\u00adchungs\u00adzeit\u00adpunkt des Vi\u00adde\u00ados,Auf\u00adru\u00adfe",
        "Ge\u00adsamt,,,5",
        'aaaaaaaaaa1,Brot,"4. März 2026",5',
      ),
    );
    expect(found.uploads).toMatchObject([{ title: "Brot", publishedAt: "2026-03-04", views: 5 }]);
    expect(found.total?.views).toBe(5);
  });

  it("with unknown names are recognized by the values of their columns, with a note", async () => {
    const found = await read(
      lines(
        "Alpha,Beta,Gamma,Delta,Epsilon,Zetas,Zeta rate (%)",
        "Omega,,,,170,9000,3.5",
        "aaaaaaaaaa1,How I bake my bread,2026-03-04,754,90,6000,4.5",
        "bbbbbbbbbb2,Crumb,2026-04-04,45,80,3000,2.5",
      ),
    );
    expect(found.uploads[0]).toMatchObject({
      title: "How I bake my bread",
      views: 90,
      durationSeconds: 754,
      impressions: 6000,
      clickThroughRate: 0.045,
    });
    expect(new Set(meanings(found).map((meaning) => meaning?.split(" ").at(-1)))).toEqual(
      new Set(["content"]),
    );
  });
});

describe("a file that was saved again", () => {
  it("has decimal commas, thousands points and semicolons", async () => {
    const found = await read(
      lines(
        "Video;Videotitel;Veröffentlichungszeitpunkt des Videos;Dauer;Aufrufe;Wiedergabezeit (Stunden);Geschätzter Umsatz (EUR);Impressionen;Klickrate der Impressionen (%)",
        "Gesamt;;;;1.250;2.040,125;3,5;20.000;6,25",
        "aaaaaaaaaa1;Brot, langsam;04.03.2026;12:34;1.250;2.040,125;3,5;20.000;6,25",
      ),
    );
    expect(found.uploads).toMatchObject([
      {
        publishedAt: "2026-03-04",
        durationSeconds: 754,
        views: 1250,
        watchHours: 2040.125,
        revenue: 3.5,
        clickThroughRate: 0.0625,
      },
    ]);
    expect(found.total).toEqual({ views: 1250, watchHours: 2040.125, impressions: 20_000, revenue: 3.5 });
  });

  it("is in UTF-16 with CRLF, below lines of another program", async () => {
    const text = `\ufeffMy report\r\n\r\n${TABLE.replaceAll("\n", "\r\n")}`;
    const bytes = new Uint8Array(text.length * 2);
    [...text].forEach((char, at) => {
      bytes[2 * at] = char.charCodeAt(0) % 256;
      bytes[2 * at + 1] = char.charCodeAt(0) >> 8;
    });
    expect((await read(bytes)).uploads.map(({ views }) => views)).toEqual([900, 600]);
  });

  it("has a total under its titles, and dates above its heading", async () => {
    const found = await read(
      lines(
        "Report,2026-01-01",
        "Video title,Content,Video publish time,Views",
        "Total,,,15",
        "Bread,aaaaaaaaaa1,2026-01-01,10",
        "Rye,aaaaaaaaaa2,2026-01-02,5",
      ),
    );
    expect([found.total?.views, found.sums?.views, found.uploads.length]).toEqual([15, 15, 2]);
  });

  it("has no heading at all", async () => {
    const found = await read(
      lines('aaaaaaaaaa1,Bread,"Mar 4, 2026",500', 'aaaaaaaaaa2,Rye,"Mar 5, 2026",100'),
    );
    expect(found.uploads).toMatchObject([{ title: "Bread", views: 500 }, { title: "Rye" }]);
    expect(found.files[0]?.columns[3]).toEqual({ heading: "column 4", meaning: "views", by: "content" });
  });

  it("has dates in two orders, where the spreadsheet turned those that it understood", async () => {
    const row = (at: number, date: string) => `aaaaaaaaaa${at},Loaf ${at},${date},10`;
    const found = await read(
      lines(
        "Video,Video title,Video publish time,Views",
        row(1, "5-25-2020"),
        row(2, "01-06-2020"),
        row(3, "6-15-2020"),
      ),
    );
    expect(found.uploads.map(({ publishedAt }) => publishedAt)).toEqual([
      "2020-05-25",
      "2020-06-01",
      "2020-06-15",
    ]);
    expect(found.dates).toBe("day-first");
  });

  it("has two tables side by side", async () => {
    const found = await read(
      lines(
        "Date,Views,Video title,Video publish time,Video views",
        "11/26/24,40,Bread,20-Nov-24,30",
        "11/25/24,50,Rye,27-Jul-20,9",
        ",,Crumb,26-Nov-24,8",
      ),
    );
    expect(found.files[0]?.kinds).toEqual(["totals", "table"]);
    expect(found.daily).toEqual([
      {
        videoId: null,
        days: [
          { day: "2024-11-25", views: 50 },
          { day: "2024-11-26", views: 40 },
        ],
      },
    ]);
    expect(found.uploads.map(({ title, views }) => [title, views])).toEqual([["Crumb", 8]]);
    expect(found.partial.map(({ title }) => title)).toEqual(["Bread", "Rye"]);
  });

  it("ends in a note of Studio's", async () => {
    const note = "Showing top 500 results";
    expect(await read(`${TABLE}${note}\n`)).toMatchObject({ isCut: true, counts: { unpublished: 1 } });
  });

  it.each([
    [498, false],
    [499, true],
    [500, true],
    [1102, false],
  ])("of %d videos is cut: %s, since Studio writes 500 at most", async (videos, isCut) => {
    const rows = Array.from(
      { length: videos },
      (_, at) => `v${String(at).padStart(10, "0")},Loaf ${at},"Nov 1, 2025",${at + 1}`,
    );
    expect(await read(`Content,Video title,Video publish time,Views\n${rows.join("\n")}\n`)).toMatchObject({
      isCut,
    });
  });
});

describe("any other file", () => {
  it("is refused with its kind and the file to upload instead", async () => {
    const geography = lines("Geography,Views,Watch time (hours)", "Total,9,1.5", "US,5,1", "DE,4,0.5");
    expect(await refusal(geography, "Table data.csv")).toBe(
      "“Table data.csv” looks like YouTube Studio's figures by “Geography”, not by video. Wanted is “Table data.csv”, “Chart data.csv” or “Totals.csv” of the Content tab.",
    );
  });

  it.each([
    [
      "days of countries",
      "Date,Geography,Views\n2026-01-01,US,5\n2026-01-01,DE,4\n2026-01-02,US,5\n2026-01-02,DE,4\n",
      "days by “Geography”",
    ],
    ["weeks", "Date,Views\n2026-01-04,5\n2026-01-11,4\n2026-01-18,4\n", "counts weeks or months"],
    [
      "days of another figure",
      "Date,Watch time (hours)\n2026-01-04,5.5\n2026-01-05,4.5\n",
      "no column of views",
    ],
    [
      "comments",
      "Name,Comment,Likes\nanna,So calm,5\nbert,Yes,4\n",
      "columns are “Name”, “Comment”, “Likes”",
    ],
    ["JSON", '[{"title":"Bread"}]', "is JSON"],
    ["a web page", "<!doctype html><p>Studio", "is a saved web page: open your Videos tab"],
    [
      "a web archive",
      "From: <Saved by Blink>\r\nMIME-Version: 1.0",
      "is a saved web page: open your Videos tab",
    ],
    ["prose", "Hello, this is a letter.", "holds no table"],
    ["nothing", " ", "is empty"],
  ])("is refused: %s", async (_what, text, why) => expect(await refusal(text)).toContain(why));
});
