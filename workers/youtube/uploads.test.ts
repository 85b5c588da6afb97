import { describe, expect, it } from "vitest";
import type { SearchAnswer } from "../../app/engines/findings";
import type { Video } from "../../app/engines/topics";
import type { YoutubeChannel } from "./api/answers";
import { gatewayChannels } from "./uploads";

const SUBTOPICS = {
  lentil: "Lentil soup with red lentils",
  pickle: "Fermented pickles in brine jars",
  salmon: "Air fryer salmon fillets glazed",
};

/** Four videos each on three sub-topics, in turn, by twelve channels. */
function fixture(change: (video: Video, at: number) => Partial<Video> = () => ({})) {
  const names = Object.values(SUBTOPICS);
  const videos = Array.from({ length: 12 }, (_, at): Video => {
    const video: Video = {
      videoId: `v${String(at).padStart(2, "0")}`,
      title: `${names[at % 3]} number ${at}`,
      description: names[at % 3] as string,
      channelId: `UC${at}`,
      channel: `Channel ${at}`,
      publishedAt: "2026-06-01T00:00:00Z",
      viewCount: 1000 + at,
      likeCount: null,
      commentCount: null,
      thumbnail: "",
      durationSeconds: 600,
    };
    return { ...video, ...change(video, at) };
  });
  const answer: SearchAnswer = {
    query: "cooking",
    source: { kind: "youtube", name: "YouTube" },
    asOf: "2026-11-21T10:00:00Z",
    videos,
    channels: [],
  };
  return answer;
}

function channel(at: number, change: Partial<YoutubeChannel> = {}): YoutubeChannel {
  return {
    channelId: `UC${at}`,
    name: `Channel ${at}`,
    handle: null,
    description: "",
    thumbnail: null,
    subscriberCount: 9000,
    videoCount: 40,
    viewCount: null,
    uploads: `UU${at}`,
    ...change,
  };
}

const all = (change: (at: number) => Partial<YoutubeChannel> = () => ({})) =>
  Array.from({ length: 12 }, (_, at) => channel(at, change(at)));
const idsOf = (channels: YoutubeChannel[]) => channels.map(({ channelId }) => channelId);

describe("gatewayChannels", () => {
  it("takes four channels each of two sub-topics, not one here and one there", () => {
    const chosen = idsOf(gatewayChannels(fixture(), all())).map((id) => Number(id.slice(2)) % 3);
    const counts = [0, 1, 2].map((subtopic) => chosen.filter((one) => one === subtopic).length);
    expect(counts.toSorted()).toEqual([0, 4, 4]);
  });

  it("begins with the sub-topic that most small channels made videos on", () => {
    const read = all((at) => (at % 3 === 0 || at < 3 ? {} : { subscriberCount: 250_000 }));
    const chosen = idsOf(gatewayChannels(fixture(), read));
    expect(chosen.slice(0, 4)).toEqual(["UC0", "UC3", "UC6", "UC9"]);
    expect(chosen.slice(4).toSorted()).toEqual(["UC1", "UC2"]);
  });

  it.each<[string, Partial<YoutubeChannel>]>([
    ["large", { subscriberCount: 100_000 }],
    ["of a hidden size", { subscriberCount: null }],
    ["without a playlist", { uploads: null }],
    ["with too few uploads to compare with", { videoCount: 3 }],
  ])("leaves out a channel that is %s", (_, change) => {
    const chosen = idsOf(
      gatewayChannels(
        fixture(),
        all((at) => (at === 0 ? change : {})),
      ),
    );
    expect([chosen.length, chosen.includes("UC0")]).toEqual([8, false]);
  });

  it("leaves out a channel whose video cannot be compared: a premiere, or of unknown length", () => {
    const premiere = { publishedAt: "2026-12-24T00:00:00Z", durationSeconds: 0 };
    const answer = fixture((_, at) => (at === 0 ? premiere : at === 1 ? { durationSeconds: null } : {}));
    const chosen = idsOf(gatewayChannels(answer, all()));
    expect(chosen).not.toContain("UC0");
    expect(chosen).not.toContain("UC1");
  });

  it("chooses the same channels however many views their videos have", () => {
    const chosen = idsOf(gatewayChannels(fixture(), all()));
    const other = fixture((video) => ({
      viewCount: 90_000_000 - 7_000_000 * Number(video.channelId.slice(2)),
    }));
    expect(idsOf(gatewayChannels(other, all()))).toEqual(chosen);
  });

  it("falls back on the order of the search where no sub-topics form", () => {
    const answer = fixture((_, at) => ({ title: `Alone${at} word${at}`, description: "" }));
    expect(idsOf(gatewayChannels(answer, all()))).toEqual(Array.from({ length: 8 }, (_, at) => `UC${at}`));
  });
});
