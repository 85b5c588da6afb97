import { expect, it } from "vitest";
import type { PastUpload } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { LEANS, leaning, readPast } from "../ideas";
import { channelLamp, colorOf } from "./channel";
import { reasonsOf } from "./reasons";

const now = new Date("2026-11-22T10:00:00Z");

const DISHES = [
  "Lentil soup",
  "Roast beets",
  "Barley stew",
  "Onion tart",
  "Bean chili",
  "Leek pie",
  "Corn fritters",
];

/** Weekly uploads, oldest first; every second is of a format that gets four times what the others get, with noise. */
const random = seeded("light");
const uploads: PastUpload[] = Array.from({ length: 120 }, (_, at) => {
  const dish = DISHES[at % DISHES.length] ?? "";
  const isFormat = at % 2 === 0;
  const noise = (random() + random() + random() - 1.5) * 0.5;
  return {
    title: isFormat ? `My winter kitchen: ${dish}` : `${dish} and what I got wrong`,
    publishedAt: new Date(now.getTime() - (125 - at) * 7 * DAY_MS).toISOString(),
    views: Math.round(4000 * 10 ** ((isFormat ? 0.3 : -0.3) + noise)),
    durationSeconds: 600,
  };
});

function lampOf(idea: string, past: PastUpload[], asOf: Date) {
  const read = readPast(past, asOf);
  return read && channelLamp(idea, read);
}

it("takes its colour from how ideas like it did", () => {
  const good = lampOf("My winter kitchen: Leek pie", uploads, now);
  const bad = lampOf("Leek pie and what I got wrong", uploads, now);
  expect(good).toMatchObject({ color: "green", uploads: 120, improvements: [] });
  expect(good?.similar.map(({ title }) => title).join()).toContain("Leek pie");
  expect(bad?.color).toBe("red");
});

it("names the channel's own format in which the idea would be green", () => {
  const lamp = lampOf("Leek risotto", uploads, now);
  expect(lamp?.improvements[0]).toMatchObject({
    format: "My winter kitchen",
    idea: "My winter kitchen: Leek risotto",
    uploads: 60,
  });
  for (const { chance } of lamp?.improvements ?? []) expect(chance).toBeGreaterThanOrEqual(LEANS.idea.up);
});

it("puts a format that ends titles at the end of the idea", () => {
  const ending = uploads.map((one) => {
    const [format = "", dish] = one.title.split(": ");
    return dish === undefined ? one : { ...one, title: `${dish} | ${format}` };
  });
  const improvements = lampOf("Leek risotto", ending, now)?.improvements ?? [];
  expect(improvements.map(({ idea }) => idea)).toContain("Leek risotto | My winter kitchen");
});

it("joins no idea to a format that got less than is expected of it", () => {
  const weak = uploads.map((one, at) => ({
    ...one,
    title: at % 2 === 0 && at < 12 ? `Soup school: ${DISHES[at % DISHES.length]}` : one.title,
  }));
  for (const idea of ["Leek risotto", "Roast beets", "My winter kitchen, but what I got wrong"]) {
    const lamp = lampOf(idea, weak, now);
    for (const { multiple } of lamp?.improvements ?? [])
      expect(multiple).toBeGreaterThan(lamp?.expected.multiple ?? 0);
  }
});

it("is null without a past, and has no colour for nonsense", () => {
  expect(lampOf("Anything", uploads.slice(0, 4), now)).toBeNull();
  expect(lampOf("qwrtz plmkn vbxcz", uploads, now)?.color).toBe("unknown");
});

it("keeps a record of what its colours came to on the channel itself", () => {
  const record = lampOf("Leek risotto", uploads, now)?.record;
  expect(record?.uploads).toBeGreaterThan(50);
  const { green, red } = record ?? { green: { given: 0, beat: 0 }, red: { given: 0, beat: 0 } };
  expect(green.beat / green.given).toBeGreaterThan(0.8);
  expect(red.given === 0 || red.beat / red.given < 0.3).toBe(true);
  expect(lampOf("Leek risotto", uploads.slice(0, 20), now)?.record).toBeNull();
});

