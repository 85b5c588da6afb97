import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { abTest, plannedCard } from "../../../tests/support/cards";
import { beforeCount, measuredUpload, uploadsOf } from "../../../tests/support/measured-uploads";
import type { AbTest } from "../../model/ab-test";
import type { Card } from "../../model/card";
import type { Channel } from "../../model/channel";
import type { MeasuredUpload } from "../../model/upload";
import { dropTest, noteTest, rankedFirst, tallyTests } from "./ab-test";

const CHANNEL: Channel = {
  ...{ name: "Ann", handle: null, id: null, isSample: false, subscribers: null, currency: null },
  ...{ sources: [], reading: null, daily: [], uploads: [] },
};

/** 60 uploads until ten days before the video: those of rye get ten times the views of the others. */
const PAST = uploadsOf(
  Array.from({ length: 60 }, (_, at) => (at % 2 ? 10_000 : 1000)),
  { youngest: 40 },
).map((upload, at) => ({
  ...upload,
  title: at % 2 ? `Rye loaf number ${at}` : `Oats porridge number ${at}`,
}));
const VIDEO = {
  id: "thevideo000",
  title: "Oats porridge for all",
  publishedAt: beforeCount(30),
  source: "studio",
  readAt: "",
} as const;
const OUT = plannedCard({ id: "one", title: VIDEO.title, state: "published", video: VIDEO });

const TYPED = {
  id: "one",
  of: "titles",
  first: { title: "Oats porridge for all", share: 60 },
  second: { title: "Rye loaf for all", share: 40 },
  outcome: "first",
};

async function note(input: object = {}, card: Card | null = OUT, uploads: MeasuredUpload[] | null = PAST) {
  const kept: (AbTest | null)[] = [];
  const services = {
    plan: {
      read: async () => card,
      setTest: async (_id: string, test: AbTest | null) => kept.push(test) > 0,
    },
    channel: { read: async () => uploads && { ...CHANNEL, uploads } },
  };
  return { ran: await ask(noteTest, { ...TYPED, ...input }, services), kept: kept[0] };
}

describe("noteTest", () => {
  it("keeps what was typed, with the ranking of the titles on the channel", async () => {
    const { ran, kept } = await note();
    expect(ran).toEqual({ done: {}, reported: [] });
    expect(kept).toMatchObject({
      ...{ version: 1, of: "titles", outcome: "first", at: "2026-11-22T12:00:00.000Z" },
      variants: [
        { title: "Oats porridge for all", thumbnail: "", share: 60 },
        { title: "Rye loaf for all", thumbnail: "", share: 40 },
      ],
      ranking: { by: "channel" },
    });
    expect(kept && rankedFirst(kept)).toBe(1);
  });

  it("ranks by uploads from before the video: neither itself nor later ones count", async () => {
    const own = measuredUpload({ ...VIDEO, videoId: VIDEO.id, views: 9_000_000 });
    const later = [5, 6, 7, 8].map((days) =>
      measuredUpload({ title: `Oats porridge ${days}`, publishedAt: beforeCount(days), views: 9_000_000 }),
    );
    const { kept } = await note({}, OUT, [...PAST, own, ...later]);
    expect(kept?.ranking).toEqual((await note()).kept?.ranking);
    // A card whose video nobody named: what is called as a variant is left out.
    const unnamed = { ...OUT, video: null };
    const { kept: alone } = await note({}, unnamed, [...PAST, own]);
    expect(alone?.ranking).toEqual((await note({}, unnamed)).kept?.ranking);
  });

  it("keeps the ranking as long as the titles stay", async () => {
    const card = { ...OUT, abTest: abTest({ variants: (await note()).kept?.variants ?? [] }) };
    const ended = await note({ outcome: "same" }, card);
    expect(ended.kept).toMatchObject({ outcome: "same", ranking: card.abTest.ranking, at: card.abTest.at });
    const other = await note({ second: { title: "Rye loaf for most" } }, card);
    expect(other.kept?.at).not.toBe(card.abTest.at);
  });

  it("ranks English by its wording without a channel, and nothing else", async () => {
    expect((await note({}, OUT, null)).kept?.ranking?.by).toBe("wording");
    const foreign = { first: { title: "Roggenbrot ohne Kneten" }, second: { title: "Haferbrei für alle" } };
    expect((await note(foreign, OUT, null)).kept?.ranking).toBeNull();
  });

  it.each(["thumbnails", "both"] as const)("makes no claim of %s", async (of) => {
    const named = { title: "Rye", thumbnail: "Loaf" };
    const { kept } = await note({ of, first: named, second: { ...named, thumbnail: "Crumb" } });
    expect(kept).toMatchObject({ ranking: null });
    expect(kept?.variants[0]?.title).toBe(of === "both" ? "Rye" : "");
  });

  it.each([
    [{ of: "descriptions" }, "of", "Pick what YouTube tested."],
    [{ second: { title: " " } }, "second", "Type at least two titles."],
    [{ third: { share: 5 } }, "third", "Type at least two titles."],
    [{ of: "thumbnails" }, "first", "Name at least two thumbnails in a few words."],
    [{ of: "both" }, "first", "Each variant has a title and a thumbnail, and there are at least two."],
    [{ second: { title: "Oats porridge for all" } }, "second", "Two variants are the same. Change one."],
    [{ first: { title: "x".repeat(201) } }, "first", "A title may have up to 200 characters."],
    [{ second: { title: "Rye", share: Number.NaN } }, "second", "A share is a number from 0 to 100."],
    [{ second: { title: "Rye", share: 101 } }, "second", "A share is a number from 0 to 100."],
    [{ second: { title: "Rye", share: 30 } }, "second", "The shares add up to 100%. Check them."],
    [{ second: { title: "Rye", share: 43 } }, "second", "The shares add up to 100%. Check them."],
    [{ outcome: "third" }, "outcome", "Pick how it came out, by a variant that was tested."],
    [{ outcome: "second" }, "outcome", "The winner has the largest share. Check the shares or the result."],
  ])("refuses %j at %s", async (wrong, field, message) => {
    const { ran, kept } = await note(wrong);
    expect(ran).toMatchObject({ refused: { status: 400, field, message } });
    expect(kept).toBeUndefined();
  });

  it("takes rounded shares, a missing one, and a third title", async () => {
    const titles = { second: { title: "Rye", share: 25.6 }, third: { title: "Spelt", share: 15 } };
    expect((await note(titles)).kept?.variants).toHaveLength(3);
    expect((await note({ second: { title: "Rye" } })).kept?.variants[1]?.share).toBeNull();
  });

  it("says that the video is not out, or that the card is gone", async () => {
    const early = await note({}, plannedCard({ id: "one", state: "scheduled" }));
    expect(early.ran).toMatchObject({ refused: { status: 409 } });
    expect((await note({}, null)).ran).toMatchObject({ refused: { status: 404 } });
    const gone = { plan: { setTest: async () => false } };
    expect(await ask(dropTest, { id: "one" }, gone)).toMatchObject({ refused: { status: 404 } });
  });
});

it("counts ended tests of titles that were ranked, and what a guess would win", () => {
  const tests = [
    abTest(),
    abTest({ outcome: "second" }),
    abTest({ outcome: "same" }),
    abTest({ outcome: "running" }),
    abTest({ of: "both" }),
    abTest({ ranking: null }),
    abTest({ ranking: { by: "channel", scores: [0.5, 0.5] } }),
  ];
  expect(tallyTests(tests)).toEqual({ of: 3, first: 1, other: 1, same: 1, guessed: 1 });
});
