import { expect, it } from "vitest";
import { moreOf } from "./lists";

it("asks for more of what a title counts, in its language and case", () => {
  expect(moreOf("3 Mistakes That Ruin a Workbench", "en")).toBe("3 More Mistakes That Ruin a Workbench");
  expect(moreOf("Top 10 workshop tools I use", "en")).toBe("10 more workshop tools I use");
  expect(moreOf("5 TRICKS FOR BOATS", "en")).toBe("5 MORE TRICKS FOR BOATS");
  expect(moreOf("5 rules to skip in Boats 2e", "en")).toBe("5 more rules to skip in Boats 2e");
  expect(moreOf("5 Tipps für Boote", "de")).toBe("5 weitere Tipps für Boote");
  expect(moreOf("7 dicas para barcos", "pt")).toBe("Mais 7 dicas para barcos");
});

it("finds nothing to count in spans, degrees, contests, names and what counts twice", () => {
  for (const title of [
    "4 Days Camping in Alaska",
    "13 Most Evil Workshop Fails",
    "2 Boats vs 1 Canoe",
    "10 Countries, 10 Breakfasts",
    "5 Tools for 2024",
    "12 rye",
    "1 Tools",
    "Building a boat",
  ])
    expect(moreOf(title, "en")).toBeNull();
  expect(moreOf("3 cose", "it")).toBeNull();
});
