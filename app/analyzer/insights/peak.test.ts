import { describe, expect, it } from "vitest";
import { evidence, videosAt } from "../../../tests/support/analyzer-fixture";
import type { Evidence } from "../../engines/findings";
import { findPeak as measurePeak } from "../../engines/findings/peak";
import { growthShare } from "../../engines/growth";
import { showPeak } from "./peak";

const findPeak = (made: Evidence) => showPeak(measurePeak(made), made);

const flat = (prefix: string, views: number, count = 5) =>
  videosAt(
    prefix,
    Array.from({ length: count }, () => [400, views]),
  );

describe("showPeak", () => {
  it("finds the topic whose typical video draws the most", () => {
    const finding = findPeak(evidence({ topics: { Rye: flat("rye", 5000), Spelt: flat("spelt", 20_000) } }));
    expect(finding).toMatchObject({ found: true, clusterName: "Spelt" });
    expect(finding.reason).toBe("A typical video gets 20.0K views in its first year, 4.0× the others' 5.0K.");
    expect(finding).toMatchObject({
      groups: [{ label: "5 videos on this topic, most viewed first", videoIds: { length: 5 } }],
      videoIds: { length: 5 },
    });
    for (const { unit } of finding.figures) expect(unit).toBe("videos");
  });

  it("ignores a single hit", () => {
    const hit = videosAt("hit", [
      [100, 9_000_000],
      [100, 100],
      [100, 100],
      [100, 100],
      [100, 100],
    ]);
    expect(findPeak(evidence({ topics: { Hit: hit, Rye: flat("rye", 5000) } }))).toMatchObject({
      clusterName: "Rye",
    });
  });

  it("needs 4 videos by 3 channels", () => {
    const three = flat("three", 90_000, 3);
    const oneChannel = flat("one", 90_000).map((video) => ({ ...video, channelId: "one" }));
    const made = evidence({
      topics: { Three: three, One: oneChannel, Rye: flat("rye", 5000) },
      unclustered: flat("x", 10, 20),
    });
    expect(findPeak(made)).toMatchObject({ clusterName: "Rye" });
    expect(findPeak(evidence({ topics: { Three: three } }))).toMatchObject({
      found: false,
      reason: "Not enough evidence: no topic has 4 videos by 3 channels.",
    });
  });

  it("counts only channels whose videos have an age", () => {
    const twoChannels = flat("two", 90_000).map((video, at) => ({ ...video, channelId: `two-${at % 2}` }));
    const ahead = videosAt("ahead", [[-5, 90_000]]);
    const made = evidence({ topics: { Two: [...twoChannels, ...ahead] }, unclustered: flat("x", 10) });
    expect(findPeak(made)).toMatchObject({ found: false });
  });

  it("finds no peak if the other videos draw as much, or are too few", () => {
    const level = findPeak(evidence({ topics: { Rye: flat("rye", 5000), Spelt: flat("spelt", 5000) } }));
    expect(level).toMatchObject({ found: false });
    expect(level.reason).toContain("hardly more than the others' 5.0K");
    const rest = (count: number) => ({
      topics: { Rye: flat("rye", 5000) },
      unclustered: flat("x", 10, count),
    });
    for (const count of [0, 3]) {
      expect(findPeak(evidence(rest(count))).reason).toContain("Too few other videos to compare “Rye” with.");
    }
    expect(findPeak(evidence(rest(4)))).toMatchObject({ found: true });
  });

  it("does not favor recent uploads", () => {
    const at = (prefix: string, days: number, views: number) =>
      videosAt(
        prefix,
        [0, 1, 2, 3, 4].map((later) => [days + later, views * growthShare(days + later)]),
      );
    const same = findPeak(
      evidence({ topics: { Rye: at("rye", 600, 5000), Spelt: at("s", 100, 5000), Oats: at("o", 5, 5000) } }),
    );
    expect(same.found).toBe(false);
    const higher = (days: number, others: number) =>
      findPeak(evidence({ topics: { Rye: at("rye", days, 20_000), Oats: at("o", others, 5000) } }));
    for (const finding of [higher(600, 5), higher(5, 600), higher(100, 100)])
      expect(finding).toMatchObject({ found: true, clusterName: "Rye" });
  });

  it("names a close runner-up", () => {
    const made = evidence({
      topics: { Rye: flat("rye", 5000), Spelt: flat("spelt", 5500) },
      unclustered: flat("x", 10, 9),
    });
    expect(findPeak(made).reason).toContain("“Rye” is close behind.");
  });

  it("notes YouTube views from before and after the redefinition", () => {
    const topics = {
      Rye: videosAt("rye", [
        [10, 9000],
        [200, 9000],
        [300, 9000],
        [400, 9000],
      ]),
      Spelt: flat("s", 10),
    };
    const notes = (kind: "sample" | "youtube") =>
      findPeak(evidence({ topics, kind })).figures.filter(({ method }) => method.includes("2026-08-24"))
        .length;
    expect(notes("youtube")).toBeGreaterThan(0);
    expect(notes("sample")).toBe(0);
  });
});
