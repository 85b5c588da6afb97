import { describe, expect, it } from "vitest";
import { leastTime } from "../../../tests/support/cpu-time";
import { chanceAnywhere, chanceOfIdea, chanceOnChannel, ideaAnywhere, ideaOnChannel, readPast } from ".";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;
const TOPICS = [
  "Oven chat with Anna",
  "Flour mill visit in Bern",
  "Questions about starters",
  "Bakery tour of Lyon",
];

/** An upload every third day: each fourth is of a series that gets three times the views. */
const uploads = (many: number) =>
  Array.from({ length: many }, (_, at) => ({
    title: at % 4 === 0 ? `Rye from scratch #${at / 4 + 1}` : `${TOPICS[at % 4]}, ${at}`,
    publishedAt: new Date(NOW.getTime() - (many - at) * 3 * DAY_MS - 40 * DAY_MS),
    views: (at % 4 === 0 ? 3000 : 1000) + ((at * 37) % 90),
  }));

const past = (many = 80) => {
  const found = readPast(uploads(many), NOW);
  if (!found) throw new Error("too few uploads");
  return found;
};

describe("an idea on a channel", () => {
  it("like the channel's best series is above the usual, and names its uploads", () => {
    const idea = ideaOnChannel("Rye from scratch #21", past());
    expect(idea.multiple).toBeGreaterThan(1.8);
    expect(idea.chance).toBeGreaterThan(0.75);
    expect(idea.explained).toBeGreaterThan(0.4);
    expect(idea.similar).toHaveLength(3);
    for (const { title, multiple } of idea.similar) {
      expect(title).toMatch(/^Rye from scratch/);
      expect(multiple).toBeGreaterThan(2);
    }
  });

  it("of unknown words is near the channel's usual, and hardly explained by its uploads", () => {
    const idea = ideaOnChannel("zzkwx vvqor", past());
    expect(idea.multiple).toBeGreaterThan(0.6);
    expect(idea.multiple).toBeLessThan(1.7);
    expect(idea.explained).toBeLessThan(0.2);
    expect(idea.similar).toEqual([]);
    expect(idea.expected.high / idea.expected.low).toBeGreaterThan(2);
  });

  it("of a word or two is like the titles that have them, plurals alike", () => {
    const mills = ideaOnChannel("mills", past());
    expect(mills).toMatchObject({ basis: "uploads" });
    for (const { title } of mills.similar) expect(title).toMatch(/^Flour mill/);
    expect(ideaOnChannel("rockets on the moon", past()).similar).toEqual([]);
  });

  it("is compared with another, and with itself is a coin", () => {
    const [series, chat] = ["Rye from scratch #21", "Oven chat with Anna, 90"].map((title) =>
      ideaOnChannel(title, past()),
    );
    if (!series || !chat) throw new Error("no idea");
    expect(chanceOnChannel(series, chat)).toBeGreaterThan(0.7);
    expect(chanceOnChannel(series, chat) + chanceOnChannel(chat, series)).toBeCloseTo(1);
    expect(chanceOnChannel(chat, chat)).toBe(0.5);
  });

  it("needs five uploads, and takes any text", () => {
    expect(readPast(uploads(4), NOW)).toBeNull();
    for (const title of ["", "😀", "\u0000\ud800", "東京で一番安いラーメン", "x".repeat(5000)]) {
      const { multiple, chance } = ideaOnChannel(title, past(5));
      expect(Number.isFinite(multiple)).toBe(true);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });

  it("is listed by the same figures", () => {
    for (const title of [
      "Rye from scratch #21",
      "Oven chat with Anna, 90",
      "flour mill",
      "rockets on the moon",
    ]) {
      const { chance, expected, similarMultiple, similar } = ideaOnChannel(title, past());
      const { similar: alike, ...listed } = chanceOfIdea(title, past());
      expect(listed).toEqual({ chance, leans: expected.leans, similarMultiple });
      expect(alike.map(({ at }) => past().earlier.uploads[at]?.upload.title)).toEqual(
        similar.map((one) => one.title),
      );
    }
  });

  it("is one of 200 that 2,000 uploads judge in under 300 ms once warm", () => {
    const many = past(2000);
    const ideas = Array.from({ length: 100 }, (_, at) => [
      `Rye from scratch #${3000 + at}`,
      `rye ${at} mill`,
    ]);
    const judge = () => {
      for (const idea of ideas.flat()) chanceOfIdea(idea, many);
    };
    expect(leastTime(judge, 300)).toBeLessThan(300);
  });

  it("is read from 2,000 uploads in under 60 ms once warm", () => {
    const many = uploads(2000);
    const read = () => {
      const found = readPast(many, NOW);
      if (found) ideaOnChannel("Rye from scratch #600", found);
    };
    expect(leastTime(read, 60)).toBeLessThan(60);
  });
});

describe("an idea anywhere", () => {
  it("of no known word is as usual", () => {
    expect(ideaAnywhere("zq")).toMatchObject({ multiple: 1, words: { known: 0, all: 1 } });
    expect(chanceAnywhere(ideaAnywhere("zq"), ideaAnywhere("qz"))).toBe(0.5);
  });

  it("promises little", () => {
    for (const title of ["My biggest mistake so far", "Livestream replay part 3", "Weekly update"]) {
      const { multiple } = ideaAnywhere(title);
      expect(multiple, title).toBeGreaterThan(0.3);
      expect(multiple, title).toBeLessThan(3);
    }
  });
});
