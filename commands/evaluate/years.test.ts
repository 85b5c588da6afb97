import { describe, expect, it } from "vitest";
import { fullYears, isNear, nearByChance } from "./years";

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

  it("ends at a gap, at a month without views, and where two years do not meet", () => {
    const four = months(2020, 1, 48);
    expect(fullYears(four.filter(({ month }) => month !== "2021-06"))).toHaveLength(2);
    expect(fullYears(four.filter(({ month }) => month !== "2021-12"))).toHaveLength(2);
    expect(fullYears(four.map((one) => (one.month === "2021-06" ? { ...one, value: 0 } : one)))).toHaveLength(
      2,
    );
    expect(fullYears([])).toEqual([]);
  });
});

it("takes December for a neighbour of January", () => {
  expect([isNear(11, 0), isNear(0, 11), isNear(4, 5), isNear(4, 6), isNear(6, 0)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("knows how often months would be near each other by chance", () => {
  expect(
    nearByChance([
      [0, 0],
      [6, 6],
    ]),
  ).toBe(0.5);
  expect(nearByChance([])).toBe(0);
});
