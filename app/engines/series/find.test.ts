import { describe, expect, it } from "vitest";
import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { addDays } from "../../numbers/days";
import { findSeries } from ".";

const COUNTED = "2026-11-21T00:00:00.000Z";

/** One upload a week, all over a year old when counted, so that views need no growth. */
function upload(title: string, at: number, views = 1000): MeasuredUpload {
  const publishedAt = `${addDays("2020-01-01", at * 7)}T12:00:00.000Z`;
  return { ...UNMEASURED, title, publishedAt, countedAt: COUNTED, views, durationSeconds: 600 };
}

/** Twenty uploads with 1,000 views, then one episode with each of these multiples of it. */
function channel(multiples: number[], name = (number: number) => `Rye week #${number}`): MeasuredUpload[] {
  const before = Array.from({ length: 20 }, (_, at) => upload(`Bread ${"abcdefghijklmnopqrst"[at]}`, at));
  return [...before, ...multiples.map((multiple, at) => upload(name(at + 1), 20 + at, 1000 * multiple))];
}

const only = (uploads: MeasuredUpload[]) => {
  const found = findSeries(uploads);
  expect(found).toHaveLength(1);
  return found[0];
};

describe("findSeries", () => {
  it("finds uploads that are numbered and named alike, by number, with what each got", () => {
    const series = only(channel([2, 1, 0.5]).reverse());
    expect(series).toMatchObject({ name: "Rye week", key: "rye week", recentMultiple: 1, stopped: null });
    expect(series?.episodes.map(({ episode }) => episode)).toEqual([1, 2, 3]);
    expect(series?.episodes.map(({ multiple }) => multiple?.toFixed(2))).toEqual(["2.00", "1.00", "0.50"]);
    expect(series?.episodes.map(({ ofFirst }) => ofFirst?.toFixed(2))).toEqual([undefined, "0.50", "0.25"]);
  });

  it("adjusts views for age", () => {
    const young = channel([1, 1, 0.607]).map((one, at, { length }) =>
      at < length - 1 ? one : { ...one, countedAt: `${addDays(one.publishedAt, 30)}T12:00:00.000Z` },
    );
    expect(only(young)?.episodes[2]?.multiple).toBeCloseTo(1, 2);
  });

  it("knows a series by the words before its number", () => {
    const titles = [
      "Nothing left on my tiny boat (#1)",
      "How I lost my tiny boat (#2)",
      "Back on my tiny boat (#3)",
    ];
    expect(
      findSeries(titles.map((title, at) => upload(title, at))).map(({ name, episodes }) => [
        name,
        episodes.length,
      ]),
    ).toEqual([["my tiny boat", 3]]);
  });

  it("takes three episodes at least, with numbers that differ and rise", () => {
    expect(findSeries(channel([1, 1]))).toEqual([]);
    expect(only(channel([1, 1, 1, 1], () => "Rye week #3"))?.isNumbered).toBe(false);
    expect(only(channel([1, 1, 1, 1], (number) => `Rye week #${9 - number}`))?.isNumbered).toBe(false);
    expect(findSeries([])).toEqual([]);
  });

  it("finds a name that stands in another place each time, and leaves the channel's own name out", () => {
    const titles = [
      "Sanding | Boat diary | Day 1 | Harbor Frame",
      "Boat diary, Day 2: painting | Harbor Frame",
      "Day 3 of Boat diary | Harbor Frame",
      "Rye #1 | Harbor Frame",
      "Rye #2 | Harbor Frame",
      "Rye #3 | Harbor Frame",
    ];
    const found = findSeries(titles.map((title, at) => upload(title, at)));
    expect(found.map(({ name, episodes }) => [name, episodes.length])).toEqual([
      ["Rye", 3],
      ["Boat diary", 3],
    ]);
  });

  it("calls a series by its word where it has no other name, but not by “Part”", () => {
    const topics = ["ropes", "varnish", "sails"];
    const named = (word: string) => topics.map((topic, at) => upload(`${word} ${at + 1}: ${topic}`, at));
    expect(findSeries(named("Day")).map(({ name }) => name)).toEqual(["Day"]);
    expect(findSeries(named("#")).map(({ name }) => name)).toEqual([null]);
    expect(findSeries(named("Part"))).toEqual([]);
  });

  it("calls a series that its word holds together by the name that most of its episodes have", () => {
    const titles = [
      "Aiding attacks (Rule reminder #1)",
      "Bold moves (Rule reminder #2)",
      "Climbing (Short rule reminder #3)",
      "Doors (Rule reminder #4)",
    ];
    const series = only(titles.map((title, at) => upload(title, at)));
    expect(series).toMatchObject({ name: "Rule reminder", key: "rule reminder", isNamed: true });
    expect(series?.episodes).toHaveLength(4);
    const bare = ["Ropes #1", "Varnish #2", "Sails #3"].map((title, at) => upload(title, at));
    expect(only(bare)).toMatchObject({ name: null, isNamed: false });
  });

  it("gives a series whose numbers begin anew each year a season for each", () => {
    const titles = [1, 2, 3, 4].map((day) => `Bread advent #${day}`);
    const years = ["2023", "2024"].flatMap((year) =>
      titles.map((title, at) => ({
        ...upload(title, at),
        publishedAt: `${year}-12-0${at + 1}T12:00:00.000Z`,
      })),
    );
    const series = only(years);
    expect(series).toMatchObject({ name: "Bread advent", isNumbered: true });
    expect(series?.episodes.map(({ season, episode }) => [season, episode])).toEqual(
      [2023, 2024].flatMap((year) => [1, 2, 3, 4].map((day) => [year, day])),
    );
  });

  it("leaves an episode out that belongs to another show with the same word", () => {
    const titles = ["Ropes", "Varnish", "Sails", "Masts", "Hulls"].map(
      (one, at) => `${one} - Episode ${at + 1}`,
    );
    const found = findSeries(
      [...titles, "What is in the bag? - Episode 2"].map((title, at) => upload(title, at)),
    );
    expect(found.map(({ episodes }) => episodes.length)).toEqual([5]);
  });

  it("puts one that runs now before one that ended, however long that was", () => {
    const ended = Array.from({ length: 9 }, (_, at) => upload(`Rye week #${at + 1}`, at));
    const running = ["Boat diary | Ropes", "Boat diary | Sails", "Boat diary | Masts"].map((title, at) =>
      upload(title, 40 + at),
    );
    expect(findSeries([...ended, ...running]).map(({ name }) => name)).toEqual(["Boat diary", "Rye week"]);
  });

  it("puts seasons in their order", () => {
    const titles = ["Harbor S1E1", "Harbor S1E2", "Harbor S2E1"];
    const series = only(titles.map((title, at) => upload(title, at)));
    expect(series?.episodes.map(({ season, episode }) => [season, episode])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it("compares Shorts with Shorts", () => {
    const shorts = Array.from({ length: 30 }, (_, at) => ({
      ...upload(`Short ${at}a`, at, 50_000),
      durationSeconds: 30,
    }));
    expect(only([...shorts, ...channel([1, 1, 1])])?.recentMultiple).toBeCloseTo(1);
  });

  it("knows no multiple with fewer than five uploads before it, or of a video of yesterday", () => {
    const bare = channel([1, 1, 1]).slice(18);
    expect(only(bare)?.episodes[0]).toMatchObject({ multiple: null });
    const young = channel([1, 1, 1]).map((one) => ({ ...one, countedAt: addDays(one.publishedAt, 2) }));
    expect(only(young)).toMatchObject({ recentMultiple: null, stopped: null });
  });
});

describe("when a series stopped paying", () => {
  const stop = (multiples: number[]) => only(channel(multiples))?.stopped;

  it("is the first episode from which three in a row stay under the usual", () => {
    expect(stop([2, 2, 1.5, 0.5, 0.6, 0.4])).toMatchObject({ from: { episode: 4 } });
    expect(stop([2, 2, 1.5, 0.5, 0.6, 0.4])?.multiple).toBeCloseTo(0.5);
    expect(stop([0.5, 0.5, 0.5, 0.5, 0.5])).toMatchObject({ from: { episode: 1 } });
  });

  it("forgives one episode that reached it, but does not begin with it", () => {
    expect(stop([2, 2, 0.5, 0.5, 1.3, 0.5, 0.5])).toMatchObject({ from: { episode: 3 } });
    expect(stop([2, 2, 1.2, 0.5, 0.5])).toMatchObject({ from: { episode: 4 } });
  });

  it("is unknown while it pays, once it pays again, and with fewer than five episodes", () => {
    expect(stop([1, 2, 1, 2, 1.5])).toBeNull();
    expect(stop([0.5, 0.5, 0.5, 2, 2, 2])).toBeNull();
    expect(stop([0.5, 0.5, 0.5, 0.5])).toBeNull();
  });
});

it("finds a series of 2,000 episodes", () => {
  const many = Array.from({ length: 2000 }, (_, at) => upload(`Rye week #${at + 1} | Day ${at + 1}`, at));
  expect(only(many)?.episodes).toHaveLength(2000);
});

describe("series by a name that repeats", () => {
  const plain = [
    "Mending a chair",
    "Our new kitten",
    "Painting walls",
    "Snow at last",
    "Selling the car",
    "Old photos",
  ];
  const named = (titles: string[], channel?: string) =>
    findSeries(
      [...plain, ...titles, ...plain.map((one) => `${one} again`)].map((title, at) => upload(title, at)),
      channel,
    ).map(({ name, episodes, isNumbered }) => [name, episodes.length, isNumbered]);

  it.each([
    [
      "a piece before a mark",
      ["Dope Tech: Earbuds", "Dope Tech: Monitors", "Dope Tech: Laptops"],
      "Dope Tech",
    ],
    [
      "a piece behind a mark",
      ["Ropes | Cuts of a boat", "Sails | Cuts of a boat", "Masts | Cuts of a boat"],
      "Cuts of a boat",
    ],
    [
      "words around a gap",
      ["A Poorly Drawn Tax Guide", "A Poorly Drawn Dating Guide", "A Poorly Drawn Rome Guide"],
      "A Poorly Drawn … Guide",
    ],
    ["a format at the end", ["Monk Class Guide", "Bard Class Guide", "Witch Class Guide"], "Class Guide"],
    [
      "the words it begins with",
      [
        "I bought the tiniest phone",
        "I bought the oldest lamp",
        "I bought the rarest egg",
        "I bought the worst tent",
      ],
      "I bought the",
    ],
    [
      "the words that ask for the rest",
      ["3 Levels of Waffles", "10 Levels of Ramen", "5 Levels of Toast"],
      "Levels of",
    ],
  ])("finds %s", (_, titles, name) => {
    expect(named(titles)).toEqual([[name, titles.length, false]]);
  });

  it.each([
    ["how to begin", ["How to sew a bag", "How to sell a car", "How to catch a fish", "How to win a game"]],
    ["the length", ["Legs | 10 min workout", "Arms | 12 min workout", "Abs | 8 min workout"]],
    [
      "what the channel is about",
      ["Ropes for boats", "The boats of Rome", "Boats: a film", "Sails and boats"],
    ],
    ["a promise", ["This is why ropes fail us", "This is why sails tear", "This is why boats sink"]],
    ["an exclamation", ["Rope burgers, WOW!", "Sails | WOW", "Masts, WOW", "Nets - WOW"]],
    ["hashtags", ["Ropes #boats", "Sails #boats", "Masts #boats"]],
  ])("takes no series for %s", (_, titles) => {
    expect(named(titles)).toEqual([]);
  });

  it("leaves a title out that has a piece's words among others, where two in three have them alone", () => {
    const alone = ["Tiles", "Bricks", "Lamps", "Nets"].map((one) => `${one} (Iron Monk)`);
    expect(named([...alone, "Every Iron Monk drop", "My Iron Monk bank"])).toEqual([["Iron Monk", 4, false]]);
  });

  it("takes no series for the channel's own name", () => {
    const titles = ["Ropes | Harbor Frame", "Sails | Harbor Frame", "Masts | Harbor Frame"];
    expect(named(titles, "Harbor Frame")).toEqual([]);
    expect(named(titles)).toHaveLength(1);
  });

  describe("of a channel whose name nobody told", () => {
    const DISHES = "Brisket Ribs Burgers Wings Steak Pizza Tacos Ramen Curry Pasta".split(" ");
    const ending = (name: string) => DISHES.map((dish) => `I tried ${dish} twice | ${name}`);

    it("takes what ends many titles for its name, as two words with a capital", () => {
      expect(named(ending("Harbor Foods"), "Your channel")).toEqual([]);
      expect(named(ending("Harbor Foods"), "Masthead")).toEqual([["Harbor Foods", 10, false]]);
    });

    it.each(["but better", "Rule Reminder", "Dinner Podcast"])("keeps a series “%s”", (name) => {
      expect(named(ending(name), "Your channel")).toEqual([[name, 10, false]]);
    });

    it("keeps what ends few titles, or stands elsewhere as often", () => {
      const few = ending("Harbor Foods").slice(0, 9);
      expect(named(few, "Your channel")).toEqual([["Harbor Foods", 9, false]]);
    });
  });

  it("has no share of a first episode, since the first known is not the first", () => {
    const found = findSeries(
      [...plain, "Dope Tech: One", "Dope Tech: Two", "Dope Tech: Three"].map((title, at) =>
        upload(title, at),
      ),
    );
    expect(found[0]?.episodes.map(({ ofFirst }) => ofFirst)).toEqual([null, null, null]);
  });
});
