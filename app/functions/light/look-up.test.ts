import { describe, expect, it, vi } from "vitest";
import { ask, someCaller } from "../../../tests/support/caller";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../../model/trend";
import { DUMMY_USER } from "../../model/user";
import type { Trends } from "../../services/trends";
import type { SearchOutcome } from "../../services/videos";
import { CeilingReached } from "../refused";
import { lookUpLight } from "./look-up";

const IDEA = { idea: "Sourdough mistakes beginners make" };
const FOUND: SearchOutcome = { ok: false, problem: "nothing-found" };

function foundVideos(count: number): SearchOutcome {
  const video = {
    ...{ title: "Rye bread", description: "", channelId: "c", channel: "Loaf", thumbnail: "" },
    ...{ publishedAt: "2026-10-01T00:00:00Z", viewCount: 10, likeCount: null, commentCount: null },
    durationSeconds: null,
  };
  const videos = Array.from({ length: count }, (_, at) => ({ ...video, videoId: `v${at}` }));
  const source = { kind: "youtube" as const, name: "YouTube" };
  return { ok: true, answer: { query: "q", source, asOf: "2026-11-01T00:00:00Z", videos, channels: [] } };
}

const readBy = (velocity: number | null): TrendRecord => ({
  ...{ keyword: "sourdough", trend_signal: "steady", trend_velocity: velocity, seasonal_peak_month: null },
  ...{ interest_over_time: [], last_updated: "2026-11-20T00:00:00Z" },
  ...{ source: WIKIPEDIA_INTEREST, article: "Sourdough" },
});

interface Given {
  search?: () => Promise<SearchOutcome>;
  lookUp?: Trends["lookUp"];
  isSample?: boolean;
}

function services({ search = async () => FOUND, lookUp, isSample = false }: Given = {}) {
  const kind = isSample ? ("sample" as const) : ("youtube" as const);
  return {
    videos: { source: { kind, name: "Videos" }, search: vi.fn(search) },
    trends: { isSample, lookUp: vi.fn(lookUp ?? (async () => ({ ok: true as const, record: null }))) },
  };
}

describe("lookUpLight", () => {
  it("asks for the field and for the interest in the subject; that nothing was found is an answer", async () => {
    const given = services();
    expect(await ask(lookUpLight, { idea: "  Sourdough  mistakes " }, given)).toEqual({
      done: {},
      reported: [],
    });
    expect(given.videos.search).toHaveBeenCalledWith("Sourdough mistakes");
    expect(given.trends.lookUp).toHaveBeenCalledOnce();
  });

  it("asks for neither of samples, nor for a demo user, who sees neither", async () => {
    const samples = services({ isSample: true });
    expect(await ask(lookUpLight, IDEA, samples)).toMatchObject({ done: {} });
    const given = services();
    const demo = someCaller({ user: async () => ({ ...DUMMY_USER, isDemo: true }) });
    expect(await ask(lookUpLight, IDEA, given, demo)).toMatchObject({ done: {} });
    for (const { videos, trends } of [samples, given]) {
      expect(videos.search).not.toHaveBeenCalled();
      expect(trends.lookUp).not.toHaveBeenCalled();
    }
  });

  it.each([
    ["quota", 429, "Today's YouTube searches are used up. Try again tomorrow."],
    ["too-many", 429, "Too many look-ups right now. Wait a minute and try again."],
    ["not-configured", 503, "YouTube's key does not work at the moment."],
    ["failed", 502, "YouTube did not answer. Try again in a moment."],
  ] as const)("says of the field why it did not answer: %s", async (problem, status, message) => {
    const given = services({ search: async () => ({ ok: false, problem }) });
    expect(await ask(lookUpLight, IDEA, given)).toEqual({ refused: { status, message }, reported: [] });
    // The interest is kept all the same.
    expect(given.trends.lookUp).toHaveBeenCalledOnce();
  });

  it.each([
    ["too-many", 429, "Too many look-ups right now. Wait a minute and try again."],
    ["unreachable", 502, "Wikipedia did not answer. Try again in a moment."],
  ] as const)("says of the interest why it did not answer: %s", async (problem, status, message) => {
    const given = services({ lookUp: async () => ({ ok: false, problem }) });
    expect(await ask(lookUpLight, IDEA, given)).toEqual({ refused: { status, message }, reported: [] });
  });

  it("says of the field first, and reports what nobody foresaw of either", async () => {
    const [field, interest] = [new Error("field"), new Error("interest")];
    const given = services({
      search: () => Promise.reject(field),
      lookUp: () => Promise.reject(interest),
    });
    const { reported, ...answer } = await ask(lookUpLight, IDEA, given);
    expect(answer).toEqual({
      refused: { status: 503, message: "The light could not be worked out. Try again in a moment." },
    });
    expect(new Set(reported)).toEqual(new Set([field, interest]));
  });

  it.each<[string, Given, string]>([
    ["nothing was found", {}, "given back"],
    ["only samples could tell", { isSample: true }, "given back"],
    ["two videos were found", { search: async () => foundVideos(2) }, "given back"],
    ["three videos were found", { search: async () => foundVideos(3) }, "kept"],
    ["too few people read", { lookUp: async () => ({ ok: true, record: readBy(null) }) }, "given back"],
    ["people read about it", { lookUp: async () => ({ ok: true, record: readBy(14) }) }, "kept"],
  ])("counts as the free analysis where there is something to tell: %s", async (_when, given, end) => {
    const ended: string[] = [];
    const held = {
      keep: async () => ended.push("kept") > 0,
      release: async () => void ended.push("given back"),
    };
    const standing = async () => ({ tier: "free" as const, used: [] });
    const caller = someCaller({ allowance: { standing, hold: async () => held } });
    expect(await ask(lookUpLight, IDEA, services(given), caller)).toMatchObject({ done: {} });
    expect(ended).toEqual([end]);
  });

  it("says when a day's share of searches begins again", async () => {
    const ceiling = new CeilingReached(new Date("2026-11-22T23:00:00Z"));
    const given = services({ search: () => Promise.reject(ceiling) });
    expect(await ask(lookUpLight, IDEA, given)).toMatchObject({
      refused: { status: 429, retryAfter: 3600, message: ceiling.message },
      reported: [],
    });
  });

  it("refuses a blank idea and a long one", async () => {
    for (const idea of [" \n ", undefined, "x".repeat(101)]) {
      expect(await ask(lookUpLight, { idea }, services())).toMatchObject({ refused: { status: 400 } });
    }
  });
});
