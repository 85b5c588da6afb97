import { describe, expect, it } from "vitest";
import { A_UNIT } from "../../model/revenue";
import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { addDays } from "../../numbers/days";
import { type StudioExport, type StudioOptions, videoKey } from "../../tables/studio/export";
import { readStudioExport } from "../../tables/studio/read-export";
import { compareUploads, joinSources, mayBring, readSource, reportRevenue, testResult } from ".";

const asOf = new Date("2026-11-21T12:00:00Z");
const HEADING = "Content,Video title,Video publish time,Duration,Views,Estimated revenue (EUR)";

async function readLines(lines: string[], options: Partial<StudioOptions> = {}) {
  return readStudioExport(`${lines.join("\n")}\n`, { asOf, wantsRevenue: true, ...options });
}
async function read(...lines: string[]): Promise<StudioExport> {
  const found = await readLines(lines);
  if ("refused" in found) throw new Error(found.refused);
  return found;
}
async function source(...lines: string[]) {
  const found = readSource("export.csv", await read(...lines));
  if (!found) throw new Error("no revenue in it");
  return found;
}
async function refusal(...lines: string[]): Promise<string> {
  const found = await readLines(lines);
  return "refused" in found ? found.refused : "it was read";
}

describe("an export's total", () => {
  it("is held against its rows exactly, drafts among them", async () => {
    const { parts } = await source(
      HEADING,
      "Total,,,,900,29068.652",
      "aaaaaaaaaa1,Bread,2026-03-04,754,800,29067.7",
      "aaaaaaaaaa2,A draft,,300,100,0.033",
    );
    expect(parts).toMatchObject([
      { totals: { total: 290686520, from: "row", rows: 290677330, rest: 9190 }, videos: 1, isCut: false },
    ]);
  });

  it("is the sum of the days beside it where it has no row", async () => {
    const { parts, dailyRevenue } = await source(
      "Date,Views,Estimated revenue (USD),Video title,Video publish time,Duration,Video views,Video estimated revenue (USD)",
      "11/26/24,100,10.10,Bread,12-Dec-23,754,900,9.5",
      "11/25/24,100,20.20,Rye,13-Dec-23,754,900,20",
    );
    expect(dailyRevenue).toHaveLength(1);
    expect(parts[0]?.totals).toEqual({ total: 303000, from: "days", rows: 295000, rest: 8000 });
  });

  it("is unknown without either, and null where no revenue is told", async () => {
    const { parts } = await source(HEADING, "aaaaaaaaaa1,Bread,2026-03-04,754,800,5");
    expect(parts[0]?.totals).toEqual({ total: null, from: null, rows: 50000, rest: null });
    const without = await read(
      "Content,Video title,Video publish time,Views",
      "aaaaaaaaaa1,Bread,2026-03-04,8",
    );
    expect(readSource("", without)).toBeNull();
  });
});

