import { describe, expect, it } from "vitest";
import { ask, someCaller } from "../../../tests/support/caller";
import { UNLIMITED } from "../../model/caller";
import type { SearchOutcome, VideoSearch } from "../../services/videos";
import { CeilingReached } from "../refused";
import { recallTopic, searchTopic } from "./search";

const SAMPLES = { kind: "sample" as const, name: "Sample catalogue" };

const answer = {
  query: "q",
  source: SAMPLES,
  asOf: "2026-11-01T00:00:00Z",
  videos: [],
  channels: [],
};

const VIDEO = {
  ...{ title: "Rye bread", description: "", channelId: "c", channel: "Loaf", thumbnail: "" },
  ...{ publishedAt: "2026-10-01T00:00:00Z", viewCount: 10, likeCount: null, commentCount: null },
  durationSeconds: null,
};

const found = async (query: string): Promise<SearchOutcome> => ({ ok: true, answer: { ...answer, query } });

function search(input: unknown, videos: (query: string) => Promise<SearchOutcome>) {
  return ask(searchTopic, input, { videos: { source: SAMPLES, search: videos } });
}

describe("searchTopic", () => {
  it("answers the videos found", async () => {
    expect(await search({ query: "q" }, found)).toEqual({ done: answer, reported: [] });
  });

  it("trims the query and collapses white space", async () => {
    const ran = await search({ query: "  React\t tutorials\n" }, found);
    expect(ran).toMatchObject({ done: { query: "React tutorials" } });
  });

  it("accepts 100 characters and refuses 101, cutting nothing", async () => {
    expect(await search({ query: "x".repeat(100) }, found)).toMatchObject({
      done: { query: "x".repeat(100) },
    });
    expect(await search({ query: "x".repeat(101) }, found)).toMatchObject({
      refused: { status: 400, message: "Please keep your idea to 100 characters." },
    });
  });

  it.each([{ query: " " }, { query: " \n " }, { query: null }, { query: 3 }, {}, null, undefined, "text"])(
    "refuses %j, and searches nothing",
    async (input) => {
      const ran = await search(input, () => Promise.reject(new Error("searched")));
      expect(ran).toMatchObject({
        refused: { status: 400, message: "Please describe your content idea." },
        reported: [],
      });
    },
  );

  it.each([
    ["not-configured", 503, "YouTube API is not configured. Please contact support."],
    ["quota", 429, "YouTube API quota exceeded. Please try again later."],
    ["nothing-found", 404, "No videos found for the query. Try a different search term."],
    ["failed", 502, "Failed to analyze YouTube content."],
    ["too-many", 429, "Too many analyses in a minute. Please wait a moment and try again."],
  ] as const)("turns %s into its status and message", async (problem, status, message) => {
    const ran = await search({ query: "q" }, async () => ({ ok: false, problem }));
    expect(ran).toEqual({ refused: { status, message }, reported: [] });
  });

  it("says when a day's share of searches begins again", async () => {
    const ceiling = new CeilingReached(new Date("2026-11-22T23:00:00Z"));
    expect(await search({ query: "q" }, () => Promise.reject(ceiling))).toEqual({
      refused: { status: 429, message: ceiling.message, retryAfter: 3600 },
      reported: [],
    });
  });

  it("answers an unexpected error with the spec's text, and reports it", async () => {
    expect(await search({ query: "q" }, () => Promise.reject("not even an error"))).toEqual({
      refused: { status: 503, message: "An unexpected error occurred." },
      reported: ["not even an error"],
    });
  });
});

const recall = (answer: VideoSearch["recall"]) =>
  ask(recallTopic, { query: " Latte  art" }, { videos: { source: SAMPLES, recall: answer } });

it("answers from the cache, for the normalized query", async () => {
  const found = (query: string) => ({
    query,
    source: { kind: "sample" as const, name: "Sample catalogue" },
    asOf: "2026-11-01T00:00:00Z",
    videos: [],
    channels: [],
  });
  expect(await recall(async (query) => ({ ok: true, answer: found(query) }))).toEqual({
    done: { answer: found("Latte art") },
    reported: [],
  });
});

it("answers null where nothing was asked yet", async () => {
  expect(await recall(async () => ({ ok: false, problem: "not-asked" }))).toEqual({
    done: { answer: null },
    reported: [],
  });
});

it("says that nothing was found as a search does", async () => {
  expect(await recall(async () => ({ ok: false, problem: "nothing-found" }))).toMatchObject({
    refused: { status: 404, message: "No videos found for the query. Try a different search term." },
  });
});

it("reports that nobody can tell, with the spec's text", async () => {
  const failure = new Error("D1_ERROR");
  expect(await recall(() => Promise.reject(failure))).toEqual({
    refused: { status: 503, message: "An unexpected error occurred." },
    reported: [failure],
  });
});

describe("on an account whose free analysis was of another topic", () => {
  const had = { feature: "demand" as const, subject: "another", at: "2026-11-01T00:00:00Z" };
  const allowance = { ...UNLIMITED, standing: async () => ({ tier: "free" as const, used: [had] }) };

  it("searches the samples, and not YouTube", async () => {
    const youtube = { kind: "youtube" as const, name: "YouTube" };
    const asked = (source: VideoSearch["source"]) =>
      ask(searchTopic, { query: "q" }, { videos: { source, search: found } }, someCaller({ allowance }));
    expect(await asked(SAMPLES)).toMatchObject({ done: answer });
    expect(await asked(youtube)).toMatchObject({ refused: { status: 402 } });
  });
});

describe("on an account with its free analysis left", () => {
  const youtube = { kind: "youtube" as const, name: "YouTube" };

  function asking() {
    const ended: string[] = [];
    const held = {
      keep: async () => ended.push("kept") > 0,
      release: async () => void ended.push("given back"),
    };
    const standing = async () => ({ tier: "free" as const, used: [] });
    return { ended, caller: someCaller({ allowance: { standing, hold: async () => held } }) };
  }

  const withVideos = (count: number) => async (): Promise<SearchOutcome> => ({
    ok: true,
    answer: {
      ...answer,
      videos: Array.from({ length: count }, (_, at) => ({ ...VIDEO, videoId: `v${at}` })),
    },
  });

  it.each([
    [2, "given back"],
    [3, "kept"],
  ])("of %d videos it is %s", async (count, end) => {
    const { ended, caller } = asking();
    const videos = { source: youtube, search: withVideos(count) };
    expect(await ask(searchTopic, { query: "q" }, { videos }, caller)).toHaveProperty("done");
    expect(ended).toEqual([end]);
  });

  it("answers again what found too few, and nothing else", async () => {
    const recalled = async (count: number) => {
      const videos = { source: youtube, recall: withVideos(count) };
      const ran = await ask(recallTopic, { query: "q" }, { videos }, asking().caller);
      return "done" in ran ? ran.done.answer?.videos.length : ran;
    };
    expect(await recalled(2)).toBe(2);
    expect(await recalled(3)).toBeUndefined();
  });
});
