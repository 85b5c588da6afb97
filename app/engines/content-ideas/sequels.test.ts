import { describe, expect, it } from "vitest";
import { splitWords } from "../../words/words";
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

/** The second one of a title, on a channel that has others before it and after it. */
function second(
  title: string,
  { others = OTHERS, later = [] as string[], daysAgo = 100, goesOn = false } = {},
) {
  const hit = read(title, daysAgo);
  const own = [...others.map((one) => read(one)), hit, ...later.map((one) => read(one))];
  return sequelWriter(own, NOW, goesOn)(hit);
}

describe("sequelWriter", () => {
  it("writes a second part, in the channel's language and case", () => {
    expect(second("I carved a canoe from one oak")).toEqual({
      title: "I carved a canoe from one oak (Part 2)",
      frame: "… (Part 2)",
    });
    const french = ["Je construis une cabane dans les bois", "Comment réparer une vieille porte"];
    expect(second("Comment quitter son business", { others: french })?.title).toBe(
      "Comment quitter son business (Partie 2)",
    );
    expect(second("PRANK THE WHOLE WORKSHOP")?.title).toBe("PRANK THE WHOLE WORKSHOP (PART 2)");
    expect(second("Sanding a boat (by hand)")?.title).toBe("Sanding a boat (by hand) - Part 2");
  });

  it("marks a part as the channel does, before what its titles end in", () => {
    const parts = ["Oak table | Part 1", "Oak table | Part 2", "Boat hull | Part 1"];
    expect(second("I carved a canoe", { others: parts })?.title).toBe("I carved a canoe | Part 2");
    const labeled = OTHERS.map((title) => `${title} | Wood & Co`);
    expect(second("I carved a canoe | Wood & Co", { others: labeled })?.title).toBe(
      "I carved a canoe (Part 2) | Wood & Co",
    );
  });

  it("asks for more of a list", () => {
    expect(second("3 Mistakes That Ruin a Workbench")?.title).toBe("3 More Mistakes That Ruin a Workbench");
    expect(second("Top 10 workshop tools I use")?.title).toBe("10 more workshop tools I use");
    expect(second("4 Days Camping in Alaska")).toBeNull();
    expect(second("13 Most Evil Workshop Fails")).toBeNull();
  });

  it("dates a guide that aged where the channel writes years", () => {
    const others = ["Best drills (2024)", "Best saws (2025)", "Best glue (2025)"];
    const guide = "How to build a workbench at home";
    expect(second(guide, { others, daysAgo: 400 })?.title).toBe(`${guide} (2026)`);
    expect(second(guide, { others })?.title).toBe(`${guide} (Part 2)`);
    expect(second(guide, { daysAgo: 400 })?.title).toBe(`${guide} (Part 2)`);
  });

  it("goes on with a story or a purchase after a year, and with no second part of what was told", () => {
    const later = (title: string, daysAgo: number, others = OTHERS, goesOn = false) =>
      second(title, { others, daysAgo, goesOn })?.title ?? null;
    expect(later("Why the sawmills are losing the war on beetles", 100)).toBeNull();
    expect(later("Why the sawmills are losing the war on beetles", 400)).toBe(
      "Why the sawmills are losing the war on beetles (one year later)",
    );
    expect(later("Makita Cordless Drill Review", 700)).toBe("Makita Cordless Drill Review (Two Years Later)");
    expect(later("Cabin on a lake at midnight", 400)).toBeNull();
    const french = ["Je construis une cabane dans les bois", "Comment réparer une vieille porte"];
    expect(later("J'ai démissionné de mon business", 400, french)).toBe(
      "J'ai démissionné de mon business (un an après)",
    );
    // Where little else is left, a channel that often writes parts goes on with anything that is not closed.
    const parts = ["Oak table | Part 1", "Oak table | Part 2", "Boat hull | Part 1"];
    expect(later("Cabin on a lake at midnight", 100, parts)).toBeNull();
    expect(later("Cabin on a lake at midnight", 100, parts, true)).toBe(
      "Cabin on a lake at midnight | Part 2",
    );
  });

  it("looks back at the first clause of a Chinese title, in the channel's own signs", () => {
    const others = ["板鹅，一道用时间做出来的美味", "采一箩筐野菜，做一桌绿叶宴"];
    const chinese = (title: string, daysAgo: number, own = others) =>
      second(title, { others: own, daysAgo })?.title ?? null;
    expect(chinese("历经三年开花结果的神奇调料——甜到结晶", 400)).toBe("历经三年开花结果的神奇调料（一年后）");
    expect(chinese("历经三年开花结果的神奇调料", 100)).toBe("历经三年开花结果的神奇调料（后续）");
    expect(chinese("冷錢包是什麼才最安全丨開箱", 400, ["買入輕鬆的幣種在這裡", "怎麼看懂市場的變化"])).toBe(
      "冷錢包是什麼才最安全（一年後）",
    );
    expect(chinese("糖心苹果——甜到结晶的丑苹果", 100)).toBeNull();
  });

  it("leaves what is closed, counted, asked, of a few words, too long or continued already", () => {
    for (const title of [
      "Canoe build: the final part of our journey",
      "Makita drill review after heavy use",
      "Boat diary #4: varnish",
      "Is plywood stronger than oak?",
      "Thank you",
      `I carved ${"a very long canoe ".repeat(5)}`.slice(0, 95),
    ])
      expect(second(title)).toBeNull();
    expect(second("I carved a canoe from oak", { later: ["I carved a bigger canoe from oak"] })).toBeNull();
  });
});
