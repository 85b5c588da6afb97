import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import { measuredUpload } from "../../../tests/support/connected-channel";
import type { Card } from "../../model/card";
import type { MeasuredUpload } from "../../model/upload";
import { findVideos, likeliestVideo, looseKey } from "./find-video";

const ADDED = "2026-11-01T10:00:00.000Z";
const card = (id: string, fields: Partial<Card>) =>
  plannedCard({ id, createdAt: ADDED, video: null, ...fields });
const upload = (videoId: string, title: string, day = 3) =>
  measuredUpload({ videoId, title, publishedAt: `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z` });

/** "card: video" of each card that was found. */
const found = (cards: Card[], uploads: MeasuredUpload[]) =>
  [...findVideos(cards, uploads)].map(([id, { videoId }]) => `${id}: ${videoId}`);

describe("findVideos by title", () => {
  it.each([
    ["case", "RYE IN A DAY"],
    ["quotes", "“Rye” in a day"],
    ["an apostrophe", "Rye in a day", "R'ye in a day"],
    ["brackets", "Rye in a day (full recipe) [4K]"],
    ["marks", "Rye — in a day!!!"],
    ["a late edit", "How to bake rye in one day", "How to bake rye in a day"],
    ["words added", "Rye in a day, step by step"],
  ])("finds it whatever the %s", (_what, published, planned = "Rye in a day") => {
    const uploads = [upload("other", "Oats at midnight"), upload("rye", published)];
    expect(found([card("one", { title: planned, idea: planned })], uploads)).toEqual(["one: rye"]);
  });

  it.each([
    ["another video of its subject", "Rye bread", "Rye whisky at home"],
    ["one shared word", "Sourdough", "Sourdough" + " mistakes nobody told you"],
    ["another episode", "Zelda, no commentary, part 12", "Zelda, no commentary, part 11"],
    ["a video from before the card", "Rye in a day", "Rye in a day", 0],
  ])("leaves %s alone", (_what, title, published, day = 3) => {
    const old =
      day === 0
        ? measuredUpload({ videoId: "rye", title: published, publishedAt: "2026-10-01T12:00:00.000Z" })
        : upload("rye", published);
    expect(found([card("one", { title, idea: title })], [old])).toEqual([]);
  });

  it("gives each upload to one card, the likest, and guesses between two alike for neither", () => {
    const cards = [
      card("one", { title: "Rye in a day", idea: "a" }),
      card("two", { title: "Rye in one day", idea: "b" }),
    ];
    expect(found(cards, [upload("rye", "Rye in one day"), upload("day", "Rye in a day")])).toEqual([
      "one: day",
      "two: rye",
    ]);
    const twins = [upload("x", "Rye in a day today"), upload("y", "Rye in a day tonight")];
    expect(found([card("one", { title: "Rye in a day", idea: "a" })], twins)).toEqual([]);
  });

  it("does not go by words that the channel's titles share", () => {
    const formula = [4, 5, 6, 7].map((day) =>
      upload(`v${day}`, `Weekly vlog from town ${"abcdefgh"[day]}`, day),
    );
    const planned = card("one", { title: "Weekly vlog from Paris", idea: "a" });
    expect(found([planned], [...formula, upload("london", "Weekly vlog from London")])).toEqual([]);
  });
});

describe("findVideos by day, and by what is left", () => {
  const dated = (id: string, fields: Partial<Card> = {}) =>
    card(id, { idea: "Rye", title: "", state: "scheduled", date: "2026-11-03", ...fields });

  it("takes the one upload of the one card's day", () => {
    expect(found([dated("one")], [upload("new", "A loaf for winter"), upload("later", "Oats", 5)])).toEqual([
      "one: new",
    ]);
  });
  it("takes none of two, for none of two, nor for a card that is not on its way out", () => {
    expect(found([dated("one")], [upload("new", "A loaf"), upload("other", "Oats")])).toEqual([]);
    expect(found([dated("one"), dated("two")], [upload("new", "A loaf")])).toEqual([]);
    expect(found([dated("one", { state: "idea" })], [upload("new", "A loaf")])).toEqual([]);
  });
  it("takes the only upload left for the only card that is out", () => {
    const out = dated("one", { state: "published", date: null });
    const other = card("two", { title: "Oats", idea: "Oats" });
    expect(found([out, other], [upload("oats", "Oats"), upload("new", "A loaf")])).toEqual([
      "two: oats",
      "one: new",
    ]);
    expect(found([out], [upload("oats", "Oats"), upload("new", "A loaf")])).toEqual([]);
  });
});

describe("likeliestVideo", () => {
  it("goes by words first, then by day", () => {
    const uploads = [
      upload("oats", "Oats at midnight", 9),
      upload("rye", "My rye", 3),
      upload("late", "Plum", 12),
    ];
    const planned = { idea: "rye bread", title: "", date: "2026-11-12" };
    expect(likeliestVideo(planned, uploads)?.videoId).toBe("rye");
    expect(likeliestVideo({ ...planned, idea: "Spelt" }, uploads)?.videoId).toBe("late");
    expect(likeliestVideo(planned, [])).toBeUndefined();
  });
});

it("keeps a title that is all brackets", () => expect(looseKey("[Rye]")).toBe("rye"));
