import { describe, expect, it } from "vitest";
import { sourdough } from "../../../tests/support/analyzer-fixture";
import { plannedCard } from "../../../tests/support/cards";
import type { SearchAnswer } from "../../engines/findings";
import type { PlannedCard } from "../../model/card";
import type { WatchEvent } from "../../model/event";
import { SAMPLE_INTEREST, type TrendRecord, WIKIPEDIA_INTEREST } from "../../model/trend";
import { DUMMY_USER } from "../../model/user";
import { recallHints, suggestChannels } from "./hints";

const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;

function answer(query: string, channels: string[], source: SearchAnswer["source"] = YOUTUBE): SearchAnswer {
  const [video] = sourdough().videos;
  if (!video) throw new Error("the fixture has videos");
  const videos = channels.map((id, at) => ({
    ...video,
    videoId: `${query} ${at}`,
    channelId: id,
    channel: `Of ${id}`,
  }));
  return { ...sourdough(), query, source, videos };
}

describe("suggestChannels", () => {
  it("names those with most videos among what the ideas found, watched ones and the own left out", () => {
    const found = [answer("rye", ["a", "b", "b", "own"]), answer("ferries", ["c", "b", "a", "d", "watched"])];
    expect(suggestChannels(found, new Set(["own", "watched"]))).toEqual([
      { id: "b", name: "Of b", idea: "rye", videos: 2 },
      { id: "a", name: "Of a", idea: "rye", videos: 1 },
      { id: "c", name: "Of c", idea: "ferries", videos: 1 },
    ]);
  });

  it("invents none", () => {
    expect(suggestChannels([], new Set())).toEqual([]);
    expect(suggestChannels([answer("rye", ["a"], { kind: "sample", name: "Sample" })], new Set())).toEqual(
      [],
    );
  });
});

describe("recallHints", () => {
  const record = (source: string, article: string | null, peak: string | null): TrendRecord => ({
    ...{ keyword: "", trend_signal: "steady", trend_velocity: 0, interest_over_time: [] },
    ...{ seasonal_peak_month: peak, last_updated: "2026-11-01T00:00:00Z", source, article },
  });
  const card = (idea: string, fields: Partial<PlannedCard> = {}): PlannedCard => ({
    ...plannedCard({ idea }),
    color: null,
    ...fields,
  });
  async function hints({
    begun = [] as string[],
    records = {} as Record<string, TrendRecord>,
    kind = "youtube" as "youtube" | "sample",
    isDown = false,
    isDemo = false,
  }) {
    const asked: string[] = [];
    const reported: unknown[] = [];
    const given = {
      user: { ...DUMMY_USER, isDemo },
      events: begun.map((topic) => ({ kind: "season-begun", facts: { topic } }) as WatchEvent),
      cards: [
        card("Knitting"),
        card("Ice skating"),
        card("Sample", { isSample: true }),
        card("Gone", { state: "dropped" }),
      ],
      known: new Set<string>(),
    };
    const found = await recallHints(given, {
      videos: {
        source: { kind, name: "" },
        recall: async (idea: string) => {
          asked.push(idea);
          if (isDown) throw new Error("D1_ERROR");
          return { ok: true, answer: answer(idea, ["a"]) };
        },
      } as never,
      trends: { recall: async (topic: string) => records[topic] ?? null } as never,
      report: (error) => void reported.push(error),
    });
    return { ...found, asked, reported };
  }

  it("looks through what is kept of the creator's own ideas", async () => {
    expect(await hints({})).toMatchObject({
      asked: ["Knitting", "Ice skating"],
      suggested: [{ id: "a", idea: "Knitting" }],
    });
    expect(await hints({ kind: "sample" })).toMatchObject({ asked: [], suggested: [] });
    expect(await hints({ isDemo: true })).toMatchObject({ asked: [], suggested: [] });
    const { suggested, reported } = await hints({ isDown: true });
    expect([suggested, reported.length]).toEqual([[], 2]);
  });

  it("brings what readers tell of topics whose season began, and no sample", async () => {
    const records = {
      candles: record(WIKIPEDIA_INTEREST, "Candle", "January"),
      knitting: record(SAMPLE_INTEREST, null, "January"),
    };
    const { records: found } = await hints({ records, begun: ["candles", "knitting", "unread"] });
    expect([...found]).toEqual([["candles", records.candles]]);
  });
});
