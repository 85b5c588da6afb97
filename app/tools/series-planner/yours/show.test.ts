import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../../tests/support/cards";
import type { PlannedCard } from "../../../model/card";
import type { Channel } from "../../../model/channel";
import { type MeasuredUpload, UNMEASURED } from "../../../model/upload";
import { addDays } from "../../../numbers/days";
import { showSeriesDesk } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");

/** One upload a week up to a week ago (or so many days earlier), counted when over a year old. */
function channelOf(titled: [title: string, times: number][], endedDaysAgo = 7): Channel {
  const plain = Array.from({ length: 20 }, (_, at): [string, number] => [
    `Bread ${"abcdefghijklmnopqrst"[at]}`,
    1,
  ]);
  const all = [...plain, ...titled];
  const uploads = all.map(([title, times], at): MeasuredUpload => {
    const day = addDays(NOW, -endedDaysAgo - 7 * (all.length - 1 - at));
    return {
      ...UNMEASURED,
      title,
      publishedAt: day,
      countedAt: addDays(day, 500),
      views: 1000 * times,
      videoId: `v${String(at).padStart(10, "0")}`,
    };
  });
  return {
    ...{ name: "Saffron Shelf", handle: null, id: null, isSample: false, subscribers: null, currency: null },
    ...{ sources: [], reading: null, daily: [] },
    uploads: uploads.reverse(),
  };
}

const rye = (...times: number[]) => times.map((one, at): [string, number] => [`Rye week #${at + 1}`, one]);

function card(fields: Partial<PlannedCard>): PlannedCard {
  return { ...plannedCard(), color: null, series: "Rye week", id: `card-${fields.episode ?? 0}`, ...fields };
}

const show = (cards: PlannedCard[], channel: Channel | null = null) => showSeriesDesk(cards, channel, NOW);

describe("the answer", () => {
  it.each([
    [rye(1, 1.4, 1.4, 1.4), 7, "“Rye week” pays: its last three got about 1.4 times your usual."],
    [rye(2, 2, 2, 2, 0.5, 0.5, 0.5), 7, "Stop “Rye week”: since episode 5 it gets about half your usual."],
    [
      rye(0.3, 0.25, 0.25, 0.25, 0.25),
      7,
      "Stop “Rye week”: it gets about a quarter of your usual, and never got more.",
    ],
    [rye(1, 1, 0.9), 7, "“Rye week” is near your usual."],
    [
      rye(1, 1.18, 1.18, 1.18),
      7,
      "“Rye week” is near your usual: its last three got about 1.2 times your usual.",
    ],
    [rye(0.3, 0.3, 0.3), 7, "“Rye week” is below your usual: its last three got about 30% of your usual."],
    [rye(0.5, 0.5, 0.5), 400, "“Rye week” ended below your usual: its last three got about half your usual."],
    [
      rye(2, 2, 2, 2, 0.5, 0.5, 0.5),
      400,
      "“Rye week” stopped paying at episode 5: from there on it got about half your usual.",
    ],
    [rye(2, 2, 2), 400, "“Rye week” paid to its end: its last three got about twice your usual."],
  ])("says what came of a series: %#", (titled, ended, answer) => {
    expect(show([], channelOf(titled, ended)).answer).toBe(answer);
  });

  it("leads to another idea before the next episode of a series below the usual", () => {
    const labels = show([], channelOf(rye(0.3, 0.3, 0.3), 7)).next.map(({ label }) => label);
    expect(labels).toEqual(["Try another idea", "Get a light for the next episode"]);
  });

  it("is about a series that runs before one that ended", () => {
    const old = rye(3, 3, 3);
    const between = Array.from({ length: 20 }, (_, at): [string, number] => [
      `Cake ${"abcdefghijklmnopqrst"[at]}`,
      1,
    ]);
    const running = [1, 2, 3].map((number): [string, number] => [`Boat diary Ep. ${number}`, 1]);
    expect(show([], channelOf([...old, ...between, ...running])).answer).toContain("Boat diary");
  });

  it("names a series of a bare word with its numbers", () => {
    const topics = ["Ropes", "Varnish", "Sails", "Anchors"];
    const titled = topics.map((topic, at): [string, number] => [`${topic} | Ep. ${at + 1}`, 2]);
    const { answer, found } = show([], channelOf(titled));
    expect(answer).toBe("“Ep 1 to 4” pays: its last three got about twice your usual.");
    expect(found[0]?.name).toBe("Ep 1 to 4");
  });

  it("is about the plan where the channel has no series, and nothing without either", () => {
    expect(show([card({ episode: 1 }), card({ episode: 2 })]).answer).toBe(
      "“Rye week”: 2 more videos make it a series.",
    );
    expect(show([]).answer).toBe("");
  });

  it("carries the series along to the next step", () => {
    const paying = show([], channelOf(rye(1, 1.4, 1.4, 1.4))).next;
    expect(paying.map(({ to }) => to)).toEqual([
      "/light?q=Rye+week",
      "/thumbnail-optimizer/yours?titles=Rye+week+%235",
      "/video-forecast/yours?title=Rye+week+%235",
    ]);
    const stopped = show([], channelOf(rye(2, 2, 2, 2, 0.5, 0.5, 0.5))).next;
    expect(stopped.map(({ to }) => to)).toEqual(["/light", "/comment-sentiment/yours?video=v0000000026"]);
  });
});

