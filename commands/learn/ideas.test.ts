import { expect, it } from "vitest";
import { packWords, unpackWords } from "../../app/engines/ideas/channels-model";
import { readHistories } from "../measures/channel-histories";
import { calibrate } from "./ideas";
import { readIdeaChannels } from "./ideas-channels";
import { learnWords } from "./ideas-words";

const HEADING = "channel,title,published_at,age_days,views,duration_s\n";
const DAY_MS = 86_400_000;
const OTHERS = ["bread", "ovens", "flour", "salt", "crumb"];

function rows(channel: string): string {
  return Array.from({ length: 60 }, (_, at) => {
    const day = new Date(Date.UTC(2024, 0, 1) + at * DAY_MS).toISOString().slice(0, 10);
    const [mark, views] = at % 4 === 0 ? ["zabbed", 2500] : at % 4 === 2 ? ["flumpy", 400] : ["plain", 1000];
    const own = at % 2 === 0 ? `only${channel}` : "";
    return `${channel},${mark} ${OTHERS[at % 5]} ${own},${day},${400 - at},${views},600\n`;
  }).join("");
}
const channels = readIdeaChannels(readHistories(HEADING + ["a", "b", "c", "d", "e", "f"].map(rows).join("")));

it("learns words that several channels share, and none of one channel", () => {
  const words = learnWords(channels);
  expect(words.get("zabbed")).toBeGreaterThan(0.02);
  expect(words.get("flumpy")).toBeLessThan(-0.02);
  expect(Math.abs(words.get("bread") ?? 0)).toBeLessThan(0.02);
  expect([...words.keys()].filter((word) => word.startsWith("only"))).toEqual([]);
  expect(learnWords([]).size).toBe(0);
});

it("keeps words and their weights to thousandths", () => {
  const words = new Map([
    ["rye", 0.0124],
    ["パン", -0.3],
    ["of nothing", 0.0001],
  ]);
  expect([...unpackWords(packWords(words))]).toEqual([
    ["rye", 0.012],
    ["パン", -0.3],
  ]);
});

it("fits chances that come true", () => {
  const pairs = Array.from({ length: 400 }, (_, at) => (at % 4 === 0 ? -0.2 : 0.2));
  const usual = Array.from({ length: 400 }, (_, at) => ({
    off: at % 2 === 0 ? 0.5 : -0.5,
    deviation: 1,
    actual: at % 10 < 7 === (at % 2 === 0) ? 1 : -1,
  }));
  const { pair, beat, spread } = calibrate([
    { channel: "a", pairs: [], byHistory: pairs, byWords: pairs, usual },
  ]);
  expect(1 / (1 + Math.exp(-pair * 0.2))).toBeCloseTo(0.75, 2);
  const hits = usual.filter(({ off, actual }) => off > 0 && actual > 0).length / 200;
  expect(1 / (1 + Math.exp(-(beat.intercept + beat.slope * 0.5)))).toBeCloseTo(hits, 1);
  expect(spread).toBeGreaterThan(0);
});
