import { describe, expect, it } from "vitest";
import { act, forecasted, NOW, TITLE } from "../../../../tests/support/forecast-acts";
import { forecastDesk } from "./desk";

describe("odd lists", () => {
  const rows = (title: (at: number) => string) =>
    Array.from({ length: 8 }, (_, at) => `${title(at)}\t2026-0${at + 1}-05\t${(at + 2) * 700}`).join("\n");

  it.each([
    ["the same line again and again", () => "The same"],
    ["only emoji", () => "🔪🔪"],
    ["right-to-left titles", (at: number) => `كيف أشحذ السكاكين ${at}`],
    ["markup and formulas", (at: number) => `=1+${at}<script>alert(1)</script>`],
    ["halves of characters and NUL", (at: number) => `half \ud83d and \0 ${at}`],
    ["very long words", (at: number) => `${"x".repeat(900)}${at}`],
  ])("forecasts from %s", async (_what, title) => {
    const state = await forecasted({ uploads: rows(title) });
    const [made] = state.forecasts;
    expect(made?.basis).toBe(8);
    expect(made?.p10).toBeLessThan(made?.p50 ?? 0);
    expect(made?.p90).toBeGreaterThan(made?.p50 ?? 0);
    const kept = JSON.stringify(state);
    expect(kept.isWellFormed()).toBe(true);
    expect(kept).not.toMatch(/\\u0000|\\ud83d"/);
    forecastDesk.show(state, { now: NOW, search: new URLSearchParams() });
  });

  it.each([
    ["the wrong columns", "author,comment\nme,nice\nyou,great\n"],
    ["no columns at all", "nothing here\nnor here"],
    ["a picture's beginning as text", "\ufffdPNG\r\n\u001a"],
  ])("refuses %s: nothing can be read", async (_what, uploads) => {
    expect((await act("forecast", { title: TITLE, uploads })).refused?.message).toMatch(/there are none\./);
  });
});