describe("breakdowns and charts of revenue", () => {
  it("are read by country and content type, each with what Studio left out", async () => {
    const found = await source(
      "Geography,Views,Estimated revenue (EUR)",
      "Total,3000,9",
      "DE,1000,5.5",
      "FR,2000,3",
      "IT,100,",
    );
    expect(reportRevenue(found).breakdowns).toEqual([
      {
        by: "Geography",
        totals: { total: 90000, from: "row", rows: 85000, rest: 5000 },
        rows: [
          { name: "DE", revenue: 55000, views: 1000, rpm: 5.5 },
          { name: "FR", revenue: 30000, views: 2000, rpm: 1.5 },
          { name: "IT", revenue: null, views: 100, rpm: null },
        ],
      },
    ]);
  });

  it("are refused where only views by video are wanted", async () => {
    const lines = ["Geography,Views,Estimated revenue (EUR)", "DE,1000,5.5"];
    expect(await readLines(lines, { wantsRevenue: false })).toHaveProperty("refused");
    expect(
      await readLines(["Date,Estimated revenue (EUR)", "2026-11-01,3", "2026-11-02,3"], {
        wantsRevenue: false,
      }),
    ).toHaveProperty("refused");
  });

  it("tell the first 30 days of three uploads, and say where it is an estimate", async () => {
    const ids = ["aaaaaaaaaa1", "aaaaaaaaaa2", "aaaaaaaaaa3"];
    const table = await source(HEADING, ...ids.map((id) => `${id},Bread ${id},2026-09-01,754,8000,80`));
    expect(reportRevenue(table).firstMonths).toMatchObject([{ kind: "long", source: "curve", uploads: 3 }]);
    const days = Array.from({ length: 60 }, (_, at) => addDays("2026-09-01", at));
    const chart = (figure: string, value: number) =>
      source(
        `Date,Content,Video title,Video publish time,${figure}`,
        ...ids.flatMap((id) => days.map((day) => `${day},${id},Bread ${id},2026-09-01,${value}`)),
      );
    const joined = joinSources([table, await chart("Estimated revenue (EUR)", 0.5)]);
    if (!joined || "mixed" in joined) throw new Error("not joined");
    expect(joined.period).toBeNull();
    expect(reportRevenue(joined).firstMonths).toEqual([
      { kind: "long", revenue: 150000, low: 150000, high: 150000, uploads: 3, source: "days" },
    ]);
    const views = await read(
      "Date,Content,Video title,Video publish time,Views",
      ...ids.flatMap((id) => days.map((day) => `${day},${id},Bread ${id},2026-09-01,20`)),
    );
    const shown = reportRevenue({ ...table, daily: views.daily, period: views.period });
    // 600 views of 8,000 in the first 30 days, at an RPM of 10.
    expect(shown.firstMonths).toMatchObject([{ revenue: 60000, source: "views" }]);
  });
});

describe("several exports", () => {
  it("are never joined over two currencies", async () => {
    const euros = await source(HEADING, "aaaaaaaaaa1,Bread,2026-03-04,754,800,5");
    const dollars = await source(HEADING.replace("EUR", "USD"), "aaaaaaaaaa2,Rye,2026-03-04,754,800,5");
    expect(joinSources([euros, dollars])).toEqual({ mixed: ["EUR", "USD"] });
    expect(joinSources([])).toBeNull();
  });

  it("count a video once, by the newest figures", async () => {
    const old = {
      ...(await source(HEADING, "aaaaaaaaaa1,Bread,2026-03-04,754,800,5")),
      countedAt: "2026-10-01T00:00:00Z",
    };
    const next = await source(
      HEADING,
      "aaaaaaaaaa1,Bread,2026-03-04,754,900,7",
      "aaaaaaaaaa2,Rye,2026-03-04,754,800,5",
    );
    const joined = joinSources([old, next]);
    if (!joined || "mixed" in joined) throw new Error("not joined");
    expect(joined).toMatchObject({ repeated: 1, parts: [{ videos: 1 }, { videos: 2 }] });
    expect(reportRevenue(joined).all).toMatchObject({ videos: 2, revenue: 120000 });
  });
});

