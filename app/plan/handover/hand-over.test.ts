import { describe, expect, it } from "vitest";
import { CeilingReached } from "../../functions/refused";
import type { NewCard, WriteBack } from "../../model/card";
import type { Plan } from "../../services/plan";

import { addressAfter, handOver } from "./hand-over";

const LIGHT = { colour: "green", sentence: "Make it.", chance: 0.7, at: "2026-11-21T10:00:00.000Z" };

/** A plan that remembers what it was told. */
function services(
  answers: { allowed?: boolean; add?: Awaited<ReturnType<Plan["add"]>>; error?: Error } = {},
) {
  const told: (NewCard | [string, WriteBack])[] = [];
  const reported: unknown[] = [];
  const never = () => Promise.reject(new Error("not asked for"));
  const plan: Plan = {
    ...{
      list: never,
      read: never,
      readAll: never,
      outcomes: never,
      setOutcome: never,
      change: never,
      move: never,
      setDate: never,
      remove: never,
    },
    allowed: async () => answers.allowed ?? true,
    async add(card) {
      if (answers.error) throw answers.error;
      told.push(card);
      return answers.add ?? { added: "new", id: "one" };
    },
    async addSeries(newCards) {
      if (answers.error) throw answers.error;
      told.push(...newCards);
      return answers.add === "full" ? "full" : "added";
    },
    async writeBack(id, chosen) {
      told.push([id, chosen]);
      return id === "one";
    },
  };
  return { plan, told, reported, report: (error: unknown) => void reported.push(error) };
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("handOver", () => {
  it("adds an idea with what is known of it", async () => {
    const asked = services();
    const sent = {
      action: "add",
      idea: " Rye ",
      light: JSON.stringify(LIGHT),
      isSample: "yes",
      back: "/light",
    };
    expect(await handOver(form(sent), asked)).toEqual({ what: "added", card: "one" });
    expect(asked.told).toEqual([expect.objectContaining({ idea: "Rye", light: LIGHT, isSample: true })]);
  });

  it("writes one thing on the card that the desk was opened from", async () => {
    const asked = services();
    const write = (fields: Record<string, string>) => handOver(form({ action: "write", ...fields }), asked);
    expect(await write({ card: "one", title: "Rye in a day" })).toEqual({ what: "title", card: "one" });
    expect(await write({ card: "one", light: JSON.stringify(LIGHT) })).toEqual({
      what: "light",
      card: "one",
    });
    expect(await write({ card: "two", description: "Bake it." })).toEqual({ what: "gone" });
    expect(asked.told[0]).toEqual(["one", { title: "Rye in a day" }]);
  });

  it("adds the videos of a series in their order", async () => {
    const asked = services();
    const videos = JSON.stringify([
      { title: "Starter", date: "2026-12-01", episode: 1 },
      { title: "Loaf", date: null, episode: 2 },
    ]);
    expect(await handOver(form({ action: "add-series", series: "Rye week", videos }), asked)).toEqual({
      what: "series",
    });
    expect(asked.told).toMatchObject([
      { idea: "Starter", series: "Rye week", episode: 1, date: "2026-12-01", isSample: false },
      { idea: "Loaf", series: "Rye week", episode: 2, date: null },
    ]);
  });

  it.each([
    ["a blank idea", { action: "add", idea: " " }],
    [
      "a light of no color",
      { action: "add", idea: "Rye", light: JSON.stringify({ ...LIGHT, colour: "blue" }) },
    ],
    ["two things at once", { action: "write", card: "one", title: "A", description: "B" }],
    ["no JSON", { action: "write", card: "one", forecast: "{" }],
    [
      "a series with a day that no calendar has",
      {
        action: "add-series",
        series: "Rye week",
        videos: JSON.stringify([{ title: "Starter", date: "9999-12-31", episode: 1 }]),
      },
    ],
    [
      "a forecast of more than a trillion views",
      {
        action: "write",
        card: "one",
        forecast: JSON.stringify({
          ranges: [{ days: 30, low: 1, likely: 2, high: 1e12 + 1 }],
          chance: null,
          at: LIGHT.at,
        }),
      },
    ],
    ["a series without videos", { action: "add-series", series: "Rye week", videos: "[]" }],
  ])("refuses %s", async (_what, fields) => {
    const asked = services();
    expect(await handOver(form(fields), asked)).toEqual({ what: "unread" });
    expect(asked.told).toEqual([]);
  });

  it("says why nothing was added", async () => {
    const add = form({ action: "add", idea: "Rye" });
    expect(await handOver(add, services({ add: "full" }))).toEqual({ what: "full" });
    const failing = services({ error: new Error("D1_ERROR") });
    expect(await handOver(add, failing)).toEqual({ what: "not-kept" });
    expect(failing.reported).toHaveLength(1);
  });
});

describe("what is too much", () => {
  const sent = { action: "add", idea: "Rye", description: "Bake it.", back: "/light?q=rye" };

  it("comes back whole, to be sent again in a minute", async () => {
    const refused = await handOver(form(sent), services({ allowed: false }));
    expect(refused).toEqual({ notYet: { message: expect.stringContaining("Wait a minute"), sent } });
  });

  it("says when the day's share starts again, not in a minute", async () => {
    const error = new CeilingReached(new Date("2026-11-21T22:30:00Z"));
    const { message, retryAfter } = error;
    expect(await handOver(form(sent), services({ error }))).toEqual({
      notYet: { message, retryAfter, sent },
    });
    expect([message, retryAfter]).toEqual([expect.stringContaining("midnight UTC"), 5400]);
  });
});

describe("addressAfter", () => {
  const done = { what: "added", card: "one" } as const;
  it.each([
    ["/light?q=rye", null, "/light?q=rye&plan=added&planned=one"],
    ["", "https://greenlight.example/youtube-tool?idea=rye", "/youtube-tool?idea=rye&plan=added&planned=one"],
    ["https://evil.example/", null, "/plan/one?plan=added&planned=one"],
    ["//evil.example", null, "/plan/one?plan=added&planned=one"],
    ["", null, "/plan/one?plan=added&planned=one"],
  ])("goes back to %j, or where %j says", (back, referrer, address) => {
    expect(addressAfter(done, back, referrer)).toBe(address);
  });

  it("says no second time what an earlier form said", () => {
    expect(addressAfter({ what: "full" }, "/light?plan=added&planned=one", null)).toBe("/light?plan=full");
  });
});
