import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../numbers/days";
import { selectUploads } from "../growth";
import { channelLamp } from "../light/channel";
import { judgePast } from "./back-test";
import { readRecord } from "./expected";
import { ideaOnChannel } from "./idea";
import { judgeTitle } from "./judge-title";
import { packPast, recallPast } from "./kept-past";
import { fitPast } from "./past";
import { keepPasts, offerPasts, readPast } from "./read-past";
import { ideaFeatures } from "./title-features";

const NOW = new Date("2026-11-20T12:00:00Z");
/** Series with numbers and dividers, words twice, one word, no word, accents, scripts without spaces. */
const SHAPES = [
  (n: number) => `Oven repair at home, part ${n}`,
  (n: number) => `The best of the rest: bread ${n % 7}`,
  (n: number) => `包丁の研ぎ方 ${n} 新しい包丁`,
  (n: number) => ["Crème brûlée", "Шашлык", "갈비찜"][n % 3] ?? "",
  (n: number) => `${["Beets", "Leeks", "Hens"][n % 3]} | Garden diary`,
  () => "!!!",
  (n: number) => `WHY my ${n % 5 ? "kiln" : "glaze"} cracked (again?)`,
];

/** Uploads of which some came out at one instant. */
function channelOf(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    title: SHAPES[n % SHAPES.length]?.(n) ?? "",
    publishedAt: new Date(NOW.getTime() - (count - (n % 9 ? n : n + 1) + 5) * DAY_MS),
    views: Math.round(1000 * 10 ** ((n ** 2 * 0.618) % 1) * (n % 7 === 1 ? 4 : 1)),
    durationSeconds: 600,
  }));
}

const IDEAS = [
  "oven repair",
  "bread",
  "Oven repair at home, part 2000: the last of the rest",
  "研ぎ方 包丁",
  "шашлык and crème",
  "Garden diary | What the hens and leeks got up to",
  "the",
  "zxqv",
];

describe.each([30, 420, 1700])("of %i uploads, as kept", (count) => {
  const { usable } = selectUploads(channelOf(count), NOW);
  const fitted = fitPast(usable);
  const recalled = recallPast(usable, JSON.parse(JSON.stringify(packPast(fitted))));
  if (!recalled) throw new Error("nothing was kept");

  it.each(IDEAS)("says the same of %s", (idea) => {
    const features = ideaFeatures(idea);
    expect(judgeTitle(recalled, features)).toEqual(judgeTitle(fitted, features));
    expect(judgeTitle(recalled, features, 22)).toEqual(judgeTitle(fitted, features, 22));
    expect(ideaOnChannel(idea, recalled)).toEqual(ideaOnChannel(idea, fitted));
    expect(channelLamp(idea, recalled)).toEqual(channelLamp(idea, fitted));
  });

  it("has the same record, words and titles", () => {
    expect(readRecord(recalled).misses).toEqual(readRecord(fitted).misses);
    expect(judgePast(recalled, readRecord(recalled))).toEqual(judgePast(fitted, readRecord(fitted)));
    for (const at of fitted.kept.keys()) {
      const { words, start } = fitted.wordsOf(at);
      expect(recalled.wordsOf(at)).toEqual({ words, start });
    }
    expect(recalled.kept.map(({ multiple }) => multiple)).toEqual(
      fitted.kept.map(({ multiple }) => multiple),
    );
  });
});

it("is used for the very same uploads alone", () => {
  const uploads = channelOf(60);
  const other = uploads.map((upload, at) => (at === 3 ? { ...upload, views: upload.views + 1 } : upload));
  const [[key = "", past] = []] = keepPasts(uploads, NOW);
  if (!past) throw new Error("nothing was kept");
  // Three others are read, so that this one is not at hand any more.
  for (const days of [1, 2, 3]) readPast(uploads, new Date(NOW.getTime() + days * DAY_MS));
  // Without what its chances were based on, by which it is told from one that is read anew.
  offerPasts([[key, { ...past, bases: "" }]]);
  const based = (own: typeof uploads) => {
    const read = readPast(own, NOW);
    return read && judgePast(read, readRecord(read)).filter(({ basis }) => basis === "uploads").length;
  };
  expect(based(other)).toBeGreaterThan(10);
  expect(based(uploads)).toBe(0);
});
