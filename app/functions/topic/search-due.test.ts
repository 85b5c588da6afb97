import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { ask } from "../../../tests/support/caller";
import type { SearchOutcome } from "../../services/videos";
import { searchDueTopic } from "./search-due";

const NOW = new Date("2026-11-21T12:00:00Z");
const DUE = { ownerId: "owner", key: "rye bread", topic: "Rye bread" };
const outcome = (channels: string[], asOf = NOW.toISOString()): SearchOutcome => ({
  ok: true,
  answer: {
    query: "Rye bread",
    source: { kind: "youtube", name: "YouTube" },
    asOf,
    videos: channels.map((channelId, at) => video({ videoId: `v${at + 1}`, channelId })),
    channels: [],
  },
});

type Facts = {
  source?: "youtube" | "sample";
  answered?: number;
  search?: SearchOutcome;
  known?: SearchOutcome;
  due?: typeof DUE | null;
};

async function run({ answered = 0, search = outcome([]), known, due = DUE, source = "youtube" }: Facts = {}) {
  const calls: unknown[] = [];
  const { reported: _, ...ran } = await ask(
    searchDueTopic,
    {},
    {
      request: { now: NOW },
      dueTopics: {
        searches: 100,
        answeredToday: async () => answered,
        async claim(askedBefore, { ofSamples }) {
          calls.push(["claim", askedBefore.toISOString(), ...(ofSamples ? ["of samples"] : [])]);
          return due;
        },
        isOwn: async () => (one) => one.channelId === "mine",
        save: async (_due, answer) => void calls.push(["save", answer]),
        postpone: async (_due, askedAt) => void calls.push(["postpone", askedAt.toISOString()]),
      },
      videos: {
        source: { kind: source, name: "YouTube" },
        async search(query) {
          calls.push(["search", query]);
          return search;
        },
        recall: async () => known ?? { ok: false, problem: "not-asked" },
      },
    },
  );
  return { result: "done" in ran ? ran.done : ran.refused, calls };
}

describe("searching for topics", () => {
  it("keeps which of the channel's videos stand among the first 50", async () => {
    const others = Array.from({ length: 50 }, () => "other");
    const { calls } = await run({ search: outcome(["other", "mine", ...others, "mine"]) });
    expect(calls).toEqual([
      ["claim", "2026-11-14T12:00:00.000Z"],
      ["search", "Rye bread"],
      ["save", { askedAt: NOW, found: [{ videoId: "v2", title: "Invented video v2", place: 2 }] }],
    ]);
  });

  it("asks the sample catalogue for sample channels alone", async () => {
    const { calls } = await run({ source: "sample", due: null });
    expect(calls).toEqual([["claim", "2026-11-14T12:00:00.000Z", "of samples"]]);
  });

  it("takes an answer at hand of this week for a search, as old as it is", async () => {
    const { calls } = await run({ known: outcome(["mine"], "2026-11-18T00:00:00.000Z") });
    expect(calls).not.toContainEqual(["search", "Rye bread"]);
    expect(calls[1]).toMatchObject(["save", { askedAt: new Date("2026-11-18T00:00:00Z") }]);
    const { calls: older } = await run({ known: outcome(["mine"], "2026-11-10T00:00:00.000Z") });
    expect(older).toContainEqual(["search", "Rye bread"]);
  });

  it("keeps that nothing was found as an answer", async () => {
    const { calls } = await run({ search: { ok: false, problem: "nothing-found" } });
    expect(calls.at(-1)).toEqual(["save", { askedAt: NOW, found: [] }]);
  });

  it("tries again after a day where the search fails", async () => {
    const { calls, result } = await run({ search: { ok: false, problem: "quota" } });
    expect(calls.at(-1)).toEqual(["postpone", "2026-11-15T12:00:00.000Z"]);
    expect(result).toEqual({ searched: 0, failed: "quota" });
  });

  it("leaves nine tenths of the day's searches alone", async () => {
    expect((await run({ answered: 9 })).result).toEqual({ searched: 1 });
    expect((await run({ answered: 10 })).calls).toEqual([]);
  });

  it("does nothing where no topic is due", async () => {
    expect((await run({ due: null })).result).toEqual({ searched: 0 });
  });
});
