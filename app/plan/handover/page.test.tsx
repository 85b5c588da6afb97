import { describe, expect, it } from "vitest";
import { OVER_LIMIT } from "../../../tests/support/caller";
import { pageContext, routeArgs } from "../../../tests/support/page-context";
import { recordingPlan } from "../../../tests/support/recording-plan";
import { CeilingReached, DataDeleted } from "../../functions/refused";
import { action } from "./page";

const LIGHT = { colour: "green", sentence: "Make it.", chance: 0.7, at: "2026-11-21T10:00:00.000Z" };

type Answers = Parameters<typeof recordingPlan>[0] & { caller?: typeof OVER_LIMIT };

/** Sends a desk's form: the address it leads to, or the answer that has it again; and the plan's calls. */
async function handOver(fields: Record<string, string>, { caller, ...answers }: Answers = {}) {
  const { plan, calls } = recordingPlan(answers);
  const { context, reported } = pageContext({
    plan,
    ...(caller && { caller }),
  });
  const request = new Request("https://greenlight.example/plan/handover", {
    method: "POST",
    body: new URLSearchParams({ back: "/light", ...fields }),
  });
  const answer = await action(routeArgs("/plan/handover", context, request));
  const to = answer instanceof Response ? answer.headers.get("Location") : null;
  return { to, again: answer instanceof Response ? null : answer, calls, reported };
}

describe("what a desk hands over", () => {
  it("adds an idea with what is known of it", async () => {
    const sent = {
      action: "add",
      idea: " Rye ",
      light: JSON.stringify(LIGHT),
      episode: "2",
      isSample: "yes",
    };
    const { to, calls } = await handOver(sent);
    expect(to).toBe("/light?plan=added&planned=one");
    expect(calls).toEqual([
      expect.objectContaining({ idea: "Rye", light: LIGHT, episode: 2, date: null, isSample: true }),
    ]);
  });

  it("leads to the open card that has the same idea", async () => {
    const { to } = await handOver({ action: "add", idea: "Rye" }, { add: { added: "already", id: "two" } });
    expect(to).toBe("/light?plan=already&planned=two");
  });

  it("writes one thing on the card that the desk was opened from", async () => {
    const write = (fields: Record<string, string>) => handOver({ action: "write", ...fields });
    const titled = await write({ card: "one", title: "Rye in a day" });
    expect(titled.to).toBe("/light?plan=title&planned=one");
    expect(titled.calls).toEqual([["one", { title: "Rye in a day" }]]);
    const lit = await write({ card: "one", light: JSON.stringify(LIGHT) });
    expect([lit.to, lit.calls]).toEqual(["/light?plan=light&planned=one", [["one", { light: LIGHT }]]]);
    expect((await write({ card: "two", description: "Bake it." })).to).toBe("/light?plan=gone");
  });

  it("adds the videos of a series in their order", async () => {
    const videos = JSON.stringify([
      { title: "Starter", date: "2026-12-01", episode: 1 },
      { title: "Loaf", date: null, episode: 2 },
    ]);
    const { to, calls } = await handOver({ action: "add-series", series: "Rye week", videos });
    expect(to).toBe("/light?plan=series");
    expect(calls).toMatchObject([
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
    ["a text as JSON", { action: "add", idea: "Rye", light: '"green"' }],
    [
      "JSON of over 8,000 characters",
      { action: "add", idea: "Rye", light: JSON.stringify(LIGHT) + " ".repeat(8000) },
    ],
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
    ["a series without a name", { action: "add-series", series: " ", videos: "[]" }],
  ])("refuses %s", async (_what, fields) => {
    const { to, calls } = await handOver(fields as unknown as Record<string, string>);
    expect([to, calls]).toEqual(["/light?plan=unread", []]);
  });

  it("says why nothing was added", async () => {
    const add = (answers: Answers) => handOver({ action: "add", idea: "Rye" }, answers);
    expect((await add({ add: "full" })).to).toBe("/light?plan=full");
    expect((await add({ error: new DataDeleted() })).to).toBe("/light?plan=deleted");
    const failing = await add({ error: new Error("D1_ERROR") });
    expect([failing.to, failing.reported.length]).toEqual(["/light?plan=not-kept", 1]);
  });

  it("refuses an unknown action", async () => {
    await expect(handOver({ action: "burn" })).rejects.toMatchObject({ status: 400 });
  });
});

describe("a hand-over beyond a limit", () => {
  const sent = { action: "add", idea: "Rye", description: "Bake it.", back: "/light?q=rye" };

  it("comes back whole, to be sent again in a minute", async () => {
    const { again } = await handOver(sent, { caller: OVER_LIMIT });
    expect(again).toMatchObject({
      data: { message: expect.stringContaining("Wait a minute"), sent, before: "/light?q=rye" },
      init: { status: 429, headers: [["Retry-After", "60"]] },
    });
  });

  it("says when the day's share starts again, not in a minute", async () => {
    const { again } = await handOver(sent, { error: new CeilingReached(new Date("2026-11-21T22:30:00Z")) });
    expect(again).toMatchObject({
      data: { message: expect.stringContaining("midnight UTC"), sent },
      init: { status: 429, headers: [["Retry-After", "5400"]] },
    });
  });
});
