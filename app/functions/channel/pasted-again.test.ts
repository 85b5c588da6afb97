import { describe, expect, it } from "vitest";
import { keptChannel, layer, measuredUpload } from "../../../tests/support/connected-channel";
import { showChannel } from "../../channel/show";
import { addLayer, addPage } from "./connect";
import { joinUploads, mergeLayers } from "./kept-channel";
import { packChannel, unpackChannel } from "./packed-channel";
import { listLayer } from "./source-layers";

const FIRST = new Date("2026-11-01T12:00:00Z");
const LATER = new Date("2026-11-21T12:00:00Z");

const card = (title: string, views: string, age: string) => ["12:34", "12:34", title, views, age];
const page = (...cards: string[][]) => cards.flat().join("\n");
const FIRST_PAGE = page(
  card("Live bake", "5K views", "3 days ago"),
  card("Rye in a day", "12K views", "3 weeks ago"),
  card("Live bake", "9K views", "1 month ago"),
  card('The "one bowl" loaf', "40K views", "11 months ago"),
  card("Crumb", "1.2M views", "2 years ago"),
);
const LATER_PAGE = page(
  card("Live bake", "1K views", "1 day ago"),
  card("Live bake", "6K views", "3 weeks ago"),
  card("Rye in a day", "14K views", "1 month ago"),
  card("Live bake", "9K views", "2 months ago"),
  card("The one bowl loaf", "41K views", "1 year ago"),
);

describe("the Videos tab, pasted", () => {
  it("is a layer that says what was read", () => {
    const { uploads, notes } = listLayer(`Rye & Ember\n${FIRST_PAGE}\nWhat?`, { now: FIRST });
    expect(uploads).toHaveLength(5);
    expect(uploads[3]).toMatchObject({ title: 'The "one bowl" loaf', views: 40_000, durationSeconds: 754 });
    expect(notes).toEqual([
      "5 videos read from your Videos tab, newest first.",
      expect.stringContaining("are ranges"),
    ]);
  });

  it("names lines it did not understand, and the Shorts tab beside it", () => {
    const shorts = ["One", "5K views", "Two", "6K views", "Three", "7K views"];
    const text = [...card("Rye", "12K views", "3 weeks ago"), "Odd one", FIRST_PAGE, ...shorts].join("\n");
    const { uploads, notes } = listLayer(text, { now: FIRST });
    expect(uploads).toHaveLength(6);
    expect(notes.slice(2)).toEqual([
      "3 Shorts kept with views alone: your Shorts tab tells no dates, so light, forecasts and report leave them out.",
      "1 line left out.",
      "Line 6: “Odd one” is neither title, views nor age.",
    ]);
  });

  it("keeps its ranges in its row", () => {
    const kept = keptChannel(listLayer(FIRST_PAGE, { now: FIRST }));
    const [own] = unpackChannel(packChannel(kept))?.layers ?? [];
    expect(own?.uploads.map(({ publishedWithinDays }) => publishedWithinDays)).toEqual(
      kept.layers[0]?.uploads.map(({ publishedWithinDays }) => publishedWithinDays),
    );
  });
});

describe("the same tab pasted again", () => {
  const kept = keptChannel(listLayer(FIRST_PAGE, { now: FIRST }));
  const again = addLayer(kept, listLayer(LATER_PAGE, { now: LATER }));
  const views = Object.groupBy(mergeLayers(again).uploads, ({ title }) => title);

  it("counts videos a second time, joined by title and nearest date", () => {
    expect(mergeLayers(again).uploads).toHaveLength(6);
    expect(views["Live bake"]?.map((upload) => upload.views)).toEqual([1000, 6000, 9000]);
    expect(views['The "one bowl" loaf']?.map((upload) => upload.views)).toEqual([41_000]);
    expect(again.layers[0]?.notes[0]).toBe("4 videos counted again: 4,000 more views since Nov 1, 2026.");
  });

  it("keeps what it does not reach, as counted before", () => {
    expect(views.Crumb).toMatchObject([{ views: 1_200_000, countedAt: FIRST.toISOString() }]);
  });

  it("keeps the closer of two dates", () => {
    const [rye] = views["Rye in a day"] ?? [];
    expect(rye).toMatchObject({ views: 14_000, countedAt: LATER.toISOString() });
    expect(rye?.publishedWithinDays).toBeLessThan(7);
  });

  it("lets a list with days take its place, as lists do", () => {
    const list = layer({ uploads: [measuredUpload({ title: "Rye in a day", publishedAt: "2026-10-08" })] });
    expect(addPage(kept, list)).toBe(list);
  });
});

describe("the Shorts tab, pasted alone", () => {
  const tab = (...cards: [title: string, views: string][]) => cards.flat().join("\n");
  const first = listLayer(tab(["Dough?", "1.2K views"], ["Crust!", "40K views"], ["Dough?", "9K views"]), {
    now: FIRST,
  });
  const kept = keptChannel(first);
  const again = addLayer(
    kept,
    listLayer(tab(["Crust!", "500 views"], ["Dough?", "2K views"], ["Crust!", "44K views"]), { now: LATER }),
  );

  it("is kept, and says in a line what cannot be judged", () => {
    expect(first.uploads).toEqual([]);
    expect(first.undated?.map(({ title, views }) => [title, views])).toEqual([
      ["Dough?", 1200],
      ["Crust!", 40_000],
      ["Dough?", 9000],
    ]);
    expect(first.notes).toEqual([expect.stringContaining("3 Shorts kept with views alone")]);
    expect(showChannel(mergeLayers(kept)).counts).toBe("3 Shorts without dates");
  });

  it("is unpacked from its row as it was packed", () => {
    expect(unpackChannel(packChannel(again))?.layers[0]?.undated).toEqual(again.layers[0]?.undated);
  });

  it("counts a second time, joined by title and order, since views never fall", () => {
    expect(again.layers[0]?.undated?.map(({ title, views }) => [title, views])).toEqual([
      ["Crust!", 500],
      ["Dough?", 2000],
      ["Crust!", 44_000],
      ["Dough?", 9000],
    ]);
    expect(again.layers[0]?.notes[0]).toBe("2 videos counted again: 4,800 more views since Nov 1, 2026.");
  });

  it("stays beside the Videos tab, whichever is pasted first", () => {
    for (const pages of [
      [listLayer(FIRST_PAGE, { now: FIRST }), first],
      [first, listLayer(FIRST_PAGE, { now: FIRST })],
    ]) {
      const [one, other] = pages;
      const both = one && other && addLayer(keptChannel(one), other);
      const [list] = both?.layers ?? [];
      expect([list?.uploads.length, list?.undated?.length]).toEqual([5, 3]);
    }
  });
});

it("takes a day that another source tells over an age", () => {
  const dated = measuredUpload({ title: "Rye in a day", publishedAt: "2026-10-08", videoId: "abcdefghijk" });
  const aged = listLayer(FIRST_PAGE, { now: FIRST }).uploads;
  for (const sources of [
    [[dated], aged],
    [aged, [dated]],
  ]) {
    const rye = joinUploads(sources).filter(({ title }) => title === "Rye in a day");
    expect(rye).toHaveLength(1);
    expect(rye[0]).toMatchObject({ publishedAt: "2026-10-08", videoId: "abcdefghijk" });
    expect(rye[0]?.publishedWithinDays).toBeUndefined();
  }
});
