import { describe, expect, it } from "vitest";
import { UNITS_A_DAY } from "../../app/services/quota";
import { YoutubeError, type YoutubeProblem } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import { dailyLimits, youtubeSources } from "./sources";

const NOW = new Date("2026-11-21T12:00:00Z");
const source = { kind: "youtube", name: "YouTube Data API" };
const INSIGHTS = "/api/youtube-insights/status";
const ANALYTICS = "/api/youtube-analytics/status";

function sources({ fails, spent = {} }: { fails?: unknown; spent?: object }) {
  const [warnings, reported]: [string[], unknown[]] = [[], []];
  const answers: Pick<CachedAnswers, "get"> = {
    async get(_kind, _key, fetchFresh) {
      const { signal } = new AbortController();
      const run = { now: NOW, signal, optional: signal, spent: () => undefined };
      return { answer: await fetchFresh(run), fetchedAt: NOW };
    },
  };
  const made = youtubeSources({
    answers: answers as CachedAnswers,
    ping: async () => {
      if (fails) throw fails;
    },
    spentToday: async () => ({ search: 0, general: 0, stats: 0, ...spent }),
    limits: { ...UNITS_A_DAY, search: 200 },
    now: () => NOW,
    warn: (text) => void warnings.push(text),
    report: (error) => void reported.push(error),
  });
  return { ...made, warnings, reported };
}

describe("youtubeSources", () => {
  it("is well when the key is good and something is left", async () => {
    expect(await sources({}).status(INSIGHTS)).toEqual({ ok: true, source });
  });

  it("says of each endpoint whether its own bucket is spent", async () => {
    const { status } = sources({ spent: { search: 200 } });
    const problem = "YouTube API quota exceeded. Please try again later.";
    expect(await status(INSIGHTS)).toEqual({ ok: false, source, problem });
    expect(await status(ANALYTICS)).toEqual({ ok: true, source });
  });

  it.each([
    [{ kind: "bad-key", detail: "keyInvalid" }, "YouTube API is not configured. Please contact support."],
    [
      { kind: "api-off", detail: "SERVICE_DISABLED" },
      "YouTube API is not configured. Please contact support.",
    ],
    [{ kind: "unreachable", detail: "5 s" }, "Failed to analyze YouTube content."],
  ] satisfies [YoutubeProblem, string][])(
    "says %j as %s, and which to the operator",
    async (fails, problem) => {
      const { status, warnings } = sources({ fails: new YoutubeError(fails) });
      expect(await status(INSIGHTS)).toEqual({ ok: false, source, problem });
      expect(warnings).toEqual([expect.stringContaining(fails.detail)]);
    },
  );

  it("never throws, and reports what nobody foresaw", async () => {
    const surprise = new Error("D1 is away");
    const { status, reported } = sources({ fails: surprise });
    expect(await status(INSIGHTS)).toMatchObject({ ok: false, problem: "An unexpected error occurred." });
    expect(reported).toEqual([surprise]);
  });

  it("tells what is spent and when it begins anew", async () => {
    expect(await sources({ spent: { search: 7 } }).quota()).toEqual({
      spent: { search: 7, general: 0, stats: 0 },
      limits: { search: 200, general: 10_000, stats: 10_000 },
      resetsAt: "2026-11-22T08:00:00.000Z",
    });
  });
});

function limits(vars: Parameters<typeof dailyLimits>[0]) {
  const warnings: string[] = [];
  const { search, general, stats } = dailyLimits(vars, (text) => void warnings.push(text));
  return { of: [search, general, stats], warnings };
}

describe("dailyLimits", () => {
  it("are YouTube's usual ones unless set", () => {
    expect(limits({})).toEqual({ of: [100, 10_000, 10_000], warnings: [] });
    expect(limits({ YOUTUBE_SEARCHES_A_DAY: "" }).of[0]).toBe(100);
  });

  it("are what the deployment was granted, or wants to spend", () => {
    const set = { YOUTUBE_SEARCHES_A_DAY: "0", YOUTUBE_UNITS_A_DAY: " 50000" };
    expect(limits(set)).toEqual({ of: [0, 50_000, 10_000], warnings: [] });
  });

  it.each(["many", "-1", "1e3", "1.5"])("warns of %s and takes the usual", (YOUTUBE_UNITS_A_DAY) => {
    expect(limits({ YOUTUBE_UNITS_A_DAY })).toEqual({
      of: [100, 10_000, 10_000],
      warnings: ["YOUTUBE_UNITS_A_DAY is no whole number: 10000 instead"],
    });
  });
});