describe("a hostile export", () => {
  it("with negative revenue is read, and its videos are in no comparison", async () => {
    const found = reportRevenue(
      await source(
        HEADING,
        "Total,,,,1600,4",
        "aaaaaaaaaa1,Bread,2026-03-04,754,800,5",
        "aaaaaaaaaa2,Rye,2026-03-05,754,800,−1.005",
      ),
    );
    expect(found.parts[0]?.totals).toMatchObject({ rows: 39950, rest: 50 });
    expect(found).toMatchObject({ leftOut: { negative: 1 }, compared: 1 });
  });

  it("with two currencies in a column, or in two headings, is refused", async () => {
    expect(
      await refusal(
        HEADING,
        "aaaaaaaaaa1,Bread,2026-03-04,754,800,€5",
        "aaaaaaaaaa2,Rye,2026-03-05,754,800,£4",
      ),
    ).toContain("It has revenue in EUR and GBP".slice(3));
    expect(await refusal(HEADING, "aaaaaaaaaa1,Bread,2026-03-04,754,800,$5")).toContain(
      "revenue in EUR and $",
    );
    expect(await refusal(`${HEADING},RPM (USD)`, "aaaaaaaaaa1,Bread,2026-03-04,754,800,5,4")).toContain(
      "revenue in EUR and USD",
    );
    expect(await refusal("Geography,Views,Estimated revenue", "DE,1000,EUR 5", "US,1000,USD 5")).toContain(
      "revenue in EUR and USD",
    );
  });

  it("with an amount that cannot be read is refused, and one in brackets is negative", async () => {
    for (const amount of ["1e9", "5 apples", "999999999999999999999"]) {
      expect(await refusal(HEADING, `aaaaaaaaaa1,Bread,2026-03-04,754,800,${amount}`)).toBe(
        `This file has an amount that cannot be read: “${amount}”. Correct it, and send it again.`,
      );
    }
    const { parts } = await source(
      HEADING,
      "aaaaaaaaaa1,Bread,2026-03-04,754,800,(5.00)",
      "aaaaaaaaaa2,Rye,2026-03-05,754,800,NaN",
      "aaaaaaaaaa3,Oats,2026-03-06,754,800,–",
    );
    expect(parts[0]?.totals.rows).toBe(-50000);
  });

  it("with dollars of two countries is refused", async () => {
    const heading = HEADING.replace(" (EUR)", "");
    const rows = (one: string, other: string) =>
      refusal(
        heading,
        `aaaaaaaaaa1,Bread,2026-03-04,754,800,${one}`,
        `aaaaaaaaaa2,Rye,2026-03-04,754,800,${other}`,
      );
    expect(await rows("US$5", "C$4")).toContain("revenue in USD and CAD");
    expect(await rows("A$5", "5 zł")).toContain("revenue in AUD and PLN");
    expect(await rows("$5", "5 kr")).toContain("revenue in $ and kr");
  });

  it("with a sign or code in its cells is read", async () => {
    const { currency, parts } = await source(
      HEADING.replace(" (EUR)", ""),
      "aaaaaaaaaa1,Bread,2026-03-04,754,800,EUR 5",
      "aaaaaaaaaa2,Rye,2026-03-05,754,800,€4.5",
    );
    expect([currency, parts[0]?.totals.rows]).toEqual(["EUR", 95000]);
  });

  it("with 500 columns is read by those it knows", async () => {
    const more = Array.from({ length: 494 }, (_, at) => `Column ${at}`);
    const { parts } = await source(
      [HEADING, ...more].join(","),
      ["aaaaaaaaaa1,Bread,2026-03-04,754,800,5", ...more.map((_, at) => at)].join(","),
    );
    expect(parts[0]?.totals.rows).toBe(50000);
  });

  it("with dates of three calendars counts all its money, and says which videos have no date", async () => {
    const found = await read(
      HEADING,
      "aaaaaaaaaa1,Bread,2026-03-04,754,800,5",
      "aaaaaaaaaa2,Rye,2569-03-04,754,800,4",
      "aaaaaaaaaa3,Oats,15 رمضان 1447,754,800,3",
    );
    expect(found.uploads.map(({ title }) => title)).toEqual(["Bread"]);
    expect(found.excluded).toHaveLength(2);
    expect(readSource("", found)?.parts[0]?.totals.rows).toBe(120000);
  });
});

/** Titles with subjects, frames and kinds, in a turn that has nothing to do with their length. */
const TITLES = [
  "How to bake rye",
  "My oven, reviewed",
  "Why bagels crack",
  "Five loaves of rye",
  "How to buy an oven",
];

/** Uploads of one length each second, with RPM as dealt. */
function channel(rpms: number[], isLong = (at: number) => at % 2 === 0): MeasuredUpload[] {
  return rpms.map((rpm, at) => ({
    ...UNMEASURED,
    videoId: `v${String(at).padStart(10, "0")}`,
    title: `${TITLES[at % TITLES.length]} ${at}`,
    publishedAt: addDays("2025-06-01", at * 8),
    durationSeconds: isLong(at) ? 600 : 300,
    countedAt: asOf.toISOString(),
    views: 10_000,
    revenue: rpm * 10,
  }));
}
const given = (uploads: MeasuredUpload[]) => ({
  currency: "EUR",
  parts: [],
  uploads,
  daily: [],
  dailyRevenue: [],
  breakdowns: [],
  playbackCpm: new Map<string, number>(),
  period: null,
  countedAt: asOf.toISOString(),
  repeated: 0,
});
const noise = (seed: string, count: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => 2 + 4 * random());
};

