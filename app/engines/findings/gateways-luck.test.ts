import { describe, expect, it } from "vitest";
import { channel, daysAgo, evidence, NOW, uploads, video } from "../../../tests/support/analyzer-fixture";
import { seeded } from "../../numbers/chance";
import { isGateway, testGateways } from "./gateways";

/** Standard deviation of log views within a channel at equal age: a normal with a mean deviation of ln 1.995. */
const SPREAD = Math.log(1.995) * Math.sqrt(Math.PI / 2);

/**
 * The share of searches in which any topic is a gateway (and so a gem is found), when a video on a topic gets
 * `effect` times what its channel usually gets: each of `topics` has `small` small channels of 9 other uploads.
 */
function found(effect: (topic: number) => number, small: (dice: () => number) => number, searches = 120) {
  const dice = seeded(`${effect(0)} ${effect(1)}`);
  const normal = () => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
  const views = (times = 1) => Math.round(10_000 * times * Math.exp(SPREAD * normal()));
  let [any, first] = [0, 0];
  for (let search = 0; search < searches; search++) {
    const ids = Array.from({ length: 6 }, (_, topic) =>
      Array.from({ length: small(dice) }, (_, at) => `${topic}-${at}`),
    );
    const topics = ids.map((those, topic) =>
      those.map((id) =>
        video({ videoId: id, channelId: id, viewCount: views(effect(topic)), publishedAt: daysAgo(400) }),
      ),
    );
    const channels = ids
      .flat()
      .map((channelId) =>
        channel({ channelId, recentUploads: uploads(Array.from({ length: 9 }, () => views())) }),
      );
    const made = evidence({
      topics: Object.fromEntries(topics.map((those, at) => [`t${at}`, those])),
      channels,
    });
    const open = testGateways({ ...made, at: NOW }).filter(isGateway);
    if (open.length > 0) any++;
    if (open.some(({ topic }) => topic.name === "t0")) first++;
  }
  return { any: any / searches, first: first / searches };
}

describe("testGateways on random views", { timeout: 20_000 }, () => {
  it.each([
    ["3", () => 3],
    ["1 to 6", (dice: () => number) => 1 + Math.floor(dice() * 6)],
  ])("finds a gem in at most 10 % of searches without any effect, %s small channels a topic", (_, small) => {
    expect(found(() => 1, small).any).toBeLessThanOrEqual(0.1);
  });

  it("finds the topic that draws more, the more often the more it draws", () => {
    const share = (times: number) =>
      found(
        (topic) => (topic === 0 ? times : 1),
        () => 4,
      ).first;
    const [two, three, four] = [share(2), share(3), share(4)];
    expect(two).toBeGreaterThan(0.12);
    expect(three).toBeGreaterThan(0.35);
    expect(four).toBeGreaterThan(0.5);
    expect(four).toBeGreaterThan(three);
    expect(three).toBeGreaterThan(two);
  });
});
