import { describe, expect, it } from "vitest";
import { seeded } from "../../app/numbers/chance";
import type { ArticleMonths } from "./monthly-views";
import {
  countSeasons,
  fullYears,
  halvesAgree,
  isNear,
  nearByChance,
  nextYearAgrees,
  seasonsByChance,
} from "./seasons";
import { evaluateSeasons } from "./seasons-report";

/** An article of full years from January 2016; the month (0 is January) that each of them peaks in. */
function article(name: string, peaks: number[], share = 0.5): ArticleMonths {
  const monthly = peaks.flatMap((peak, year) =>
    Array.from({ length: 12 }, (_, month) => ({
      month: `${2016 + year}-${String(month + 1).padStart(2, "0")}`,
      value: 1000 * (1 + share * Math.cos(((month - peak) / 6) * Math.PI)),
    })),
  );
  return { article: name, monthly };
}

const STOLLEN = article("Stollen", [11, 11, 11, 11]);
const ASPARAGUS_THEN_PUMPKIN = article("Asparagus, then pumpkin", [4, 4, 9, 9]);
const RESTLESS = article("Restless", [1, 7, 3, 10]);
const FLAT = article("Flat", [3, 3, 3, 3], 0.05);
const NEW = article("New", [5]);
const ALL = [STOLLEN, ASPARAGUS_THEN_PUMPKIN, RESTLESS, FLAT, NEW];

it("counts peaks by month, and refusals by reason", () => {
  const { peaks, none } = countSeasons(ALL);
  expect(peaks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(none).toEqual({ "few-years": 1, "no-peak": 2, "other-months": 1, "unlike-years": 0 });
});

describe("halvesAgree", () => {
  it("compares the first half of the years with the second", () => {
    expect(halvesAgree(ALL)).toMatchObject({
      articles: 4,
      both: 2,
      firstOnly: 0,
      secondOnly: 0,
      neither: 2,
      sameMonth: 1,
      withinOne: 1,
    });
  });

  it("splits the years into halves of equal length, and needs four years", () => {
    // Of five years the oldest is left out: with it, the first half would peak in two months.
    expect(halvesAgree([article("Five", [2, 11, 11, 11, 11])])).toMatchObject({ both: 1, sameMonth: 1 });
    expect(halvesAgree([article("Three", [11, 11, 11])]).articles).toBe(0);
  });

  it("counts articles with a season in one half only", () => {
    expect(halvesAgree([article("Late", [1, 7, 5, 5])])).toMatchObject({ both: 0, secondOnly: 1 });
    expect(halvesAgree([article("Early", [5, 5, 1, 7])])).toMatchObject({ both: 0, firstOnly: 1 });
  });
});

describe("nextYearAgrees", () => {
  it("compares a season with the year after it only", () => {
    expect(nextYearAgrees([STOLLEN], 2)).toEqual({ named: 2, articles: 1, withinOne: 2, byChance: 1 });
    expect(nextYearAgrees([ASPARAGUS_THEN_PUMPKIN], 2)).toMatchObject({ named: 1, withinOne: 0 });
    expect(nextYearAgrees([NEW, RESTLESS], 2)).toMatchObject({ named: 0, articles: 0 });
  });

  it("reads the given number of years", () => {
    expect(nextYearAgrees([STOLLEN], 3).named).toBe(1);
    expect(nextYearAgrees([article("Turning", [1, 5, 5, 5])], 2)).toMatchObject({ named: 1, withinOne: 1 });
    expect(nextYearAgrees([article("Turning", [1, 5, 5, 5])], 3).named).toBe(0);
  });
});

it("finds few seasons in randomly rotated years, and the same number each time", () => {
  const random = seeded("bread");
  const many = Array.from({ length: 20 }, (_, n) =>
    article(
      String(n),
      [0, 0, 0].map(() => Math.floor(random() * 12)),
    ),
  );
  const found = seasonsByChance(many, 3);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(0.15);
  expect(seasonsByChance(many, 3)).toBe(found);
  expect(seasonsByChance([NEW], 2)).toBe(0);
});

describe("evaluateSeasons", () => {
  it("prints the counts, and what monthly counts cannot show", () => {
    const text = JSON.stringify({
      Stollen: Object.fromEntries(
        STOLLEN.monthly.map(({ month, value }) => [month.replace("-", ""), value * 30]),
      ),
    });
    const evaluated = evaluateSeasons(text);
    expect(evaluated.text).toMatch(/^December +1 +100 %$/m);
    expect(evaluated.text).toContain("Weekly velocity and one-day spikes are not measured here");
    expect(evaluated).toMatchObject({ held: "1 articles", failures: [] });
  });

  it("throws if the file is not JSON, or has no articles", () => {
    expect(() => evaluateSeasons("{")).toThrow("JSON");
    expect(() => evaluateSeasons("{}")).toThrow("no articles in it");
  });
});

const months = (year: number, month: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const place = month - 1 + n;
    const number = String((place % 12) + 1).padStart(2, "0");
    return { month: `${year + Math.floor(place / 12)}-${number}`, value: 1 + n };
  });

describe("fullYears", () => {
  it("counts back from the newest month, oldest first", () => {
    const years = fullYears(months(2020, 4, 30));
    expect(years.map((year) => [year[0]?.month, year[11]?.month])).toEqual([
      ["2020-10", "2021-09"],
      ["2021-10", "2022-09"],
    ]);
  });

  it("stops at a gap and at a month without views", () => {
    const four = months(2020, 1, 48);
    expect(fullYears(four.filter(({ month }) => month !== "2021-06"))).toHaveLength(2);
    expect(fullYears(four.filter(({ month }) => month !== "2021-12"))).toHaveLength(2);
    expect(fullYears(four.map((one) => (one.month === "2021-06" ? { ...one, value: 0 } : one)))).toHaveLength(
      2,
    );
    expect(fullYears([])).toEqual([]);
  });
});

it("counts December as a neighbor of January", () => {
  expect([isNear(11, 0), isNear(0, 11), isNear(4, 5), isNear(4, 6), isNear(6, 0)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("computes how often months would be near each other by chance", () => {
  expect(
    nearByChance([
      [0, 0],
      [6, 6],
    ]),
  ).toBe(0.5);
  expect(nearByChance([])).toBe(0);
});
