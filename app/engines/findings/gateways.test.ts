import { describe, expect, it } from "vitest";
import { channel, daysAgo, evidence, uploads, video } from "../../../tests/support/analyzer-fixture";
import type { Video } from "../topics";
import type { Channel } from "./evidence";
import { type GatewayTest, isGateway, testGateways } from "./gateways";

const NINE = [600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400];

/** A topic with one year-old video by each channel, whose usual views are 1000. */
function gateway(tries: { subscribers: number | null; views: number; usual?: number[] }[]) {
  const videos = tries.map(({ views }, at) =>
    video({ videoId: `v${at}`, channelId: `c${at}`, viewCount: views, publishedAt: daysAgo(365) }),
  );
  const channels = tries.map(({ subscribers, usual = NINE }, at) =>
    channel({ channelId: `c${at}`, subscriberCount: subscribers, recentUploads: uploads(usual) }),
  );
  return testRye(videos, channels);
}

/** The test of a single topic. */
function testRye(videos: Video[], channels: Channel[]): GatewayTest {
  const [test] = testGateways(evidence({ topics: { Rye: videos }, channels }));
  if (!test) throw new Error("no test of the topic");
  return test;
}

describe("testGateways", () => {
  it("counts small channels that get 1.5 times their usual views or more", () => {
    const found = gateway([
      { subscribers: 5000, views: 1500 },
      { subscribers: 99_999, views: 4000 },
      { subscribers: 5000, views: 1499 },
    ]);
    expect(found.beating.map(({ multiple }) => multiple)).toEqual([4, 1.5]);
    expect(found).toMatchObject({ smallChannels: 3, measured: { length: 3 } });
    expect(isGateway(found)).toBe(true);
  });

  it("does not count a large channel or a hidden count as small", () => {
    const found = gateway([
      { subscribers: 100_000, views: 9000 },
      { subscribers: null, views: 9000 },
      { subscribers: 0, views: 9000 },
    ]);
    expect(found.smallChannels).toBe(1);
    expect(isGateway(found)).toBe(false);
  });

  it("does not measure a channel with too few uploads", () => {
    const found = gateway([{ subscribers: 5000, views: 9000, usual: [1000, 1000] }]);
    expect(found).toMatchObject({ smallChannels: 1, measured: [] });
  });

  it("counts a channel once, by the median of its videos on the topic", () => {
    const videos = [500, 800, 90_000].map((viewCount, at) =>
      video({ videoId: `v${at}`, channelId: "c", viewCount, publishedAt: daysAgo(365) }),
    );
    const channels = [channel({ channelId: "c", recentUploads: uploads([1000, 1000, 1000]) })];
    const found = testRye(videos, channels);
    expect(found.measured.map(({ multiple }) => multiple)).toEqual([0.8]);
    expect(isGateway(found)).toBe(false);
  });

  it("ranks a channel by the lower of its two videos", () => {
    const videos = [500, 90_000].map((viewCount, at) =>
      video({ videoId: `v${at}`, channelId: "c", viewCount, publishedAt: daysAgo(365) }),
    );
    const channels = [channel({ channelId: "c", recentUploads: uploads(NINE) })];
    expect(testRye(videos, channels).measured[0]?.ranking.rank).toBe(1);
  });

  it("is no gateway if luck is likely, or if most channels did not beat their usual views", () => {
    const wide = [100, 200, 300, 400, 1000, 4000, 5000, 6000, 7000];
    const twice = (usual: number[]) =>
      gateway([2, 2].map((by) => ({ subscribers: 500, views: by * 1000, usual })));
    expect(twice(NINE).chance).toBeCloseTo(0.01, 10);
    expect(isGateway(twice(NINE))).toBe(true);
    expect(twice(wide).beating).toHaveLength(2);
    expect(isGateway(twice(wide))).toBe(false);
    const few = gateway([9000, 9000, 1450, 1450, 1450].map((views) => ({ subscribers: 500, views })));
    expect(few.chance).toBeLessThan(0.001);
    expect(isGateway(few)).toBe(false);
  });

  it("shares the level among the topics that can be tested", () => {
    const topicOf = (name: string, channels: number) =>
      Array.from({ length: channels }, (_, at) =>
        video({
          videoId: `${name}${at}`,
          channelId: `${name}${at}`,
          viewCount: 9000,
          publishedAt: daysAgo(365),
        }),
      );
    const topics = { A: topicOf("a", 2), B: topicOf("b", 3), C: topicOf("c", 1), D: [] };
    const channels = Object.values(topics)
      .flat()
      .map(({ channelId }) => channel({ channelId, recentUploads: uploads(NINE) }));
    expect(testGateways(evidence({ topics, channels })).map(({ test }) => test)).toEqual([
      { level: 0.05, tested: 2 },
      { level: 0.05, tested: 2 },
      null,
      null,
    ]);
  });
});
