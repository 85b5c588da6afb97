import { describe, expect, it } from "vitest";
import { type SeenVideo, type WatchedUploads, type WatchPage, watchedUploads } from "../../model/watch";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../numbers/days";
import { growthShare } from "../growth";
import { observe } from "./observe";

const CHANNEL = `UC${"a".repeat(22)}`;
const START = Date.parse("2026-11-01T12:00:00Z");

/** A video by its number, published so many days before START, that has `times` of what the channel usually gets. */
function video(
  number: number,
  { daysAgo = number * 2, times = 1, at = START, ...over }: Partial<SeenVideo> & Record<string, unknown> = {},
): SeenVideo {
  const published = START - Number(daysAgo) * DAY_MS;
  const age = Math.max(1, (Number(at) - published) / DAY_MS);
  return {
    id: `video-${number}`,
    title: `Knife ${number}`,
    publishedAt: new Date(published).toISOString(),
    seconds: 600,
    isShort: false,
    views: Math.round(100_000 * growthShare(age) * Number(times)),
    thumbnail: null,
    ...over,
  };
}

const USUAL = Array.from({ length: 15 }, (_, at) => video(at + 1));
const page = (videos: SeenVideo[], over: Partial<WatchPage> = {}): WatchPage => ({
  source: "api",
  at: START,
  videos,
  isWhole: true,
  missing: [],
  ...over,
});

/** Takes pages one after another: what happened at each, as its key without the video, and what is kept at the end. */
function take(...pages: WatchPage[]) {
  let kept: WatchedUploads | null = null;
  const happened = pages.map((one) => {
    const observed = observe(CHANNEL, kept, one);
    kept = watchedUploads.parse(JSON.parse(JSON.stringify(observed.uploads)));
    return observed.happened.map(({ key }) => key.split(" ").slice(0, 2).join(" "));
  });
  if (!kept) throw new Error("no page");
  return { happened, kept: kept as WatchedUploads, last: happened.at(-1) };
}
const BEGUN = page(USUAL);
const later = (ms: number, videos: SeenVideo[], over: Partial<WatchPage> = {}) =>
  page(videos, { at: START + ms, ...over });

