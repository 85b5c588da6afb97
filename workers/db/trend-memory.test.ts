import type { D1Database } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import type { TrendRecord } from "../../app/model/trend";

import { trendMemory, trendMemoryOf } from "./trend-memory";

const NOW = new Date("2026-11-15T10:00:00.000Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);

const BREAD: TrendRecord = {
  keyword: "bread",
  trend_signal: "rising",
  trend_velocity: 0.2,
  seasonal_peak_month: "",
  interest_over_time: [],
  last_updated: "2026-11-15T03:00:00.000Z",
  source: "Wikipedia page views",
  article: "Bread",
};

describe("the memory of trend records", () => {
  it("answers with a record for less than a minute after it was read", () => {
    const memory = trendMemory();
    memory.keep("bread", BREAD, NOW);
    expect(memory.find("bread", NOW)).toBe(BREAD);
    expect(memory.find("bread", later(59_999))).toBe(BREAD);
    expect(memory.find("bread", later(60_000))).toBeNull();
    expect(memory.find("bread", later(-1))).toBeNull();
    expect(memory.find("soup", NOW)).toBeNull();
  });

  it("forgets what was written over", () => {
    const memory = trendMemory();
    memory.keep("bread", BREAD, NOW);
    memory.forget(["soup", "bread"]);
    expect(memory.find("bread", NOW)).toBeNull();
  });

  it("lets the record read longest ago go", () => {
    const memory = trendMemory(2);
    for (const key of ["bread", "soup", "bread", "salad"]) memory.keep(key, BREAD, NOW);
    expect(memory.find("soup", NOW)).toBeNull();
    expect(memory.find("bread", NOW)).toBe(BREAD);
    expect(memory.find("salad", NOW)).toBe(BREAD);
  });

  it("is one for a database, and another for any other", () => {
    const [one, other] = [{} as D1Database, {} as D1Database];
    trendMemoryOf(one).keep("bread", BREAD, NOW);
    expect(trendMemoryOf(one).find("bread", NOW)).toBe(BREAD);
    expect(trendMemoryOf(other).find("bread", NOW)).toBeNull();
  });
});
