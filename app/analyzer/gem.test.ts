import { describe, expect, it } from "vitest";
import type { Video } from "./evidence";
import { channel, daysAgo, study, uploads, video } from "./fixture";
import { gatewayOf } from "./gateways";
import { gemOf } from "./gem";

/** Each topic: the multiples its small channels reach against their usual 1000 views. */
function gem(
  topics: Record<string, number[]>,
  facts: { kind?: "sample" | "youtube"; usual?: number[]; subscribers?: number | null } = {},
) {
  const { kind, usual = [1000, 1000, 1000], subscribers = 5000 } = facts;
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
  const made = study({ topics: videos, channels, kind });
  return gemOf(
    made.topics.map((topic) => gatewayOf(topic, made)),
    made,
  );
}

/** The same, with uploads from long before the video. */
const overTime = (kind: "sample" | "youtube") => {
  const videos = ["a", "b"].map((id) =>
    video({ videoId: id, channelId: id, viewCount: 9000, publishedAt: daysAgo(20) }),
  );
  const channels = ["a", "b"].map((channelId) =>
    channel({ channelId, recentUploads: uploads([1000, 1000, 1000]) }),
  );
  const made = study({ topics: { Rye: videos }, channels, kind });
  return gemOf(
    made.topics.map((topic) => gatewayOf(topic, made)),
    made,
  );
};

describe("gemOf", () => {
  it("finds the topic on which most small channels beat their usual views", () => {
    const finding = gem({ Rye: [2, 3], Spelt: [9, 1], Oats: [2, 2, 2] });
    expect(finding).toMatchObject({ found: true, clusterName: "Oats" });
    expect(finding.reason).toContain("All 3 channels under 100,000 subscribers");
  });

  it("goes by the typical multiple where as many did", () => {
    expect(gem({ Rye: [2, 2], Spelt: [3, 3] })).toMatchObject({ clusterName: "Spelt" });
  });

  it("opens every channel it rests on", () => {
    const finding = gem({ Rye: [2, 3, 1] });
    expect(finding).toMatchObject({
      groups: [
        { label: "Channel Rye1, 3.0×", videoIds: ["Rye1"] },
        { label: "Channel Rye0, 2.0×", videoIds: ["Rye0"] },
        { label: "Channel Rye2, 1.0×", videoIds: ["Rye2"] },
      ],
      videoIds: ["Rye1", "Rye0", "Rye2"],
    });
    expect(finding.figures.map(({ unit }) => unit)).toEqual(["channels", "channels", "uploads", "uploads"]);
    expect(finding.figures[0]).toMatchObject({ value: "2 of 3", sampleSize: 3 });
    expect(finding.figures.slice(2).map(({ value, sampleSize }) => [value, sampleSize])).toEqual([
      ["3.0× its usual views", 3],
      ["2.0× its usual views", 3],
    ]);
    for (const figure of finding.figures) expect(figure.method).toMatch(/\.$/);
  });

  it("names three channels and counts the rest", () => {
    expect(gem({ Rye: [2, 3, 4, 5, 6] }).reason).toMatch(/and 2 more\.$/);
  });

  it("says what is missing", () => {
    expect(gem({}).reason).toContain("do not form a topic");
    expect(gem({ Rye: [3, 3] }, { subscribers: null }).reason).toContain(
      "no channel in these topics is known to be under",
    );
    expect(gem({ Rye: [3, 3] }, { usual: [1000] }).reason).toContain("to compare with");
    expect(gem({ Rye: [1, 1] }).reason).toContain("no channel measured reached that");
    const near = gem({ Rye: [3, 1] });
    expect(near).toMatchObject({ found: false, figures: { length: 1 } });
    expect(near.reason).toContain("no topic has more than 1 (Rye: Channel Rye0)");
    for (const reason of [gem({}).reason, near.reason]) expect(reason).toMatch(/^Not enough evidence: .*\.$/);
  });

  it("says so when it compares YouTube views from before and after the redefinition", () => {
    const methods = (kind: "sample" | "youtube") =>
      overTime(kind)
        .figures.map(({ method }) => method)
        .join(" ");
    expect(methods("youtube")).toContain("2026-08-24");
    expect(methods("sample")).not.toContain("2026-08-24");
  });
});
