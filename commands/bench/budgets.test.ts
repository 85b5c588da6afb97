import { describe, expect, it } from "vitest";
import { budgets, type Measurements } from "./budgets";
import type { Audit } from "./lighthouse";
import type { Measured } from "./measure";
import type { Kind, Weight } from "./weight";

const weight = (kind: Kind, brotli: number): Weight => ({ kind, files: 1, raw: 0, gzip: 0, brotli });
const over = (measurements: Measurements) =>
  budgets(measurements)
    .filter((budget) => !budget.kept)
    .map((budget) => budget.name);

describe("budgets", () => {
  it("adds up what comes before the first paint, and what waits by itself", () => {
    const within = [
      weight("HTML", 5000),
      weight("CSS", 10_000),
      weight("fonts", 20_000),
      weight("script", 5000),
      weight("held script", 115_000),
    ];
    expect(over({ weights: within })).toEqual([]);
    expect(over({ weights: [...within, weight("script", 1)] })).toEqual([
      "bytes of / before its first paint",
    ]);
    expect(over({ weights: [...within, weight("held script", 1)] })).toEqual([
      "script of / on the first interaction",
    ]);
  });

  it("bounds what a channel's first light and forecast cost", () => {
    const own = [
      { name: "a first light", cpu: 8 },
      { name: "a first forecast", cpu: 8.1 },
    ];
    expect(over({ own })).toEqual(["CPU of a first forecast"]);
  });

  it("bounds the round trips of every page, and of pages alone", () => {
    const visits = [
      { name: "/", page: true, d1: 2 },
      { name: "/dashboard", page: true, d1: 3 },
      { name: "GET /api/trends", page: false, d1: 9 },
    ];
    expect(over({ visits })).toEqual(["D1 round trips of /dashboard"]);
  });

  it("allows a topic asked again one read, and no call outside", () => {
    const visit = (d1: number, upstream: number, repeated: boolean) => ({
      name: "live",
      page: false,
      d1,
      upstream,
      repeated,
    });
    expect(over({ visits: [visit(4, 12, false), visit(1, 0, true)] })).toEqual([]);
    expect(over({ visits: [visit(2, 1, true)] })).toEqual([
      "D1 round trips of live",
      "calls outside of live",
    ]);
  });

  it("bounds the script that a page loads of its own", () => {
    const page = (script: number) => ({ name: "/account", script, css: 9000 });
    expect(over({ pages: [page(15_000)] })).toEqual([]);
    expect(over({ pages: [page(15_001)] })).toEqual(["script of /account alone"]);
  });

  it("holds pages and forms behind the guard to a few bare answers, and their HTML to its size", () => {
    const measured = (name: string, perSecond: number, bytes: number) =>
      ({ name, bytes, ratio: { perSecond } }) as Measured;
    expect(over({ measured: [measured("/dashboard", 0.17, 40_000)] })).toEqual([]);
    expect(over({ measured: [measured("/dashboard", 0.16, 40_001)] })).toEqual([
      "cost of /dashboard over bare",
      "HTML of /dashboard",
    ]);
    expect(() => over({ measured: [measured("/nowhere", 1, 1)] })).toThrow("there is no budget for /nowhere");
  });

  it("holds public pages to what a bare answer costs", () => {
    const measured = (name: string, perSecond: number) => ({ name, ratio: { perSecond } }) as Measured;
    expect(over({ measured: [measured("/", 0.67)] })).toEqual([]);
    expect(over({ measured: [measured("/", 0.66)] })).toEqual(["cost of / over bare"]);
    // Each of its answers signs a name for a session.
    expect(over({ measured: [measured("/pricing", 0.5)] })).toEqual([]);
    expect(over({ measured: [measured("/pricing", 0.49)] })).toEqual(["cost of /pricing over bare"]);
  });

  it("allows Lighthouse's performance some noise, and nothing else", () => {
    const audit: Audit = {
      page: "/",
      scores: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
      firstPaint: 900,
      largestPaint: 1200,
      blocking: 49,
      shift: 0,
      faults: [],
    };
    expect(over({ audits: [audit] })).toEqual([]);
    const worse = { ...audit, largestPaint: 1201, blocking: 50, shift: 0.001 };
    expect(over({ audits: [{ ...worse, scores: { ...audit.scores, performance: 97, seo: 99 } }] })).toEqual([
      "performance of /",
      "seo of /",
      "largest paint of /",
      "blocking time of /",
      "layout shift of /",
    ]);
  });
});
