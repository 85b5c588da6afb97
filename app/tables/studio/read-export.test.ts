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

  it("that are not known give way to what their columns hold, and that is said", async () => {
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

describe("a file that is none of the three", () => {
  it("is refused by what it looks like, and told which is wanted", async () => {
    const geography = lines("Geography,Views,Watch time (hours)", "Total,9,1.5", "US,5,1", "DE,4,0.5");
    expect(await refusal(geography, "Table data.csv")).toBe(
      "“Table data.csv” looks like YouTube Studio's figures by “Geography”, not by video. Wanted is “Table data.csv”, “Chart data.csv” or “Totals.csv” of the Content tab.",
    );
  });
});
