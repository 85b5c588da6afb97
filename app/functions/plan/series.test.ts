import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { plannedCard } from "../../../tests/support/cards";
import { measuredUpload } from "../../../tests/support/measured-uploads";
import { recordingPlan } from "../../../tests/support/recording-plan";
import type { NewCard, PlannedCard } from "../../model/card";
import type { Channel } from "../../model/channel";
import { addEpisode, addSeries } from "./series";

const planned = (fields: Partial<PlannedCard>): PlannedCard => ({
  ...plannedCard(),
  color: null,
  ...fields,
});

/** A channel with three episodes of “Rye week”. */
function channel(isSample = false): Channel {
  const uploads = [3, 2, 1].map((number) =>
    measuredUpload({ title: `Rye week #${number}`, publishedAt: `2026-10-0${number}T10:00:00Z` }),
  );
  return {
    ...{ name: "Ann", handle: null, id: null, isSample, subscribers: null, currency: null },
    ...{ sources: [], reading: null, daily: [], uploads },
  };
}

interface There {
  cards?: PlannedCard[];
  own?: Channel | null;
  isFull?: boolean;
}

async function add(input: object, { cards = [], own = null, isFull = false }: There = {}) {
  const added: NewCard[] = [];
  const plan = {
    list: async () => cards,
    async add(card: NewCard) {
      added.push(card);
      return isFull ? ("full" as const) : { added: "new" as const, id: "new-card" };
    },
  };
  const services = { plan, channel: { read: async () => own } };
  const episode = { series: "Rye week", idea: "Crumb", date: "2026-12-01" };
  return { ran: await ask(addEpisode, { ...episode, ...input }, services), added };
}

describe("addEpisode", () => {
  it("adds a card with the series and the number after its last on the channel", async () => {
    const { ran, added } = await add({}, { own: channel() });
    expect(ran).toEqual({ done: { added: "new", id: "new-card" }, reported: [] });
    expect(added).toEqual([
      { idea: "Crumb", series: "Rye week", episode: 4, date: "2026-12-01", isSample: false },
    ]);
  });

  it("goes on after the last in the plan, by the name that stands there", async () => {
    const cards = [
      planned({ series: "Boat diary", episode: 6 }),
      planned({ id: "two", series: "Boat diary", episode: 9, state: "dropped" }),
    ];
    expect((await add({ series: "boat DIARY" }, { cards })).added).toMatchObject([
      { series: "Boat diary", episode: 7 },
    ]);
  });

  it("marks what is based on a sample as a sample", async () => {
    const cards = [planned({ series: "Boat diary", isSample: true })];
    const mixed = [...cards, planned({ id: "two", series: "Boat diary" })];
    const all = await Promise.all([
      add({}, { own: channel(true) }),
      add({ series: "Boat diary" }, { cards }),
      add({ series: "Boat diary" }, { cards: mixed, own: channel(true) }),
    ]);
    expect(all.map(({ added }) => added[0]?.isSample)).toEqual([true, true, false]);
  });

  it.each([
    [{ series: " " }, "series", "Name the series first."],
    [{ series: "x".repeat(101) }, "series", "A series name may have up to 100 characters."],
    [{ idea: "" }, "idea", "Type an idea first: a few words or a title."],
    [{ date: "2026-02-30" }, "date", "That date does not exist. Pick another day."],
  ])("refuses %j at the field %s", async (input, field, message) => {
    const { ran, added } = await add(input);
    expect(ran).toMatchObject({ refused: { status: 400, field, message } });
    expect(added).toEqual([]);
  });

  it("says that the plan is full", async () => {
    expect((await add({}, { isFull: true })).ran).toMatchObject({ refused: { status: 409 } });
  });
});

describe("addSeries", () => {
  const add = (videos: object[], answers?: Parameters<typeof recordingPlan>[0]) => {
    const { plan, calls } = recordingPlan(answers);
    return ask(addSeries, { series: " Rye week ", videos }, { plan }).then((ran) => ({ ran, calls }));
  };
  const STARTER = { title: "Starter", date: "2026-12-01", episode: 1 };

  it("adds the videos of a series in their order", async () => {
    const { ran, calls } = await add([STARTER, { title: "Loaf", date: null, episode: 2 }]);
    expect(ran).toEqual({ done: {}, reported: [] });
    const common = { series: "Rye week", isSample: false };
    expect(calls).toEqual([
      { idea: "Starter", ...STARTER, ...common },
      { idea: "Loaf", title: "Loaf", date: null, episode: 2, ...common },
    ]);
  });

  it.each([
    ["without videos", []],
    ["of 21 videos", Array.from({ length: 21 }, (_, at) => ({ ...STARTER, episode: at + 1 }))],
    ["with a day that no calendar has", [{ ...STARTER, date: "9999-12-31" }]],
    ["with a video of no title", [{ ...STARTER, title: " " }]],
    ["with an episode 1000", [{ ...STARTER, episode: 1000 }]],
  ])("refuses one %s", async (_what, videos) => {
    const { ran, calls } = await add(videos);
    expect(ran).toMatchObject({ refused: { status: 400, field: "videos" } });
    expect(calls).toEqual([]);
  });

  it("says that the plan is full", async () => {
    expect((await add([STARTER], { add: "full" })).ran).toMatchObject({ refused: { status: 409 } });
  });
});
