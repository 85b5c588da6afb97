import { describe, expect, it } from "vitest";
import { nameKey, readNumbers } from "./title-names";

/** The first number of a title with its likeliest name: "Rye week 3". */
function first(title: string): string | null {
  const [one] = readNumbers(title);
  if (!one) return null;
  const { season, episode, names } = one;
  return `${names[0] ?? ""} ${season === null ? "" : `S${season}E`}${episode}`.trim();
}

describe("readNumbers", () => {
  it.each([
    ["Rye week #3", "Rye week 3"],
    ["Rye week # 3: the crust", "Rye week 3"],
    ["Part 2: the crust", "the crust 2"],
    ["Boat diary Ep. 4", "Boat diary 4"],
    ["Boat diary – Episode #12 – sanding", "Boat diary 12"],
    ["Boat diary Ep4", "Boat diary 4"],
    ["Learning piano | Day 12", "Learning piano 12"],
    ["Day 12 of learning piano", "learning piano 12"],
    ["Harbor S2E4", "Harbor S2E4"],
    ["Harbor S02 E04 the storm", "Harbor S2E4"],
    ["Harbor 2x04", "Harbor S2E4"],
    ["Harbor: Season 2, Episode 4", "Harbor S2E4"],
    ["Rye week III", "Rye week 3"],
    ["Rye week XIV: crumbs", "Rye week 14"],
    ["Rye week Part IV", "Rye week 4"],
    ["Rye week Part Two", "Rye week 2"],
    ["Rye week (2/5)", "Rye week 2"],
    ["Bootsbau Teil 3", "Bootsbau 3"],
    ["Bootsbau 3. Teil", "Bootsbau 3"],
    ["Bootsbau Folge 3", "Bootsbau 3"],
    ["Pan de centeno: parte 3", "Pan de centeno 3"],
    ["Pan de centeno, capítulo 3", "Pan de centeno 3"],
    ["O barco – Episódio 3", "O barco 3"],
    ["Le bateau, épisode 3", "Le bateau 3"],
    ["Le bateau, partie 3", "Le bateau 3"],
    ["Лодка. Часть 3", "Лодка 3"],
    ["Лодка 3 серия", "Лодка 3"],
    ["Tekne 3. Bölüm", "Tekne 3"],
    ["船を作る 第3話", "船を作る 3"],
    ["船を作る 第３話 帆", "船を作る 3"],
    ["船を作る 第十二回", "船を作る 12"],
    ["배 만들기 3화", "배 만들기 3"],
  ])("reads “%s” as %s", (title, read) => expect(first(title)).toBe(read));

  it.each([
    "iPhone 12 review",
    "Top 10 sourdough mistakes",
    "Best of 2025",
    "4K footage of #30daychallenge",
    "I went to sea",
    "MIX of the week",
    "Chapter",
    "#",
    "#0",
    "Ratio 3:2",
    "Part 2.5 of a kind",
    "第話",
    "",
  ])("finds no episode in “%s”", (title) => {
    expect(readNumbers(title)).toEqual([]);
  });

  it("offers every piece between a title's marks as a name, the nearest first", () => {
    expect(readNumbers("Sanding the hull | Boat diary | Day 12 | Harbor Frame")[0]).toMatchObject({
      names: ["Boat diary", "Sanding the hull", "Harbor Frame"],
      word: "Day",
    });
  });

  it("reads each of several numbers", () => {
    expect(readNumbers("Rye week #3 | Day 12").map(({ episode }) => episode)).toEqual([3, 12]);
  });

  it("reads no further than a title may go", () => {
    expect(readNumbers(`${"a ".repeat(100)}#3`)).toEqual([]);
  });
});

it("gives one key to a name however it is written", () => {
  expect(nameKey("Rye  Week!")).toBe(nameKey("rye week"));
  expect(nameKey("Épisodes d’été")).toBe("episodes d ete");
  expect(nameKey("#12")).toBe("");
});
