import { describe, expect, it } from "vitest";
import { evidence, videosAt } from "../../../tests/support/analyzer-fixture";
import type { Evidence } from "../../engines/findings";
import { findRising as measureRising } from "../../engines/findings/rising";
import { growthShare } from "../../engines/growth";
import { showRising } from "./rising";

const findRising = (made: Evidence) => showRising(measureRising(made), made.answer);

const grownBySide = (prefix: string, newer: number[], older: number[]) =>
  videosAt(prefix, [
    ...newer.map((views, at): [number, number] => [20 + at, views * growthShare(20 + at)]),
    ...older.map((views, at): [number, number] => [400 + at, views]),
  ]);

describe("showRising", () => {
  it("finds the topic whose newer uploads do better, and lists both sides", () => {
    const finding = findRising(
      evidence({
        topics: {
          Rye: grownBySide("rye", [9000, 8000, 7000, 6000], [1000, 900, 800, 700]),
          Spelt: grownBySide("s", [1000, 1, 2, 3], [900, 1, 2, 3]),
        },
      }),
    );
    expect(finding).toMatchObject({ found: true, clusterName: "Rye" });
    expect(finding.reason).toMatch(
      /^Newer uploads get 8\.8× the older ones' views, adjusted for age\. Odds of luck: 1 in \d+\.$/,
    );
    expect(finding).toMatchObject({
      groups: [
        { label: "4 newer uploads", videoIds: ["rye-0", "rye-1", "rye-2", "rye-3"] },
        { label: "4 older uploads", videoIds: ["rye-4", "rye-5", "rye-6", "rye-7"] },
      ],
      videoIds: { length: 8 },
    });
    for (const { unit } of finding.figures) expect(unit).toBe("uploads");
    expect(finding.figures.map(({ sampleSize }) => sampleSize)).toEqual([4, 4, 8, 8, 8]);
  });

  it("does not call noise a rise, and names the nearest miss", () => {
    const finding = findRising(
      evidence({
        topics: { Rye: grownBySide("rye", [9000, 500, 7000, 100], [1000, 900, 8000, 700]) },
      }),
    );
    expect(finding.found).toBe(false);
    expect(finding.reason).toMatch(
      /^“Rye” comes nearest: newer uploads get 3\.9× the older ones' views\. Odds of luck: 1 in \d+\.$/,
    );
    expect(finding.figures.length).toBeGreaterThan(2);
  });

  it("explains why nothing can be tested", () => {
    expect(findRising(evidence({ topics: {} })).reason).toContain("form no topic");
    expect(findRising(evidence({ topics: { Rye: grownBySide("rye", [9, 9], [1, 1, 1]) } })).reason).toContain(
      "a topic needs 3 from the last 180 days, by 3 channels, and 3 older ones.",
    );
  });

  it("notes that YouTube views were redefined between older and newer uploads", () => {
    const topics = { Rye: grownBySide("rye", [9000, 8000, 7000, 6000], [1000, 900, 800, 700]) };
    const methods = (kind: "sample" | "youtube") =>
      findRising(evidence({ topics, kind }))
        .figures.map(({ method }) => method)
        .join(" ");
    expect(methods("youtube")).toContain("2026-08-24");
    expect(methods("sample")).not.toContain("2026-08-24");
  });
});
