import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readInsights } from "../../app/analyzer/insights/insights";
import { EXAMPLE_IDEAS } from "../../app/analyzer/messages";
import type { SearchAnswer } from "../../app/engines/findings";
import type { Video } from "../../app/engines/topics";
import { answer, video } from "../../tests/support/analyzer-fixture";
import { clientOf } from "../../tests/upstream/youtube/client";
import { startYoutube, type YoutubeStandIn } from "../../tests/upstream/youtube/youtube";
import type { YoutubeChannel } from "./api/answers";
import { YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import { gatewayChannels, liveVideos, readTopic } from "./videos";

const NOW = new Date("2026-11-21T10:00:00Z");
const CHIP = "Photography tips";

let youtube: YoutubeStandIn;
beforeAll(async () => {
  youtube = await startYoutube({ now: () => NOW });
});
beforeEach(() => youtube.reset());
afterAll(() => youtube.stop());

const callsTo = (method: string) => youtube.calls().filter((call) => call.method === method);
const measuredIn = (answer: Awaited<ReturnType<typeof readTopic>>) =>
  answer.channels.filter(({ recentUploads }) => recentUploads.length > 0);

describe("readTopic", () => {
  // References: a topic costs 1 search, 1 videos and 1 channels; its evidence 8 playlistItems and 2 videos.
  it.each(EXAMPLE_IDEAS)("reads %s at the price named, ready to be analyzed", async (idea) => {
    const { api, spent } = clientOf(youtube);
    const answer = await readTopic(idea, api, NOW);
    expect(answer).toMatchObject({
      query: idea,
      source: { kind: "youtube", name: "YouTube" },
      asOf: NOW.toISOString(),
    });
    expect(answer.videos).toHaveLength(50);
    expect(callsTo("search")).toHaveLength(1);
    expect(callsTo("channels")).toHaveLength(1);
    expect(callsTo("playlistItems")).toHaveLength(8);
    expect(callsTo("videos").length).toBeLessThanOrEqual(3);
    expect(spent).toEqual({ search: 1, general: youtube.calls().length - 1 });

    const report = readInsights(answer, NOW);
    expect(report.clusters.length).toBeGreaterThanOrEqual(3);
    expect(report.peakTopic.reason).not.toBe("");
  });

  it("keeps the order of the search, and the counts that owners hide as null", async () => {
    const answer = await readTopic(CHIP, clientOf(youtube).api, NOW);
    const found = youtube.library.world(CHIP).found.slice(0, 50);
    expect(answer.videos.map(({ videoId }) => videoId)).toEqual(found.map(({ id }) => id));
    expect(answer.videos.map(({ likeCount }) => likeCount)).toEqual(found.map(({ likes }) => likes));
    expect(answer.channels.some(({ subscriberCount }) => subscriberCount === null)).toBe(true);
  });

  it("reads the newest 10 uploads of small channels only, newest first", async () => {
    const measured = measuredIn(await readTopic(CHIP, clientOf(youtube).api, NOW));
    expect(measured).toHaveLength(8);
    for (const { subscriberCount, recentUploads } of measured) {
      expect(subscriberCount).toBeLessThan(100_000);
      const times = recentUploads.map(({ publishedAt }) => publishedAt);
      expect([times.length, times]).toEqual([10, times.toSorted().reverse()]);
    }
  });

  it("asks no more than four at once", async () => {
    let open = 0;
    let most = 0;
    const counting: typeof fetch = async (input, init) => {
      most = Math.max(most, ++open);
      return fetch(input, init).finally(() => open--);
    };
    youtube.control.set({ slowness: 15 });
    await readTopic(CHIP, clientOf(youtube, { fetch: counting }).api, NOW);
    expect(most).toBe(4);
  });

  it("finds nothing for one search and asks no more", async () => {
    const { api, spent } = clientOf(youtube);
    expect(await readTopic("nothing of the kind", api, NOW)).toMatchObject({ videos: [], channels: [] });
    expect(spent).toEqual({ search: 1 });
  });

  it("goes on without videos that are gone by the time they are read", async () => {
    const gone = youtube.library.world(CHIP).found.slice(0, 3);
    youtube.control.set({ missing: gone.map(({ id }) => id) });
    expect((await readTopic(CHIP, clientOf(youtube).api, NOW)).videos).toHaveLength(47);
  });

  it.each(["playlistNotFound", "truncated", "html", "hang-up"] as const)(
    "leaves a channel unread whose playlist answers %s, and reads the others",
    async (fault) => {
      // A broken connection is tried twice.
      youtube.control.fail(fault, { method: "playlistItems", times: 1 });
      if (fault === "hang-up") youtube.control.fail(fault, { method: "playlistItems", times: 4 });
      const measured = measuredIn(await readTopic(CHIP, clientOf(youtube).api, NOW));
      expect(measured.length).toBeGreaterThanOrEqual(fault === "hang-up" ? 5 : 7);
      expect(measured.length).toBeLessThan(8);
    },
  );

  it("goes without uploads when no playlist can be read, or none of their videos", async () => {
    youtube.control.fail("html", { method: "playlistItems" });
    const without = await readTopic(CHIP, clientOf(youtube).api, NOW);
    expect([without.videos.length, measuredIn(without)]).toEqual([50, []]);
    youtube.reset();
    const { api } = clientOf(youtube);
    const videos = () => Promise.reject(new YoutubeError({ kind: "unreachable", detail: "videos" }));
    expect(measuredIn(await readTopic(CHIP, api, NOW, { ...api, videos }))).toEqual([]);
  });

  it("is told of a bad key wherever it turns out", async () => {
    youtube.control.fail("keyInvalid", { method: "playlistItems" });
    const reading = readTopic(CHIP, clientOf(youtube).api, NOW);
    await expect(reading).rejects.toMatchObject({ problem: { kind: "bad-key" } });
  });

  it("fails when the quota ends in the middle, and begins no further call", async () => {
    youtube.control.set({ rest: { general: 2 } });
    const reading = readTopic(CHIP, clientOf(youtube).api, NOW);
    await expect(reading).rejects.toMatchObject({ problem: { kind: "quota", perDay: true } });
    expect(callsTo("playlistItems")).toHaveLength(4);
  });
});

/** YouTube with what is kept of it: an answer, nothing, or an error on asking. */
function liveVideosYoutube({ kept, fails }: { kept?: SearchAnswer; fails?: unknown }) {
  const warnings: string[] = [];
  const keys: string[] = [];
  const give = async (_kind: string, key: string) => {
    keys.push(key);
    if (fails) throw fails;
    return kept ? { answer: kept, fetchedAt: new Date(kept.asOf) } : null;
  };
  const answers = { get: give, find: give } as unknown as CachedAnswers;
  const openApi = () => {
    throw new Error("called outside");
  };
  return {
    ...liveVideos({
      answers,
      openApi,
      spend: async () => undefined,
      warn: (text) => void warnings.push(text),
    }),
    warnings,
    keys,
  };
}

const kept = answer({ query: "Latte art", videos: [video({ videoId: "a" })] });

describe("liveVideos", () => {
  it("is one key for all spellings, each shown as its visitor wrote it", async () => {
    const { search, recall, keys } = liveVideosYoutube({ kept });
    expect(await search("Latte art")).toEqual({ ok: true, answer: kept });
    const shouted = await recall("LATTE ART");
    expect(shouted).toEqual({ ok: true, answer: { ...kept, query: "LATTE ART" } });
    expect(keys).toEqual(["latte art", "latte art"]);
  });

  it("gives the same object for the same row and spelling, so that its report is written once", async () => {
    const { recall } = liveVideosYoutube({ kept });
    for (const spelling of ["Latte art", "latte ART"]) {
      const [one, two] = [await recall(spelling), await recall(spelling)];
      if (!one.ok || !two.ok) throw new Error("nothing recalled");
      expect(two.answer).toBe(one.answer);
    }
  });

  it("says that nothing was found, and that nothing was asked", async () => {
    const nothing = liveVideosYoutube({ kept: answer({ videos: [] }) });
    expect(await nothing.search("x")).toEqual({ ok: false, problem: "nothing-found" });
    expect(await nothing.recall("x")).toEqual({ ok: false, problem: "nothing-found" });
    expect(await liveVideosYoutube({}).recall("x")).toEqual({ ok: false, problem: "not-asked" });
  });

  it("says that nothing was found where that stands beside an older answer, and warns nobody", async () => {
    const stands = liveVideosYoutube({ fails: new YoutubeError({ kind: "not-found", what: "video" }) });
    expect(await stands.search("x")).toEqual({ ok: false, problem: "nothing-found" });
    expect(stands.warnings).toEqual([]);
  });

  it("answers YouTube's problems with the product's, and tells the operator which", async () => {
    const badKey = liveVideosYoutube({ fails: new YoutubeError({ kind: "bad-key", detail: "keyInvalid" }) });
    expect(await badKey.search("x")).toEqual({ ok: false, problem: "not-configured" });
    expect(badKey.warnings).toEqual(["YouTube does not take the key: keyInvalid"]);
  });

  it("throws unexpected errors", async () => {
    const surprise = new Error("D1 is away");
    await expect(liveVideosYoutube({ fails: surprise }).search("x")).rejects.toBe(surprise);
  });
});

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
