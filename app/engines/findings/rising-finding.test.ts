import { describe, expect, it } from "vitest";
import { study, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../forecast";
import { risingOf } from "./rising-finding";

const grown = (prefix: string, newer: number[], older: number[]) =>
  videosAt(prefix, [
    ...newer.map((views, at): [number, number] => [20 + at, views * growthShare(20 + at)]),
    ...older.map((views, at): [number, number] => [400 + at, views]),
  ]);

describe("risingOf", () => {
  it("finds the topic whose newer uploads do better, with both sides as evidence", () => {
    const finding = risingOf(
      study({
        topics: {
          Rye: grown("rye", [9000, 8000, 7000, 6000], [1000, 900, 800, 700]),
          Spelt: grown("s", [1000, 1, 2, 3], [900, 1, 2, 3]),
        },
      }),
    );
    expect(finding).toMatchObject({ found: true, clusterName: "Rye" });
    expect(finding.reason).toContain("8.8× the views of the 4 older ones at equal age (7.5K against 850)");
    expect(finding.reason).toMatch(
      /; by luck alone this would come up in about 1 of \d+ such comparisons\.$/,
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

  it("does not take noise for a rise, and shows the nearest miss", () => {
    const finding = risingOf(
      study({ topics: { Rye: grown("rye", [9000, 500, 7000, 100], [1000, 900, 8000, 700]) } }),
    );
    expect(finding.found).toBe(false);
    expect(finding.reason).toContain("The nearest is Rye, where the 4 newer uploads get 3.9×");
    expect(finding.reason).toContain("which could be luck: by luck alone it would come up in about 1 of");
    expect(finding.figures.length).toBeGreaterThan(2);
  });

  it("says when nothing can be tested", () => {
    expect(risingOf(study({ topics: {} })).reason).toContain("do not form a topic");
    expect(risingOf(study({ topics: { Rye: grown("rye", [9, 9], [1, 1, 1]) } })).reason).toContain(
      "No topic has them.",
    );
  });

  it("names YouTube's change of counting, which newer against older always spans", () => {
    const topics = { Rye: grown("rye", [9000, 8000, 7000, 6000], [1000, 900, 800, 700]) };
    const methods = (kind: "sample" | "youtube") =>
      risingOf(study({ topics, kind }))
        .figures.map(({ method }) => method)
        .join(" ");
    expect(methods("youtube")).toContain("2026-08-24");
    expect(methods("sample")).not.toContain("2026-08-24");
  });
});
