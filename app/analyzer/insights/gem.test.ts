import { describe, expect, it } from "vitest";
import { channel, daysAgo, evidence, uploads, video } from "../../../tests/support/analyzer-fixture";
import { findGem } from "../../engines/findings/analyze";
import { testGateways } from "../../engines/findings/gateways";
import type { Video } from "../../engines/topics";
import { showGem } from "./gem";

const NINE = [600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400];

/** The gem of topics, given as multiples that their small channels reach of their usual 1000 views, the median of nine uploads. */
function gem(
  topics: Record<string, number[]>,
  facts: { kind?: "sample" | "youtube"; usual?: number[]; subscribers?: number | null } = {},
) {
  const { kind, usual = NINE, subscribers = 5000 } = facts;
  const videos: Record<string, Video[]> = {};
  for (const [topic, multiples] of Object.entries(topics)) {
    videos[topic] = multiples.map((multiple, at) =>
      video({
        videoId: `${topic}${at}`,
        channelId: `${topic}${at}`,
        viewCount: multiple * 1000,
        publishedAt: daysAgo(50),
      }),
    );
  }
  const channels = Object.values(videos)
    .flat()
    .map(({ channelId }) =>
      channel({
        channelId,
        subscriberCount: subscribers,
        recentUploads: uploads(usual, { publishedAt: daysAgo(50) }),
      }),
    );
  const made = evidence({ topics: videos, channels, kind });
  return showGem(findGem(testGateways(made)), made.answer);
}

/** The same, with uploads from long before the video. */
const overTime = (kind: "sample" | "youtube") => {
  const videos = ["a", "b"].map((id) =>
    video({ videoId: id, channelId: id, viewCount: 9000, publishedAt: daysAgo(20) }),
  );
  const channels = ["a", "b"].map((channelId) => channel({ channelId, recentUploads: uploads(NINE) }));
  const made = evidence({ topics: { Rye: videos }, channels, kind });
  return showGem(findGem(testGateways(made)), made.answer);
};

describe("showGem", () => {
  it("finds the topic least likely to be luck, and names the odds", () => {
    const finding = gem({ Rye: [2, 3], Spelt: [9, 1], Oats: [2, 2, 2] });
    expect(finding).toMatchObject({ found: true, clusterName: "Oats" });
    expect(finding.reason).toBe(
      "3 of 3 channels under 100K subscribers beat their usual views, typically 2.0×. Odds of luck: 1 in 1,000.",
    );
  });

  it("breaks ties by the typical multiple", () => {
    expect(gem({ Rye: [2, 2], Spelt: [3, 3] })).toMatchObject({ clusterName: "Spelt" });
  });

  it("lists every channel behind it, with its figures", () => {
    const finding = gem({ Rye: [2, 3, 1] });
    expect(finding).toMatchObject({
      groups: [
        { label: "Channel Rye1, 3.0×", videoIds: ["Rye1"] },
        { label: "Channel Rye0, 2.0×", videoIds: ["Rye0"] },
        { label: "Channel Rye2, 1.0×", videoIds: ["Rye2"] },
      ],
      videoIds: ["Rye1", "Rye0", "Rye2"],
    });
    expect(finding.figures.map(({ value, sampleSize, unit }) => [value, sampleSize, unit])).toEqual([
      ["2 of 3", 3, "channels"],
      ["3.6%", 3, "channels"],
      ["2.5×", 2, "channels"],
      ["3.0× its usual views", 9, "uploads"],
      ["2.0× its usual views", 9, "uploads"],
    ]);
    expect(finding.figures[1]?.method).toContain("1 topic tested, so 10.0% or less is asked of each.");
    for (const figure of finding.figures) expect(figure.method).toMatch(/\.$/);
  });

  it("explains why there is no gem", () => {
    expect(gem({}).reason).toContain("form no topic");
    expect(gem({ Rye: [3, 3] }, { subscribers: null }).reason).toContain(
      "no channel here is known to have under",
    );
    expect(gem({ Rye: [3, 3] }, { usual: [1000] }).reason).toContain("to compare with");
    const alone = gem({ Rye: [3], Spelt: [1] });
    expect(alone).toMatchObject({ found: false, figures: [] });
    expect(alone.reason).toMatch(
      /^Too few channels under 100K subscribers to rule out luck\. “Rye” comes nearest, with 1\.$/,
    );
    const near = gem({ Rye: [3, 1], Spelt: [1, 1] });
    expect(near).toMatchObject({ found: false, figures: { length: 4 } });
    expect(near.reason).toBe(
      "“Rye” comes nearest: 1 of 2 small channels beat their usual views. It takes half, and at least 2.",
    );
    expect(gem({ Rye: [1, 1] }).reason).toContain("0 of 2 small channels");
  });

  it("does not call luck a gem", () => {
    const wide = [100, 200, 300, 400, 1000, 4000, 5000, 6000, 7000];
    const finding = gem({ Rye: [2, 2] }, { usual: wide });
    expect(finding.found).toBe(false);
    expect(finding.reason).toMatch(
      / 2 of 2 small channels beat their usual views\. Odds of luck: 1 in \d+\.$/,
    );
  });

  it("notes YouTube views from before and after the redefinition", () => {
    const methods = (kind: "sample" | "youtube") =>
      overTime(kind)
        .figures.map(({ method }) => method)
        .join(" ");
    expect(methods("youtube")).toContain("2026-08-24");
    expect(methods("sample")).not.toContain("2026-08-24");
  });
});
