import { describe, expect, it } from "vitest";
import { channel, daysAgo, study, uploads, video } from "./fixture";
import { gatewayOf, isGateway } from "./gateways";

/** A topic with one year-old video by each channel, whose usual views are 1000. */
function gateway(tries: { subscribers: number | null; views: number; usual?: number[] }[]) {
  const videos = tries.map(({ views }, at) =>
    video({ videoId: `v${at}`, channelId: `c${at}`, viewCount: views, publishedAt: daysAgo(365) }),
  );
  const channels = tries.map(({ subscribers, usual = [1000, 1000, 1000] }, at) =>
    channel({ channelId: `c${at}`, subscriberCount: subscribers, recentUploads: uploads(usual) }),
  );
  const made = study({ topics: { Rye: videos }, channels });
  return gatewayOf(made.topics[0] as (typeof made.topics)[0], made);
}

describe("gatewayOf", () => {
  it("counts small channels that beat their usual views by half or more", () => {
    const found = gateway([
      { subscribers: 5000, views: 1500 },
      { subscribers: 99_999, views: 4000 },
      { subscribers: 5000, views: 1499 },
    ]);
    expect(found.beating.map(({ multiple }) => multiple)).toEqual([4, 1.5]);
    expect(found).toMatchObject({ smallChannels: 3, measured: { length: 3 } });
    expect(isGateway(found)).toBe(true);
  });

  it("does not take a large channel or a hidden count for small", () => {
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
    const made = study({
      topics: { Rye: videos },
      channels: [channel({ channelId: "c", recentUploads: uploads([1000, 1000, 1000]) })],
    });
    const found = gatewayOf(made.topics[0] as (typeof made.topics)[0], made);
    expect(found.measured.map(({ multiple }) => multiple)).toEqual([0.8]);
    expect(isGateway(found)).toBe(false);
  });
});
