import { describe, expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { readLabels } from "./labels";
import type { OwnUpload } from "./own-uploads";
import { sequelWriter } from "./sequels";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const DAY_MS = 86_400_000;

const read = (title: string, daysAgo = 100): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS, multiple: 2 },
});

const OTHERS = "axle barn cabin drill easel fence"
  .split(" ")
  .map((name) => `Building the ${name} in my yard`);
/** A channel that often writes parts. */
const PARTED = ["Oak table (Part 1)", "Oak table (Part 2)", "Boat hull (Part 1)"];

/** The second one of a title, on a channel that has others before it, a month apart, and others after it. */
function second(title: string, { others = OTHERS, later = [] as string[], daysAgo = 100 } = {}) {
  const hit = read(title, daysAgo);
  const before = others.map((one, at) => read(one, 300 - 30 * at));
  const own = [...before, hit, ...later.map((one) => read(one, 10))];
  return sequelWriter(own, readLabels(own), NOW)(hit);
}

describe("sequelWriter", () => {
  it("writes a second part of a lesson, as a channel marks it that often writes parts", () => {
    expect(second("How to carve a canoe", { others: PARTED })).toEqual({
      title: "How to carve a canoe (Part 2)",
      frame: "… (Part 2)",
    });
    const barred = PARTED.map((title) => title.replace(/ \((.*)\)/, " | $1"));
    expect(second("How to carve a canoe", { others: barred })?.title).toBe("How to carve a canoe | Part 2");
    expect(second("HOW TO CARVE A CANOE", { others: PARTED })?.title).toBe("HOW TO CARVE A CANOE (PART 2)");
    expect(second("How to carve a canoe (by hand)", { others: PARTED })?.title).toBe(
      "How to carve a canoe (by hand) - Part 2",
    );
    const labeled = PARTED.map((title) => `${title} | Wood & Co`);
    expect(second("How to carve a canoe | Wood & Co", { others: [...labeled, ...OTHERS] })?.title).toBe(
      "How to carve a canoe (Part 2) | Wood & Co",
    );
  });

  it("writes none where the channel hardly does, and of no story", () => {
    expect(second("How to carve a canoe")).toBeNull();
    expect(second("Cabin on a lake at midnight", { others: PARTED })).toBeNull();
    expect(second("How to carve a canoe", { others: PARTED, daysAgo: 1200 })).toBeNull();
    expect(second("The complete guide: how to carve a canoe", { others: PARTED })).toBeNull();
  });

  it("asks for more of a list, but not of a guest's", () => {
    expect(second("3 Mistakes That Ruin a Workbench")?.title).toBe("3 More Mistakes That Ruin a Workbench");
    expect(second("3 Mistakes That Ruin a Workbench | Ann Lee")).toBeNull();
  });

  it("dates a guide that aged where its subject changes or the channel writes years", () => {
    const others = ["Best drills (2024)", "Best saws (2025)", "Best glue (2025)"];
    const guide = "How to build a workbench at home";
    expect(second(`${guide} for the spring contest`, { others, daysAgo: 400 })).toBeNull();
    expect(second(guide, { others, daysAgo: 400 })?.title).toBe(`${guide} (2026)`);
    expect(second(guide, { others })).toBeNull();
    expect(second(guide, { daysAgo: 400 })).toBeNull();
    expect(second("Python Tutorial for Web Developers", { daysAgo: 400 })?.title).toBe(
      "Python Tutorial for Web Developers (2026)",
    );
  });

  it("dates a guide by the year that the newest titles say, and by the next one in December", () => {
    const guide = "Python Tutorial for Web Developers";
    const later = ["The 2027 roadmap"];
    expect(second(guide, { daysAgo: 400, later })?.title).toBe(`${guide} (2027)`);
    const hit = read(guide, 400);
    const own = [...OTHERS.map((one, at) => read(one, 300 - 30 * at)), hit];
    const inDecember = Date.parse("2026-12-19T00:00:00.000Z");
    expect(sequelWriter(own, readLabels(own), inDecember)(hit)?.title).toBe(`${guide} (2027)`);
  });

  it("asks for no more of what aged where its subject changes", () => {
    const list = "5 Python Features for Web Developers";
    expect(second(list)?.title).toBe("5 More Python Features for Web Developers");
    expect(second(list, { daysAgo: 400 })).toBeNull();
    expect(second("3 Mistakes That Ruin a Workbench", { daysAgo: 400 })).not.toBeNull();
  });

  it("leaves what is counted, asked, of a few words, too long or continued already", () => {
    for (const title of [
      "How to carve, lesson #4: varnish",
      "How to carve Part 1",
      "How to know whether plywood is stronger than oak?",
      "Thank you",
      `How to carve ${"a very long canoe ".repeat(5)}`.slice(0, 95),
    ])
      expect(second(title, { others: PARTED })).toBeNull();
    const later = ["How to carve a bigger canoe"];
    expect(second("How to carve a canoe", { others: PARTED, later })).toBeNull();
  });
});
