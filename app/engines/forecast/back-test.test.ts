import { describe, expect, it } from "vitest";
import type { PastUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { selectUploads } from "../growth/usable-uploads";
import { fitPast, judgeTitle, titleFeatures } from "../ideas";
import { type BackTest, backTest } from "./back-test";
import { forecastNext } from "./forecast";

const NOW = new Date("2026-11-21T00:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Two kinds of videos by turns, a week apart, the newest a week old. */
const channel = (length: number): PastUpload[] =>
  Array.from({ length }, (_, n) => ({
    title: n % 2 ? `Oven repair at home, part ${n}` : `Sourdough diary: week ${n}`,
    publishedAt: daysAgo(7 * (length - n)),
    views: (n % 2 ? 10_000 : 1000) * (1 + ((n * 3) % 5) / 5),
  }));

function tested(uploads: PastUpload[]): BackTest {
  const found = backTest(uploads, NOW);
  if (found.kind !== "tested") throw new Error(found.kind);
  return found;
}

describe("backTest", () => {
  it("tests uploads of 30 days with five before them, beside the plain median", () => {
    const found = tested(channel(60));
    // The newest four are younger than 30 days, and the oldest five have too few before them.
    expect(found.n).toBe(60 - 4 - 5);
    expect(found.rows).toHaveLength(30);
    expect(found.rows.at(-1)?.title).toBe("Oven repair at home, part 55");
    expect(found.medianFactor).toBeGreaterThan(1);
    // The median of both kinds is neither's.
    expect(found.medianFactor).toBeLessThan(found.against.medianFactor);
    expect(found.shareInside).toBeCloseTo(found.rows.filter(({ inside }) => inside).length / 30, 0);
  });

  it("uses earlier uploads only", () => {
    const uploads = channel(60);
    const until = 40;
    const changed = uploads.map((upload, n) => (n > until ? { ...upload, title: "Else", views: 7 } : upload));
    const p50 = (own: PastUpload[]) =>
      tested(own).rows.find(({ title }) => title === uploads[until]?.title)?.p50;
    expect(p50(changed)).toBe(p50(uploads));
    expect(p50(uploads)).toBeGreaterThan(0);
  });

  it("equals the forecast that would have been made then", () => {
    const uploads = channel(260);
    const { usable } = selectUploads(uploads, NOW);
    const { title = "" } = uploads[230] ?? {};
    const found = judgeTitle(fitPast(usable), titleFeatures(title), 230);
    const then = forecastNext(uploads.slice(0, 230), title, NOW);
    expect(then.kind === "forecast" && then.p50).toBeCloseTo(10 ** found.mean, 6);
  });

  it("has a range that holds as many uploads as promised", () => {
    // Whole powers of a fixed sequence that looks like chance.
    const uploads = channel(160).map((upload, n) => ({
      ...upload,
      views: 1000 * 10 ** ((n ** 2 * 0.618) % 1),
    }));
    const { n, shareInside } = tested(uploads);
    expect(n).toBe(100);
    expect(shareInside).toBeGreaterThan(0.7);
    expect(shareInside).toBeLessThan(0.95);
  });

  it("refuses fewer than ten tests", () => {
    expect(backTest(channel(18), NOW)).toMatchObject({ kind: "not-enough", has: 9, needs: 10 });
    expect(backTest([], NOW)).toMatchObject({ kind: "not-enough", has: 0 });
    expect(backTest(channel(19), NOW).kind).toBe("tested");
  });
});
