import { expect, it } from "vitest";
import type { PastUpload } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { LEANS, leaning, readPast } from "../ideas";
import { channelLamp, colorOf } from "./channel";

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

it("joins an idea far from the channel to words that work on it", () => {
  const lamp = lampOf("Tax law for freelancers", uploads, now);
  expect(lamp).toMatchObject({ color: "unknown", similar: [] });
  expect(lamp?.improvements[0]).toMatchObject({
    format: "winter kitchen",
    idea: "Winter kitchen: Tax law for freelancers",
    uploads: 60,
  });
});