describe("observe", () => {
  it("tells a new upload once, whatever sources show it", () => {
    const fresh = video(0, { daysAgo: -0.1, views: null });
    const pushed = later(3 * HOUR_MS, [fresh], { source: "push", isWhole: false });
    const { happened } = take(BEGUN, pushed, pushed, later(4 * HOUR_MS, [fresh, ...USUAL]));
    expect(happened).toEqual([[], ["watched-upload video-0"], [], []]);
  });

  it("takes older uploads that turn up later for no news", () => {
    const feed = page(USUAL.slice(0, 5), { source: "feed" });
    expect(take(feed, later(HOUR_MS, USUAL)).happened).toEqual([[], []]);
    // A list leaves out its newest at times.
    expect(take(page(USUAL.slice(1)), later(HOUR_MS, USUAL)).happened).toEqual([[], []]);
    const unread = page([], { source: "feed" });
    expect(take(unread, later(HOUR_MS, USUAL)).happened).toEqual([[], []]);
  });

  it("marks outliers of the first page as past, and tells later ones with n and interval", () => {
    const begun = page([video(0, { daysAgo: 0.5, times: 0.9 }), ...USUAL.with(2, video(3, { times: 4 }))]);
    const first = observe(CHANNEL, null, begun);
    expect(first.happened.map(({ event }) => event)).toMatchObject([
      { kind: "watched-outlier", facts: { video: "video-3", isPast: true, n: 10, isSameKind: true } },
    ]);
    const at = START + 2 * DAY_MS;
    const grown = video(0, { daysAgo: 0.5, times: 3, at });
    const next = observe(CHANNEL, first.uploads, page([grown, ...USUAL], { at }));
    const [told] = next.happened.map(({ event }) => event);
    expect(told).toMatchObject({ kind: "watched-outlier", facts: { video: "video-0", isPast: false } });
    if (told?.kind !== "watched-outlier") throw new Error("no outlier");
    expect(told.facts.times).toBeCloseTo(3, 0);
    expect(told.facts.low).toBeLessThanOrEqual(told.facts.times);
    expect(told.facts.high).toBeGreaterThanOrEqual(told.facts.times);
    expect(observe(CHANNEL, next.uploads, page([grown, ...USUAL], { at: at + HOUR_MS })).happened).toEqual(
      [],
    );
  });

  it("compares Shorts with Shorts, and says where lengths are unknown", () => {
    const shorts = Array.from({ length: 4 }, (_, at) => video(20 + at, { seconds: 40, times: 8 }));
    expect(take(page([...USUAL, ...shorts])).last).toEqual([]);
    const unknown = [...USUAL, video(30, { daysAgo: 1.5, times: 3 })].map((one) => ({
      ...one,
      seconds: null,
    }));
    const [event] = observe(CHANNEL, null, page(unknown, { source: "feed" })).happened;
    expect(event?.event.facts).toMatchObject({ video: "video-30", isSameKind: false });
  });

  it("tells nothing from counts that YouTube corrected downward", () => {
    const halved = USUAL.map((one) => ({ ...one, views: Math.round((one.views ?? 0) / 3) }));
    const one = video(0, { daysAgo: 1.5, times: 1.2 });
    const begun = page([one, ...USUAL]);
    const corrected = later(DAY_MS, [one, ...halved]);
    expect(take(begun, corrected, later(2 * DAY_MS, [one, ...halved])).happened.flat()).toEqual([]);
    const burst = later(DAY_MS, [video(0, { daysAgo: 1.5, times: 6 }), ...USUAL]);
    const back = later(2 * DAY_MS, [one, ...USUAL]);
    expect(take(begun, burst, back, later(3 * DAY_MS, [one, ...USUAL])).happened).toEqual([
      [],
      ["watched-outlier video-0"],
      [],
      [],
    ]);
  });

  it("tells a changed title with both, and takes no old copy of another source for a change", () => {
    const renamed = USUAL.with(0, { ...USUAL[0], title: "The knife you need" } as SeenVideo);
    const old = later(2 * HOUR_MS, USUAL, { source: "feed" });
    const { happened } = take(BEGUN, later(HOUR_MS, renamed), old, later(3 * HOUR_MS, renamed));
    expect(happened).toEqual([[], ["watched-title video-1"], [], []]);
    const [one] = observe(CHANNEL, take(BEGUN).kept, later(HOUR_MS, renamed)).happened;
    expect(one?.event.facts).toMatchObject({ from: "Knife 1", title: "The knife you need" });
    const spaced = USUAL.with(0, { ...USUAL[0], title: " Knife  1" } as SeenVideo);
    expect(take(BEGUN, later(HOUR_MS, spaced)).last).toEqual([]);
    // The same source shows it back: that is a change.
    expect(take(BEGUN, later(HOUR_MS, renamed), later(2 * HOUR_MS, USUAL)).last).toEqual([
      "watched-title video-1",
    ]);
  });

  it("tells a title that a newer push sets back", () => {
    const [first = video(1), ...others] = USUAL;
    const changed = later(HOUR_MS, [{ ...first, title: "Knife one" }, ...others]);
    const back = { ...first, updatedAt: START + 2 * HOUR_MS };
    const { happened } = take(BEGUN, changed, later(2 * HOUR_MS, [back], { source: "push", isWhole: false }));
    expect(happened).toEqual([[], ["watched-title video-1"], ["watched-title video-1"]]);
  });

  it("takes from pushes neither what comes late nor what was overtaken", () => {
    const pushed = (hours: number, title: string, changed: number) =>
      later(
        hours * HOUR_MS,
        [{ ...USUAL[0], title, views: null, updatedAt: START + changed * HOUR_MS } as SeenVideo],
        {
          source: "push",
        },
      );
    const { happened } = take(
      BEGUN,
      // From before it was first read.
      pushed(0.1, "Knife 0", -3),
      pushed(2, "Knife three", 2),
      pushed(2.1, "Knife two", 1.95),
      pushed(3, "Knife 1", 3),
      later(4 * HOUR_MS, USUAL),
    );
    expect(happened).toEqual([[], [], ["watched-title video-1"], [], ["watched-title video-1"], []]);
    const deleted = (hours: number, at: number) =>
      later(hours * HOUR_MS, [], { source: "push", deleted: [{ id: "video-1", at: START + at * HOUR_MS }] });
    expect(take(BEGUN, deleted(1, -1), deleted(2, 2), deleted(3, 3)).happened).toEqual([
      ...[[], []],
      ["watched-withdrawn video-1"],
      [],
    ]);
  });

  it.each([
    ["aaabbb", "6"],
    ["aa.ab..b.b", "10"],
    ["aaabb", ""],
    // Put back after a while, and changed again.
    ["aaabbbbaaaccc", "6 10 13"],
    // Another edge's copy, and old copies after a change.
    ["aaabaabbbab", ""],
    ["abaabaaabbb", ""],
    ["aaabbbaaabaaa", "6"],
    ["aaabcaaabbbccc", ""],
    ["ab", ""],
  ])("tells of thumbnails seen as %s those that changed", (seen, told) => {
    const pages = [...seen].map((tag, at) => {
      const thumbnail = tag === "." ? null : { tag, etag: null };
      return later((at + 1) * HOUR_MS, USUAL.with(0, { ...USUAL[0], thumbnail } as SeenVideo));
    });
    const { happened } = take(BEGUN, ...pages);
    expect(happened.flatMap((keys, at) => keys.map(() => at)).join(" ")).toBe(told);
  });

  it("tells a withdrawal after two whole answers without it, and only what a source can see", () => {
    const without = USUAL.toSpliced(2, 1);
    const gone = { missing: ["video-3"] };
    expect(take(BEGUN, later(HOUR_MS, without, gone), later(2 * HOUR_MS, without, gone)).happened).toEqual([
      ...[[], []],
      ["watched-withdrawn video-3"],
    ]);
    const back = later(90 * MINUTE_MS, USUAL);
    expect(take(BEGUN, later(HOUR_MS, without, gone), back, later(2 * HOUR_MS, without, gone)).last).toEqual(
      [],
    );
    const partial = { ...gone, isWhole: false };
    const partly = [1, 2, 3].map((hours) => later(hours * HOUR_MS, without, partial));
    expect(take(BEGUN, ...partly).happened.flat()).toEqual([]);
    const pushes = [1, 2].map((hours) => later(hours * HOUR_MS, [], { ...gone, source: "push" }));
    expect(take(BEGUN, ...pushes).happened.flat()).toEqual([]);
  });

  it("sees withdrawals in a feed among what it has shown, and in no empty one", () => {
    const feed = (hours: number, videos: SeenVideo[]) => later(hours * HOUR_MS, videos, { source: "feed" });
    const without = USUAL.toSpliced(2, 1);
    const shown = feed(0, USUAL);
    expect(take(shown, feed(1, without), feed(2, without)).last).toEqual(["watched-withdrawn video-3"]);
    expect(take(shown, feed(1, []), feed(2, [])).happened.flat()).toEqual([]);
    // The last of the feed left it by its age, or was known by the API alone.
    expect(take(shown, feed(1, USUAL.slice(0, 14)), feed(2, USUAL.slice(0, 14))).last).toEqual([]);
    expect(take(BEGUN, feed(1, without), feed(2, without)).last).toEqual([]);
  });

  it("tells another rhythm once, and none from few uploads", () => {
    const weekly = Array.from({ length: 10 }, (_, at) =>
      video(at + 10, { daysAgo: 7 * (at + 1) + (at % 3) / 10 }),
    );
    const begun = page(weekly);
    const daily = Array.from({ length: 6 }, (_, at) => video(at + 40, { daysAgo: -(at + 1) }));
    const pages = daily.map((_, at) =>
      later((at + 1.2) * DAY_MS, [...daily.slice(0, at + 1).reverse(), ...weekly]),
    );
    const rhythms = take(begun, ...pages)
      .happened.flat()
      .filter((key) => key.startsWith("watched-rhythm"));
    expect(rhythms).toHaveLength(1);
    expect(
      take(page(weekly.slice(0, 4)), later(DAY_MS, [...daily.slice(0, 1), ...weekly.slice(0, 4)])).last,
    ).toEqual(["watched-upload video-40"]);
  });

  it("adds no more than uploads from a page that came late", () => {
    const renamed = USUAL.with(0, { ...USUAL[0], title: "The knife you need" } as SeenVideo);
    const fresh = video(0, { daysAgo: -0.01 });
    const late = later(HOUR_MS - MINUTE_MS, [fresh, ...USUAL], { missing: ["video-3"] });
    const { happened, kept } = take(BEGUN, later(HOUR_MS, renamed), late, late);
    expect(happened.slice(2)).toEqual([["watched-upload video-0"], []]);
    expect([kept.readAt, kept.videos[1]?.title]).toEqual([START + HOUR_MS, "The knife you need"]);
  });

  it("goes on where the clock was wrong by a year and is set back", () => {
    const wrong = later(365 * DAY_MS, USUAL);
    const renamed = USUAL.with(0, { ...USUAL[0], title: "The knife you need" } as SeenVideo);
    const fresh = video(0, { daysAgo: -0.5 });
    const { happened, kept } = take(
      BEGUN,
      wrong,
      later(DAY_MS, [fresh, ...renamed]),
      later(2 * DAY_MS, [fresh, ...renamed]),
    );
    expect(happened.slice(2)).toEqual([["watched-upload video-0", "watched-title video-1"], []]);
    expect(kept.readAt).toBe(START + 2 * DAY_MS);
  });

  it("keeps 50 uploads, one count an age, and nothing unseen for 29 days", () => {
    const many = Array.from({ length: 60 }, (_, at) => video(at + 1));
    const { kept } = take(
      page(many),
      ...Array.from({ length: 60 }, (_, at) => later((at + 1) * 6 * HOUR_MS, many)),
    );
    expect(kept.videos).toHaveLength(50);
    const counts = kept.videos.map((one) => one.counts.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    const [first] = many;
    if (!first) throw new Error("no video");
    const gone = take(page(many.slice(0, 20)), later(30 * DAY_MS, [first])).kept;
    expect(gone.videos.map(({ id }) => id)).toEqual(["video-1"]);
    expect(gone.videos[0]?.counts).toHaveLength(1);
    // What left is no news when it turns up again.
    expect(take(page(many.slice(0, 20)), later(30 * DAY_MS, [first]), later(31 * DAY_MS, many)).last).toEqual(
      [],
    );
  });
});