it.each([
  [leaning(LEANS.title.up, true), 1.2, "green"],
  ["up", 0.7, "amber"],
  [leaning(0.5, true), 1.2, "amber"],
  ["down", 1.2, "amber"],
  [leaning(LEANS.title.down, true), 0.7, "red"],
  ["up", null, "unknown"],
  ["down", null, "unknown"],
] as const)(
  "gives an idea that leans %s with similar uploads at %s the color %s",
  (leans, similarMultiple, color) => {
    expect(colorOf({ leans, similarMultiple })).toBe(color);
  },
);

it("names words that work on the channel for an idea far from it, and joins it to nothing", () => {
  const lamp = lampOf("Tax law for freelancers", uploads, now);
  expect(lamp).toMatchObject({ color: "unknown", similar: [], improvements: [] });
  expect(lamp?.strongWords[0]).toMatchObject({ format: "winter kitchen", uploads: 60 });
  expect(lampOf("Leek risotto", uploads, now)?.strongWords).toEqual([]);
});

it("joins no idea to a format of which no upload shares its subject", () => {
  const past = uploads.map((one, at) => (at % 10 === 1 ? { ...one, title: `Tax day ${at}` } : one));
  expect(lampOf("Tax day advice", past, now)).toMatchObject({ color: "red", improvements: [] });
});

const got = (title: string, multiple: number) => ({
  title,
  multiple,
  views: 1000,
  publishedAt: now.toISOString(),
});
const expectedOf = (color: "amber" | "red") => {
  const lamp = lampOf("Leek risotto", uploads, now);
  if (!lamp) throw new RangeError("no past");
  return { ...lamp.expected, leans: color === "red" ? ("down" as const) : null };
};
const shown = (color: "green" | "red" | "amber", multiples: number[], over = {}) => {
  const lamp = lampOf("Leek risotto", uploads, now);
  if (!lamp) throw new RangeError("no past");
  const similar = multiples.map((multiple, at) => got(`Upload ${at}`, multiple));
  const similarMultiple = multiples.toSorted((one, other) => one - other)[1] ?? 1;
  const expected = { ...lamp.expected, leans: null, similar: { uploads: 3, multiple: similarMultiple } };
  const asked = { ...lamp, madeBefore: null, color, similar, similarMultiple, expected, ...over };
  return reasonsOf(asked, null, null).map((one) =>
    "example" in one ? [one.kind, one.example?.multiple ?? null, one.isAgainst] : one,
  );
};

it.each([
  ["green", [0.9, 3, 105], 3],
  ["green", [1.4, 1.2, 9], 1.4],
  ["red", [1.3, 0.7, 0.1], 0.7],
  ["amber", [4, 0.9, 0.6], 0.9],
] as const)("shows for a %s with %j the one in the middle: %d", (color, multiples, example) => {
  expect(shown(color, [...multiples])).toEqual([["similar", example, false]]);
});

it.each([
  [[0.05, 41], 1, null],
  [[0.05, 41], 20.5, 41],
  [[0.9, 0.3], 0.6, 0.3],
])("names of %j, which got %d in the middle, none that did otherwise: %s", (multiples, multiple, example) => {
  const expected = { ...expectedOf("amber"), similar: { uploads: 2, multiple } };
  expect(shown("amber", multiples, { expected })).toEqual([["similar", example, false]]);
});

it("says where the few uploads that are like it point against a green or red", () => {
  const expected = { ...expectedOf("red"), similar: { uploads: 1, multiple: 2 } };
  expect(shown("red", [2], { expected })).toEqual([["upload", 2, true]]);
});

it("says of an upload made before that others did otherwise only where they did", () => {
  const madeBefore = { ...got("Made", 1.3), isSame: true };
  const against = (multiples: number[]) => shown("red", multiples, { madeBefore })[0];
  expect(against([0.5, 0.4, 0.6])).toMatchObject({ kind: "made-before", isAgainst: true });
  expect(against([1.2, 1.1, 0.9])).toMatchObject({ kind: "made-before", isAgainst: false });
});
