import { expect, it } from "vitest";
import { UNMEASURED } from "../../model/upload";
import { HIGH_BAR } from "./hits";
import { readSeries, seriesIdeas } from "./own";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const upload = (title: string, daysAgo: number, views: number) => ({
  ...{ ...UNMEASURED, title, views, durationSeconds: 600 },
  publishedAt: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  countedAt: new Date(NOW).toISOString(),
});
const OTHERS = "axle,barn,cabin,drill,easel,fence,gate,hull,inlay,joist".split(",");
/** What is offered of the titles, a month apart and the last 80 days ago, which did better than those between them. */
function offered(own: readonly string[]) {
  const uploads = [
    ...OTHERS.map((one, at) => upload(`Repairing the ${one}`, 400 - 30 * at, 1000)),
    ...own.map((title, at) => upload(title, 80 + 30 * (own.length - 1 - at), 3000)),
  ];
  return seriesIdeas(readSeries(uploads, "Oak Yard"), NOW, HIGH_BAR).map(
    ({ title, subject }) => title ?? subject,
  );
}

it("numbers the next episode by the name that stands before its number", () => {
  const episodes = [1, 2, 3, 4].map((number) => `What is my bounty worth? Bounty vlog #${number}`);
  expect(offered(episodes)).toEqual(["Bounty vlog #5"]);
});

it("goes on with no series that came to its end", () => {
  const episodes = [1, 2, 3].map((number) => `Boat log #${number}: day ${number}`);
  expect(offered([...episodes, "Boat log #4: day 4"])).toEqual(["Boat log #5"]);
  expect(offered([...episodes, "Boat log #4: the finale"])).toEqual([]);
});

it("names a series of one word that begins titles before a colon", () => {
  const episodes = ["a tide", "a storm", "an old map", "the reef"].map((one) => `Seafaring: ${one}`);
  expect(offered(episodes)).toEqual(["Seafaring: …"]);
});

it("numbers none that went on to higher numbers another time", () => {
  const episodes = [1, 2, 3, 4].map((number) => upload(`Oak diary #${number}`, 80 + 30 * (4 - number), 3000));
  const others = OTHERS.map((one, at) => upload(`Repairing the ${one}`, 400 - 30 * at, 1000));
  const [first] = readSeries([...others, ...episodes], "Pine Yard");
  if (!first) throw new Error("a series was expected");
  const later = { ...first, episodes: first.episodes.map((one) => ({ ...one, episode: one.episode + 40 })) };
  expect(seriesIdeas([first], NOW, HIGH_BAR)).toMatchObject([{ title: "Oak diary #5" }]);
  expect(seriesIdeas([first, { ...later, isNamed: false }], NOW, HIGH_BAR)).toEqual([]);
});
