import { expect, test } from "vitest";
import { BOUNDS } from "../../../engines/comments";
import type { Analysis } from "../../../functions/comment-sentiment/analysis";
import { compareScores, showTrend } from "./show-stats";

const score = (value: number, reach: number) => ({ value, low: value - reach, high: value + reach, n: 100 });
const analysis = (of: ReturnType<typeof score> | null, more: Partial<Analysis> = {}) =>
  ({
    digest: { score: of, bounds: BOUNDS },
    course: null,
    videoTitle: null,
    videoId: null,
    from: "pasted",
    ...more,
  }) as Analysis;
const shift = {
  earlier: { ...score(4, 0.5), from: "2026-11-01T00:00:00Z", to: "2026-11-09T00:00:00Z" },
  later: { ...score(8, 0.5), from: "2026-11-10T00:00:00Z", to: "2026-11-20T00:00:00Z" },
};

test("a change takes ranges that do not touch", () => {
  expect(compareScores(score(5, 0.5), score(7, 0.5))).toBe("improving");
  expect(compareScores(score(7, 0.5), score(5, 0.5))).toBe("declining");
  expect(compareScores(score(5, 1), score(7, 1))).toBe("stable");
});

test("the trend is that of the last scored analysis where its comments have dates", () => {
  const last = analysis(score(6, 0.3), { course: shift, videoTitle: "Dovetails" });
  expect(showTrend([analysis(null), last, analysis(score(9, 0.1))])).toMatchObject({
    trend: "improving",
    word: "Improving",
    note: "Newer comments against older ones, Dovetails",
    parts: [{ name: "Nov 1, 2026 to Nov 9, 2026" }, { name: "Nov 10, 2026 to Nov 20, 2026" }],
  });
});

test("otherwise it is a difference between two analyses, both named", () => {
  const trend = showTrend([
    analysis(score(8, 0.2), { videoTitle: "Dovetails" }),
    analysis(score(5, 0.2), { videoTitle: "Sharpening" }),
    analysis(score(9, 0.1)),
  ]);
  expect(trend).toMatchObject({
    trend: "improving",
    word: "Higher than before",
    note: "Dovetails against Sharpening, the analysis before",
  });
  expect(trend?.parts).toEqual([
    { id: "earlier", name: "Before: Sharpening", value: "5.0 (4.8 to 5.2), 100 comments" },
    { id: "later", name: "Last: Dovetails", value: "8.0 (7.8 to 8.2), 100 comments" },
  ]);
});

test("two analyses of one video make a trend", () => {
  const of = (value: number) =>
    analysis(score(value, 0.2), { videoTitle: "Dovetails", videoId: "abcdefghijk" });
  expect(showTrend([of(5), of(8)])).toMatchObject({
    word: "Declining",
    note: "Dovetails, now against its analysis before",
  });
});

test("there is no trend without dates or a second analysis", () => {
  expect(showTrend([analysis(score(6, 0.3))])).toBeNull();
  expect(showTrend([])).toBeNull();
});
