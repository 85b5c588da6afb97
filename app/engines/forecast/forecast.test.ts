import { describe, expect, it } from "vitest";
import type { PastUpload } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { chanceOfTimes, ideaOnChannel, readPast } from "../ideas";
import { type Forecasted, forecastNext } from "./forecast";

const NOW = new Date("2026-11-21T00:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** One upload a week, the newest 30 days old; every other one of a kind that gets ten times as much. */
const TWO_KINDS: PastUpload[] = Array.from({ length: 40 }, (_, n) => ({
  title: n % 2 ? `Oven repair at home, part ${n}` : `Sourdough diary: week ${n}`,
  publishedAt: daysAgo(30 + 7 * (40 - n)),
  views: (n % 2 ? 10_000 : 1000) * (1 + (n % 5) / 10),
}));

function forecast(uploads: PastUpload[], title: string): Forecasted {
  const found = forecastNext(uploads, title, NOW);
  if (found.kind !== "forecast") throw new Error(found.kind);
  return found;
}

/** Uploads whose titles do not predict their views, so that the plain median was nearer. */
function noPattern(): PastUpload[] {
  const random = seeded("no pattern");
  for (let channel = 0; channel < 20; channel += 1) {
    const uploads = TWO_KINDS.map((upload) => ({ ...upload, views: 1000 * 10 ** random() }));
    if (forecast(uploads, "Oven repair at home, part 41").by === "median") return uploads;
  }
  throw new Error("titles were nearer on all");
}

/** The median of the newest 20 at 30 days, in logarithms. */
function usualOfLast20(uploads: PastUpload[]): number {
  const logs = uploads.slice(-20).map(({ views, publishedAt }) => {
    const age = (NOW.getTime() - new Date(publishedAt).getTime()) / DAY_MS;
    return Math.log10(views * (30 / Math.min(age, 365)) ** 0.2);
  });
  return 10 ** (median(logs) ?? 0);
}

describe("forecastNext", () => {
  it("forecasts a kind of video from how that kind did", () => {
    const oven = forecast(TWO_KINDS, "Oven repair at home, part 41");
    const diary = forecast(TWO_KINDS, "Sourdough diary: week 42");
    expect(oven.p50 / diary.p50).toBeGreaterThan(5);
    expect(oven.comparables.slice(0, 3).map(({ title }) => title)).toEqual(
      [39, 37, 35].map((part) => `Oven repair at home, part ${part}`),
    );
    expect(oven.comparables[0]?.why).toEqual({ kind: "beginning", words: ["oven", "repair"] });
  });

  it("puts nonsense at the usual views in a wide range, and a title like the best series above", () => {
    const nonsense = forecast(TWO_KINDS, "Zxqv plonk wibbleflurp");
    const oven = forecast(TWO_KINDS, "Oven repair at home, part 41");
    const diary = forecast(TWO_KINDS, "Sourdough diary: week 42");
    expect(nonsense.p50).toBeCloseTo(usualOfLast20(TWO_KINDS), 6);
    expect(nonsense.p90 / nonsense.p10).toBeGreaterThan(2 * (oven.p90 / oven.p10));
    expect(oven.p50).toBeGreaterThan(1.5 * nonsense.p50);
    expect(diary.p50).toBeLessThan(nonsense.p50 / 1.5);
  });

  it.each([
    ["titles are nearer", TWO_KINDS],
    ["the plain median is nearer", noPattern()],
    ["too few uploads are tested", TWO_KINDS.slice(-12)],
  ])("says of a title what engines/ideas says of it where %s", (_, uploads) => {
    const past = readPast(uploads, NOW);
    if (!past) throw new Error("too few uploads");
    for (const title of ["Oven repair at home, part 41", "Sourdough diary", "Zxqv plonk wibbleflurp"]) {
      const { p10, p50, p90, by, expected, parts } = forecast(uploads, title);
      const idea = ideaOnChannel(title, past);
      expect(expected).toEqual(idea.expected);
      expect(by).toBe(expected.by);
      const usual = parts[0]?.factor ?? Number.NaN;
      expect(p50 / usual).toBeCloseTo(expected.multiple, 9);
      expect([p10 / usual, p90 / usual].map((one) => one.toFixed(6))).toEqual(
        [expected.low, expected.high].map((one) => one.toFixed(6)),
      );
      // Above the usual by one is never under it by the other.
      expect(Math.sign(expected.multiple - 1) * Math.sign(idea.multiple - 1)).toBeGreaterThanOrEqual(0);
    }
  });

  it("never shows what its own back-test found worse than the plain median", () => {
    const random = seeded("no pattern");
    let medians = 0;
    for (let channel = 0; channel < 20; channel += 1) {
      const uploads = TWO_KINDS.map((upload) => ({ ...upload, views: 1000 * 10 ** random() }));
      const { by, test, p50, parts, held } = forecast(uploads, "Oven repair at home, part 41");
      if (test.kind !== "tested") throw new Error(test.kind);
      const plainIsNearer = test.medianFactor > test.against.medianFactor;
      expect(by).toBe(plainIsNearer ? "median" : "titles");
      expect(held).toBeGreaterThanOrEqual(0.7);
      if (by !== "median") continue;
      medians += 1;
      expect(p50 / usualOfLast20(uploads)).toBeCloseTo(1, 6);
      expect(parts).toHaveLength(1);
    }
    expect(medians).toBeGreaterThan(0);
    expect(medians).toBeLessThan(20);
  });

  it("never puts a title with the better chance lower, and agrees with the chance on the side of the usual", () => {
    const past = readPast(TWO_KINDS, NOW);
    if (!past) throw new Error("too few uploads");
    const titles = [
      "Oven repair at home, part 41",
      "Sourdough diary: week 42",
      "Oven diary",
      "Zxqv",
      "A week at home",
    ];
    const judged = titles
      .map((title) => ({ idea: ideaOnChannel(title, past), found: forecast(TWO_KINDS, title) }))
      .sort((one, other) => one.idea.chance - other.idea.chance);
    for (const [at, { idea, found }] of judged.entries()) {
      expect(found.p50).toBeGreaterThanOrEqual(judged[at - 1]?.found.p50 ?? 0);
      expect(found.p50 / usualOfLast20(TWO_KINDS)).toBeCloseTo(idea.multiple, 6);
      expect(Math.sign(idea.chance - 0.5)).toBe(
        Math.abs(Math.log(idea.multiple)) < 1e-9 ? 0 : Math.sign(idea.multiple - 1),
      );
    }
  });

  it("promises no share where too few uploads could be tested", () => {
    const { held, by } = forecast(TWO_KINDS.slice(-12), "Oven repair");
    expect([held, by]).toEqual([null, "titles"]);
  });

  it("has parts that multiply to p50, and a range around it", () => {
    const { parts, p10, p50, p90 } = forecast(TWO_KINDS, "Oven repair at home, part 41");
    expect(parts.reduce((product, { factor }) => product * factor, 1)).toBeCloseTo(p50, 6);
    expect(parts.find(({ kind }) => kind === "titles")?.factor).toBeGreaterThan(1.5);
    expect(p10).toBeLessThan(p50);
    expect(p50).toBeLessThan(p90);
  });

  it("takes the last 20 uploads for usual, so that an ordinary title of a shrinking channel is about as usual", () => {
    const shrinking = Array.from({ length: 190 }, (_, n) => ({
      title: `Bread ${n}`,
      publishedAt: daysAgo(30 + 4 * (190 - n)),
      views: 100_000 * 0.98 ** n * (1 + (n % 5) / 10),
    }));
    const { p50, parts } = forecast(shrinking, "Bread 191");
    expect(parts[0]?.factor).toBeCloseTo(usualOfLast20(shrinking), 6);
    expect(p50 / (parts[0]?.factor ?? Number.NaN)).toBeGreaterThan(0.75);
    expect(parts[0]).toMatchObject({ kind: "usual", uploads: 20, alone: false });
  });

  it("brings views to 30 days before comparing them", () => {
    const sameAge = TWO_KINDS.map((upload, n) => ({ ...upload, title: `Bread ${n}`, views: 1000 }));
    // A year and more after publication a video has 1 / (30 / 365)^0.2 = 1.65 times its views at 30 days.
    const old = sameAge.map((upload, n) => ({ ...upload, publishedAt: daysAgo(700 + 7 * (40 - n)) }));
    expect(forecast(old, "Bread 41").parts[0]?.factor).toBeCloseTo(1000 / 1.648, 0);
    expect(forecast(old, "Bread 41").comparables[0]?.viewsAt30).toBeCloseTo(1000 / 1.648, 0);
  });

  it.each([0.01, 1e5])("scales with a channel %d times as large", (times) => {
    for (const count of [5, 40]) {
      const uploads = TWO_KINDS.slice(-count);
      const larger = uploads.map((upload) => ({ ...upload, views: upload.views * times }));
      const { p10, p50, p90 } = forecast(uploads, "Oven repair");
      const found = forecast(larger, "Oven repair");
      expect([found.p10 / p10, found.p50 / p50, found.p90 / p90]).toEqual(
        Array(3).fill(expect.closeTo(times)),
      );
    }
  });

  it("is not lifted far by one hit", () => {
    const steady = TWO_KINDS.map((upload, n) => ({ ...upload, title: `Bread ${n}`, views: 1000 + n }));
    const hit = steady.map((upload, n) => (n === 38 ? { ...upload, views: 5_000_000 } : upload));
    expect(forecast(hit, "Bread 41").p50 / forecast(steady, "Bread 41").p50).toBeLessThan(2);
  });

  it("has a wider range where uploads vary more", () => {
    const width = ({ p10, p90 }: Forecasted) => p90 / p10;
    const steady = TWO_KINDS.map((upload, n) => ({ ...upload, title: `Bread ${n}`, views: 1000 + n }));
    const wild = steady.map((upload, n) => ({ ...upload, views: 1000 * 10 ** ((n * 7) % 3) }));
    expect(width(forecast(wild, "Bread 41"))).toBeGreaterThan(3 * width(forecast(steady, "Bread 41")));
  });

  it("excludes Shorts, uploads of the last days, without views or without a valid date", () => {
    const odd: PastUpload[] = [
      { title: "Short", publishedAt: daysAgo(50), views: 9e6, durationSeconds: 59 },
      { title: "Yesterday's", publishedAt: daysAgo(1), views: 3 },
      { title: "Unseen", publishedAt: daysAgo(60), views: 0 },
      { title: "No number", publishedAt: daysAgo(60), views: Number.NaN },
      { title: "No date", publishedAt: "soon", views: 10 },
      { title: "Next year's", publishedAt: daysAgo(-200), views: 10 },
    ];
    const found = forecast([...odd, ...TWO_KINDS], "Oven repair");
    expect(found.excluded).toEqual({ "other-kind": 1, young: 1, "no-views": 2, "no-date": 1, future: 1 });
    expect(found.basis).toBe(40);
    expect(found.p50).toBe(forecast(TWO_KINDS, "Oven repair").p50);
  });

  it("refuses under five uploads, and forecasts from five", () => {
    expect(forecastNext(TWO_KINDS.slice(0, 4), "Bread", NOW)).toMatchObject({
      kind: "refused",
      has: 4,
      needs: 5,
    });
    expect(forecast(TWO_KINDS.slice(0, 5), "Bread").basis).toBe(5);
  });

  it("reads titles of any script, and empty ones", () => {
    const kinds = ["ラーメンの作り方", "包丁の研ぎ方"];
    const uploads = TWO_KINDS.map((upload, n) => ({ ...upload, title: `${kinds[n % 2]} ${n}` }));
    expect(forecast(uploads, "包丁の研ぎ方 41").p50).toBeGreaterThan(
      3 * forecast(uploads, "ラーメン 41").p50,
    );
    const nameless = TWO_KINDS.map((upload) => ({ ...upload, title: "" }));
    expect(forecast(nameless, "").p50).toBeGreaterThan(0);
    expect(forecast(nameless, "x".repeat(100_000)).p50).toBeGreaterThan(0);
  });

  it("does not depend on the order of the uploads", () => {
    const { p50, p90 } = forecast(TWO_KINDS.toReversed(), "Oven repair");
    expect(forecast(TWO_KINDS, "Oven repair")).toMatchObject({ p50, p90 });
  });

  it("uses the newest 250 to 299 of a long history", () => {
    const long = Array.from({ length: 500 }, (_, n) => ({
      title: `Bread ${n}`,
      publishedAt: daysAgo(4 + 500 - n),
      views: n < 300 ? 1_000_000 : 1000,
    }));
    const found = forecast(long, "Bread 501");
    expect(found.basis).toBe(250);
    expect(found.p50).toBeLessThan(2000);
    expect(found.all).toBe(500);
  });
});

describe("the chance of three times the usual", () => {
  const viral = (uploads: PastUpload[], title: string) => forecast(uploads, title).viral;
  const SPIKED = TWO_KINDS.map((upload, n) => ({
    title: n % 4 === 3 ? `Oven repair at home, part ${n}` : `Sourdough diary: week ${n}`,
    publishedAt: upload.publishedAt,
    views: (n % 4 === 3 ? 20_000 : 1000) * (1 + (n % 5) / 10),
  }));

  it("is higher for the kind that got there, and counts those that did among the tested", () => {
    const [oven, diary] = ["Oven repair at home, part 41", "Sourdough diary: week 42"].map((title) =>
      viral(SPIKED, title),
    );
    if (oven?.kind !== "chance" || diary?.kind !== "chance") throw new Error("no chance");
    expect(oven.chance).toBeGreaterThan(4 * diary.chance);
    expect([oven.tested, oven.came]).toEqual([20, 5]);
    expect(oven.expected).toBeGreaterThan(1);
    expect(oven.views).toBeCloseTo(3 * usualOfLast20(SPIKED), 6);
  });

  it("agrees with the range: one in ten gets beyond its upper end, half beyond its middle", () => {
    const judged = { mean: 4, usual: 4, above: Math.log10(3), missesAbove: 0 };
    expect(chanceOfTimes(judged, 3)).toBeCloseTo(0.1);
    expect(chanceOfTimes({ ...judged, mean: 4 + Math.log10(3), missesAbove: 2 }, 3)).toBeCloseTo(0.5);
    expect(chanceOfTimes({ ...judged, missesAbove: -3 }, 1)).toBeLessThan(0.01);
  });

  it("is never over what the shown range leaves above it, by titles or the plain median", () => {
    const random = seeded("one range behind all");
    const shown = { titles: 0, median: 0 };
    for (let channel = 0; channel < 30; channel += 1) {
      // Ever fewer of a kind that does better, in ever more noise.
      const uploads = TWO_KINDS.map((upload, n) => ({
        ...upload,
        title: n % 8 === 7 ? `Oven repair at home, part ${n}` : `Loaf ${n}`,
        views: 1000 * 10 ** (random() * (channel / 20) + (n % 8 === 7 ? 1 : 0)),
      }));
      const found = forecast(uploads, "Oven repair at home, part 41");
      shown[found.by] += 1;
      if (found.viral.kind !== "chance") throw new Error("no chance");
      if (found.viral.views >= found.p90) expect(found.viral.chance).toBeLessThanOrEqual(0.1 + 1e-9);
      if (found.viral.views >= found.p50) expect(found.viral.chance).toBeLessThanOrEqual(0.5 + 1e-9);
    }
    expect(Math.min(shown.titles, shown.median)).toBeGreaterThan(2);
  });

  it("is not given where fewer than ten uploads with 20 before them could be tested", () => {
    expect(viral(TWO_KINDS.slice(-29), "Oven repair")).toEqual({ kind: "not-enough", has: 9, needs: 10 });
    expect(viral(TWO_KINDS.slice(-30), "Oven repair").kind).toBe("chance");
  });
});