it("groups by what says something: by no sign alone, and by no broadcaster's or the channel's own name", () => {
  const ends = [" | LoafTV", " | Rye & Co", " | Oven stories", " #"];
  const uploads = channel(noise("signs", 60)).map((upload, at) => ({
    ...upload,
    title: `${TITLES[at % TITLES.length]}${ends[at % ends.length]}`,
  }));
  const { groups } = reportRevenue(given(uploads), compareUploads(given(uploads), "Rye & Co"));
  const names = groups.map(({ name }) => name.replace(/^… | …$/g, "").trim());
  expect(names).toContain("Oven stories");
  expect(names.filter((name) => name === "LoafTV" || /^rye (?:& )?co$/i.test(name))).toEqual([]);
  expect(names.filter((name) => !/[\p{L}\p{N}]/u.test(name))).toEqual([]);
});

describe("a difference", () => {
  it("is named with its interval and what it comes to a month, where it survives", () => {
    const rpms = noise("rpm", 60).map((rpm, at) => (at % 2 === 0 ? rpm + 4 : rpm));
    const { differences, groups, tested } = reportRevenue(given(channel(rpms)));
    const length = differences.find(({ group }) => groups[group]?.dimension === "length");
    expect(tested).toBeGreaterThan(5);
    expect(length).toMatchObject({ higher: expect.any(Boolean), chance: 0.002, isEstimate: true });
    expect(length?.viewsAMonth).toBeGreaterThan(1000);
    expect(length?.low).toBeLessThanOrEqual(length?.difference ?? 0);
    expect(length?.worth).toBeCloseTo(
      (Math.abs(length?.difference ?? 0) * (length?.viewsAMonth ?? 0)) / 1000,
    );
  });

  it("is named by luck on one channel in twenty at most", { timeout: 30_000 }, () => {
    const channels = 60;
    const named = Array.from({ length: channels }, (_, at) =>
      reportRevenue(given(channel(noise(`null ${at}`, 40)))),
    );
    const falsely = named.filter(({ differences }) => differences.length > 0).length;
    // 5 % and two deviations.
    expect(falsely / channels).toBeLessThanOrEqual(0.05 + 2 * Math.sqrt((0.05 * 0.95) / channels));
  });

  it("of nearly the same videos is said once, by their series", () => {
    const uploads = channel(noise("alike", 60).map((rpm, at) => (at % 3 === 0 ? rpm + 6 : rpm))).map(
      (upload, at) => ({
        ...upload,
        title: at % 3 === 0 ? `Rye diary #${at / 3 + 1}: crust` : `${TITLES[at % TITLES.length]} ${at}`,
      }),
    );
    const { differences, groups } = reportRevenue(given(uploads));
    const names = ({ group, also }: (typeof differences)[number]) =>
      [group, ...also].map((at) => groups[at]?.dimension);
    const [diary] = differences.filter(({ group }) => groups[group]?.dimension === "series");
    expect(diary && names(diary)).toEqual(expect.arrayContaining(["series", "subject", "frame"]));
    const all = differences.flatMap(({ group, also }) => [group, ...also]);
    expect(new Set(all).size).toBe(all.length);
    expect(differences.filter(({ group }) => /diary/i.test(groups[group]?.name ?? ""))).toEqual([diary]);
  });

  it("is not looked for with seven videos on a side", () => {
    const rpms = noise("few", 40).map((rpm, at) => (at < 7 ? rpm + 40 : rpm));
    const { groups, differences } = reportRevenue(given(channel(rpms, (at) => at < 7)));
    expect(differences.filter(({ group }) => groups[group]?.dimension === "length")).toEqual([]);
  });

  it("is the same each time", () => {
    const uploads = channel(noise("same", 50).map((rpm, at) => rpm + (at % 2)));
    expect(reportRevenue(given(uploads))).toEqual(reportRevenue(given(uploads)));
  });
});

