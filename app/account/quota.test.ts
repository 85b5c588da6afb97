import { describe, expect, it } from "vitest";
import { quotaLines, readQuota } from "./quota";

const today = {
  spent: { search: 12, general: 1048, stats: 3 },
  resetsAt: "2026-11-22T08:00:00.000Z",
};

describe("quotaLines", () => {
  it("writes out searches of 100, general units of 10,000 and when they begin anew", () => {
    expect(quotaLines(today)).toEqual({
      lines: [
        { name: "Searches", spent: 12, of: 100, text: "12 of 100 used", level: "plenty" },
        { name: "General units", spent: 1048, of: 10_000, text: "1,048 of 10,000 used", level: "plenty" },
      ],
      resets: "Nov 22, 2026, 8:00 AM UTC",
    });
  });

  it("fills a meter no further than its bucket, and still tells what was spent", () => {
    const [searches] = quotaLines({ ...today, spent: { ...today.spent, search: 104 } }).lines;
    expect(searches).toMatchObject({ spent: 100, text: "104 of 100 used" });
  });

  it("measures by the limits that this deployment has", () => {
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
  ])("at %d of 100 says that there is %s left", (search, level) => {
    expect(quotaLines({ ...today, spent: { ...today.spent, search } }).lines[0]?.level).toBe(level);
  });
});

describe("readQuota", () => {
  const report = () => {};

  it("is 'sample' without a live source, and 'unknown' where it cannot be read", async () => {
    expect(await readQuota({ sources: { quota: async () => null }, report })).toBe("sample");
    const reported: unknown[] = [];
    const quota = async () => Promise.reject(new Error("D1_ERROR"));
    const report2 = (error: unknown) => void reported.push(error);
    expect(await readQuota({ sources: { quota }, report: report2 })).toBe("unknown");
    expect(reported).toHaveLength(1);
  });
});
