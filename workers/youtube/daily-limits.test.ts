import { describe, expect, it } from "vitest";
import { dailyLimits } from "./daily-limits";

function limits(vars: Parameters<typeof dailyLimits>[0]) {
  const warnings: string[] = [];
  const { search, general, stats } = dailyLimits(vars, (text) => void warnings.push(text));
  return { of: [search, general, stats], warnings };
}

describe("dailyLimits", () => {
  it("are YouTube's usual ones unless set", () => {
    expect(limits({})).toEqual({ of: [100, 10_000, 10_000], warnings: [] });
    expect(limits({ YOUTUBE_SEARCHES_A_DAY: "" }).of[0]).toBe(100);
  });

  it("are what the deployment was granted, or wants to spend", () => {
    const set = { YOUTUBE_SEARCHES_A_DAY: "0", YOUTUBE_UNITS_A_DAY: " 50000" };
    expect(limits(set)).toEqual({ of: [0, 50_000, 10_000], warnings: [] });
  });

  it.each(["many", "-1", "1e3", "1.5"])("warns of %s and takes the usual", (YOUTUBE_UNITS_A_DAY) => {
    expect(limits({ YOUTUBE_UNITS_A_DAY })).toEqual({
      of: [100, 10_000, 10_000],
      warnings: ["YOUTUBE_UNITS_A_DAY is no whole number: 10000 instead"],
    });
  });
});
