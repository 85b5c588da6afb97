import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { formatIdeas } from "./formats";
import type { OwnUpload } from "./own-uploads";

const DAY_MS = 86_400_000;
const NOW = 2000 * DAY_MS;
const read = (title: string, daysAgo: number, multiple: number): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title), multiple },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS },
});
/** A channel of other titles, which share nothing. */
const OTHERS = "Barn,Cedar,Dune,Elm,Fjord,Glen,Heath,Isle,Knoll,Lagoon,Mesa,Orchard".split(",");
/** Every 30 days one of the titles; the last of them came out `last` days ago. */
const own = (titles: readonly string[], { last = 40, every = 30, multiple = 1.5 } = {}) =>
  [
    ...OTHERS.map((one, at) => read(`${one} walk at dawn number ${one}s`, 500 + at, 1)),
    ...titles.map((title, at) => read(title, last + every * (titles.length - 1 - at), multiple + 0.1 * at)),
  ].toSorted((a, b) => a.publishedAt - b.publishedAt);
const ideas = (uploads: OwnUpload[], pays = 1.2, channel = "Loaf") =>
  formatIdeas(uploads, channel, NOW, { pays }).map(({ subject, like }) => [subject, like]);

it("names what titles begin with while their rest is another thing, beside the best of the newest", () => {
  expect(ideas(own(["Reality of rye", "Reality of oats", "Reality of emmer flour"]))).toEqual([
    ["Reality of …", "Reality of emmer flour"],
  ]);
});

it("names what parts of titles end in", () => {
  expect(
    ideas(own(["Rye Scam Exposed", "The Oat Scam Exposed | News", "News | Emmer Scam Exposed"])),
  ).toEqual([["… Scam Exposed", "News | Emmer Scam Exposed"]]);
});

it("names no ending where the last words only qualify", () => {
  const titles = [
    "Roti gandum viral banget sekali",
    "Beras merah viral banget sekali",
    "Jagung manis viral banget sekali",
  ];
  const walks = "hutan,danau,pasar,kebun,sawah,gunung,pantai,desa,kota,sungai,bukit,taman".split(",");
  const channel = (others: string[]) =>
    [
      ...others.map((title, at) => read(title, 500 + at, 1)),
      ...titles.map((title, at) => read(title, 40 + 30 * (2 - at), 1.5)),
    ].toSorted((a, b) => a.publishedAt - b.publishedAt);
  expect(
    ideas(channel(OTHERS.map((one) => `The walk of ${one} that nobody saw at ${one}s`))).flat(),
  ).toContain("… viral banget sekali");
  expect(
    ideas(channel(walks.map((one) => `Aku jalan ke ${one} yang tidak ada di ${one} itu`))).flat(),
  ).not.toContain("… viral banget sekali");
});

it("takes numbers that change for one, and what a name begins with", () => {
  expect(
    ideas(own(["I Spent 5 Nights Adrift", "I Spent 50 Nights Upstairs", "I Spent 100 Nights Buried"])),
  ).toEqual([["I Spent 100 Nights …", "I Spent 100 Nights Buried"]]);
});

it("names none that did worse, is out of use, of one occasion, or the channel's own", () => {
  const titles = ["Reality of rye", "Reality of oats", "Reality of emmer"];
  expect(ideas(own(titles, { multiple: 0.8 }))).toEqual([]);
  expect(ideas(own(titles, { last: 420, multiple: 1 }), 1)).toEqual([]);
  expect(ideas(own(titles, { last: 760, multiple: 1.2 }))).toEqual([]);
  expect(ideas(own(titles, { last: 420, multiple: 1.2 }))).toHaveLength(1);
  expect(ideas(own(titles, { every: 10 }))).toEqual([]);
  expect(ideas(own(titles), 1.2, "Reality of")).toEqual([]);
  expect(ideas(own(titles.slice(1)))).toEqual([]);
});

it("takes two long ones that both did well, and remembers for three years what did", () => {
  const long = ["Something odd is happening in Rye", "Something odd is happening in Emmer"];
  expect(ideas(own(long, { every: 60 }))).toEqual([
    ["Something odd is happening in …", "Something odd is happening in Emmer"],
  ]);
  expect(ideas(own(long, { every: 60, multiple: 1.3 }))).toEqual([]);
  expect(ideas(own(["Millers react to rye", "Millers react to bad flour"], { every: 60 }))).toEqual([
    ["Millers react to …", "Millers react to bad flour"],
  ]);
  expect(ideas(own(["Millers react", "Millers sing"], { every: 60 }))).toEqual([]);
  const titles = ["Reality of rye", "Reality of oats", "Reality of emmer"];
  expect(ideas(own(titles, { last: 900 }))).toEqual([["Reality of …", "Reality of emmer"]]);
  expect(ideas(own(titles, { last: 1200 }))).toEqual([]);
  expect(ideas(own(["How I'd bake rye", "How I'd bake oats", "How I'd bake emmer"]))).toEqual([
    ["How I'd bake …", "How I'd bake emmer"],
  ]);
});

it("names no question, no piece of a sentence, and no series by its number", () => {
  expect(ideas(own(["How to rye", "How to oats", "How to emmer"]))).toEqual([]);
  expect(ideas(own(["Rye in Power Query", "Oats in Power Query", "Emmer in Power Query"]))).toEqual([]);
  expect(ideas(own(["Look look at rye", "Look look at oats", "Look look at emmer"]))).toEqual([]);
  expect(ideas(own(["Starters Part 1 Rye", "Starters Part 2 Oats", "Starters Part 3 Emmer"]))).toEqual([]);
});
