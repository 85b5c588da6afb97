import { describe, expect, it } from "vitest";
import { STATUS_ENDPOINTS } from "../services/quota";
import { noAnswer, quotaLines, readQuota, showCheck } from "./api-status";

const NOW = new Date("2026-11-21T13:57:00Z");
const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;

describe("showCheck (spec section 7, API health)", () => {
  it("shows anything but ok as an error with its problem", () => {
    const [insights, analytics] = STATUS_ENDPOINTS;
    const problem = "YouTube API is not configured.";
    expect(
      showCheck(
        [
          { endpoint: insights, ok: true, source: YOUTUBE, problem: null },
          { endpoint: analytics, ok: false, source: YOUTUBE, problem },
        ],
        NOW,
      ),
    ).toEqual({
      at: "1:57 PM UTC",
      endpoints: [
        { endpoint: insights, light: "connected", source: "YouTube Data API", problem: null },
        { endpoint: analytics, light: "error", source: "YouTube Data API", problem },
      ],
    });
  });
});

it("counts no answer as an error of both", () => {
  expect(noAnswer().endpoints.map(({ light }) => light)).toEqual(["error", "error"]);
});

const today = {
  spent: { search: 12, general: 1048, stats: 3 },
  resetsAt: "2026-11-22T08:00:00.000Z",
};

describe("quotaLines", () => {
  it("shows searches of 100, general units of 10,000 and the time of the reset", () => {
    expect(quotaLines(today)).toEqual({
      lines: [
        { name: "Searches", spent: 12, of: 100, text: "12 of 100 used", level: "plenty" },
        { name: "General units", spent: 1048, of: 10_000, text: "1,048 of 10,000 used", level: "plenty" },
      ],
      resets: "Nov 22, 2026, 8:00 AM UTC",
    });
  });

  it("caps the meter at its bucket and shows the number spent", () => {
    const [searches] = quotaLines({ ...today, spent: { ...today.spent, search: 104 } }).lines;
    expect(searches).toMatchObject({ spent: 100, text: "104 of 100 used" });
  });

  it("uses this deployment's limits", () => {
    const limits = { search: 500, general: 50_000, stats: 10_000 };
    expect(quotaLines({ ...today, limits }).lines.map(({ text }) => text)).toEqual([
      "12 of 500 used",
      "1,048 of 50,000 used",
    ]);
  });

  it.each([
    [70, "plenty"],
    [71, "little"],
    [90, "little"],
    [91, "hardly-any"],
  ])("rates %d of 100 spent as %s left", (search, level) => {
    expect(quotaLines({ ...today, spent: { ...today.spent, search } }).lines[0]?.level).toBe(level);
  });
});

describe("readQuota", () => {
  const report = () => {};

  it("is 'sample' without a live source and 'unknown' if it cannot be read", async () => {
    expect(await readQuota({ sources: { quota: async () => null }, report })).toBe("sample");
    const reported: unknown[] = [];
    const quota = async () => Promise.reject(new Error("D1_ERROR"));
    const report2 = (error: unknown) => void reported.push(error);
    expect(await readQuota({ sources: { quota }, report: report2 })).toBe("unknown");
    expect(reported).toHaveLength(1);
  });
});