it("gives the share of the ten that earn most, and of videos older than a year", () => {
  const uploads = channel(Array.from({ length: 20 }, (_, at) => (at < 10 ? 9 : 1))).map((upload, at) => ({
    ...upload,
    publishedAt: at < 5 ? "2024-01-01" : "2026-10-01",
  }));
  const { topTen, old } = reportRevenue(given(uploads));
  expect(topTen).toEqual({ share: 0.9, revenue: 900 * A_UNIT, videos: 10 });
  expect(old).toEqual({ share: 0.45, revenue: 450 * A_UNIT, videos: 5 });
});

it("says what a planned video may bring, by the RPM of its kind and its forecast", () => {
  const { typical } = reportRevenue(given(channel(noise("typical", 60))));
  const [all] = typical;
  expect(all).toMatchObject({ kind: null, videos: 60 });
  const howTo = typical.find(({ kind }) => kind === "howTo");
  expect(howTo?.videos).toBe(24);
  const views = { low: 5000, likely: 10_000, high: 20_000 };
  const own = mayBring(typical, new Set(["howTo", "ai"]), views);
  expect(own?.rpm).toBe(howTo);
  expect(own?.likely).toBeCloseTo(10 * (howTo?.median ?? 0));
  // Wider than the views alone, and narrower than both added up.
  expect((own?.high ?? 0) / (own?.likely ?? 1)).toBeGreaterThan(2);
  expect(own?.high ?? 0).toBeLessThan(20 * (howTo?.high ?? 0));
  expect(own?.low ?? 0).toBeGreaterThan(5 * (howTo?.low ?? 0));
  expect(mayBring(typical, new Set(["ai"]), views)?.rpm).toBe(all);
  expect(mayBring([], new Set(), views)).toBeNull();
});

it("gives playback-based CPM where the export has it", async () => {
  const found = await source(
    `${HEADING},Playback-based CPM (EUR)`,
    "aaaaaaaaaa1,Bread,2026-03-04,754,800,5,11.5",
  );
  expect(reportRevenue(found).videos[0]).toMatchObject({ cpm: 11.5, rpm: 6.25 });
});

it("leaves out of comparisons what earned nothing or was hardly seen", () => {
  const uploads = channel([3, 0, 3]).map((upload, at) => (at === 2 ? { ...upload, views: 99 } : upload));
  expect(reportRevenue(given(uploads))).toMatchObject({
    compared: 1,
    leftOut: { without: 1, negative: 0, fewViews: 1 },
  });
  expect(new Set(uploads.map(videoKey)).size).toBe(3);
});

describe("a test of the plan", () => {
  const test = {
    dimension: "length",
    of: "long",
    name: "8 minutes or longer",
    since: "2026-01-31",
    want: 4,
  } as const;
  const outcome = (rpms: number[]) => {
    const { compared, named } = compareUploads(given(channel(rpms, (at) => at > 30)), "");
    return testResult(test, compared, named);
  };

  it("waits until as many are there as were wanted, and counts fewer than a group shows", () => {
    expect(outcome(noise("test", 34))).toMatchObject({ made: 3, verdict: "waiting" });
    expect(outcome(noise("test", 32))).toMatchObject({ made: 1, others: 20, verdict: "waiting" });
    expect(outcome(noise("test", 31))).toMatchObject({ made: 0, others: 20 });
  });

  it("compares them with those before that were made otherwise", () => {
    expect(outcome([...noise("test", 31), 9, 9, 9, 9])).toMatchObject({
      made: 4,
      others: 20,
      verdict: "higher",
    });
    expect(outcome([...noise("test", 31), 1, 1, 1, 1])).toMatchObject({ median: 1, verdict: "lower" });
    expect(outcome([...noise("test", 31), 2.2, 3.9, 5.1, 4.4])).toMatchObject({ verdict: "same" });
  });
});