describe("a series of the plan", () => {
  const first = (cards: PlannedCard[], channel: Channel | null = null) => show(cards, channel).planned[0];

  it("groups cards by series however it is written, in order, without dropped ones", () => {
    const series = first([
      card({ id: "c", series: "rye week", date: "2026-12-06" }),
      card({ id: "b", episode: 2, date: "2026-12-01", updatedAt: "2026-11-21T09:00:00.000Z" }),
      card({ id: "a", episode: 1, date: "2026-11-25" }),
      card({ id: "d", episode: 4, state: "dropped" }),
      card({ id: "e", series: "" }),
    ]);
    expect(series?.cards.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    // The last has no number of its own: that of its place.
    expect(series?.cards.map(({ episode }) => episode)).toEqual(["1", "2", "3"]);
    expect(series).toMatchObject({
      count: "3 episodes",
      add: { series: "Rye week", episode: 4, date: "2026-12-13" },
    });
    expect(show([card({ state: "dropped" })]).planned).toEqual([]);
  });

  it("says which episode comes too late, and offers the day it should have", () => {
    const dates = ["2026-11-24", "2026-11-28", "2026-12-10", "2026-12-14"];
    const series = first(dates.map((date, at) => card({ episode: at + 1, date })));
    expect(series?.next).toEqual({
      text: "Episode 3 comes 12 days after 2: move it to Dec 5.",
      move: { id: "card-3", date: "2026-12-05", label: "Set it to Dec 5" },
    });
    expect(series?.others).toEqual([]);
  });

  it.each([
    [["2026-11-24", "2026-11-25"], "Episode 2 comes 1 day after 1: move it to Nov 27."],
    [["2026-11-24", "2026-11-24"], "Episode 2 comes on the same day as 1: move it to Nov 27."],
    [["2026-11-24", "2026-11-22"], "Episode 2 is dated before 1: move it to Nov 27."],
    [["2026-11-24", null], "Episode 2 has no date: give it Dec 1."],
    [["2026-11-20", null], "Episode 1 was due on Nov 20 and is not out."],
    [[null, null], "2 more videos make it a series."],
  ])("judges the dates %j", (dates, text) => {
    expect(first(dates.map((date, at) => card({ episode: at + 1, date })))?.next?.text).toBe(text);
  });

  it("asks for no day that is past, and for none where it cannot come sooner", () => {
    const out = card({ episode: 1, date: "2026-10-01", state: "published" });
    expect(first([out, card({ episode: 2 })])?.next?.move?.date).toBe("2026-11-21");
    expect(first([out, card({ episode: 2, date: "2026-11-21" })])?.next?.text).toBe(
      "2 more videos make it a series.",
    );
  });

  it("is well with 4 to 8 episodes a few days apart, and too long beyond, unless it pays", () => {
    const episodes = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        card({ episode: at + 1, date: addDays("2026-11-24", at * 5) }),
      );
    expect(first(episodes(4))?.next).toBeNull();
    expect(first(episodes(9))?.next?.text).toBe(
      "9 videos: 4 to 8 is better. End it, or begin a second series.",
    );
    expect(first(episodes(9), channelOf(rye(1, 1.4, 1.4, 1.4)))?.next).toBeNull();
  });

  it("goes on with the channel's numbers", () => {
    const series = first([card({ episode: null })], channelOf(rye(1, 1, 1)));
    expect(series?.add.episode).toBe(4);
    expect(series?.verdict).toBe("On your channel, it is near your usual.");
    expect(show([card({})], channelOf(rye(1, 1, 1))).found[0]?.add).toBeNull();
  });
});

describe("a series of the channel", () => {
  it("shows each episode's views against the usual and the first", () => {
    const [series] = show([], channelOf(rye(2, 1, 0.5))).found;
    expect(series?.rows.map(({ label, multiple, ofFirst }) => [label, multiple, ofFirst])).toEqual([
      ["1", "2.0×", ""],
      ["2", "1.0×", "50%"],
      ["3", "0.5×", "25%"],
    ]);
    expect(series?.chart?.stems.map(({ isAbove }) => isAbove)).toEqual([true, true, false]);
    expect(series?.add).toEqual({ series: "Rye week", episode: 4, date: "" });
  });

  it("lists the newest episodes and says how many came before", () => {
    const [series] = show([], channelOf(rye(...Array(30).fill(1)))).found;
    expect(series?.rows).toHaveLength(12);
    expect(series).toMatchObject({ earlier: 18 });
  });

  it("has nothing to compare on a new channel", () => {
    const { uploads, ...channel } = channelOf(rye(1, 1, 1));
    const [series] = show([], { ...channel, uploads: uploads.slice(0, 3) }).found;
    expect(series).toMatchObject({ sentence: "It has 3 episodes: too few to compare yet.", chart: null });
  });
});
