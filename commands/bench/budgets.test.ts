import { describe, expect, it } from "vitest";
import { budgets } from "./budgets";
import type { Kind, Weight } from "./weight";

const weight = (kind: Kind, brotli: number): Weight => ({ kind, files: 1, raw: 0, gzip: 0, brotli });
const over = (weights: Weight[], visits: Parameters<typeof budgets>[1] = []) =>
  budgets(weights, visits)
    .filter((budget) => !budget.kept)
    .map((budget) => budget.name);

describe("budgets", () => {
  it("adds HTML, CSS and fonts, and script by itself", () => {
    const within = [
      weight("HTML", 5000),
      weight("CSS", 10_000),
      weight("fonts", 30_000),
      weight("script", 115_000),
    ];
    expect(over(within)).toEqual([]);
    expect(over([...within, weight("fonts", 1)])).toEqual(["HTML, CSS and fonts of /"]);
    expect(over([...within, weight("script", 1)])).toEqual(["script of /"]);
  });

  it("bounds the round trips of every page, and of pages alone", () => {
    const visits = [
      { name: "/", page: true, d1: 2 },
      { name: "/dashboard", page: true, d1: 3 },
      { name: "GET /api/trends", page: false, d1: 9 },
    ];
    expect(over([], visits)).toEqual(["D1 round trips of /dashboard"]);
  });
});
