import { expect, it } from "vitest";
import { KNOWN_FORMS } from "./known";
import { findChannelName, isKnown, readLanguage, readWording } from "./wording";

it.each([
  ["Restoring an old axe | Rustoil", "Rustoil"],
  ["Restoring an old axe || RustoilWorks", "RustoilWorks"],
  ["I cooked steak in wax｜Rustoil Foods", "Rustoil Foods"],
  ["The economy of bees | Bees Explained", "Bees Explained"],
  ["The fall of Rome | Ann Lee | TED", "TED"],
])("finds the channel's name in %j", (title, name) => {
  expect(findChannelName(title)?.name).toBe(name);
});

it.each([
  "Restoring an old axe - Rustoil",
  "The fall of Rome | Ann Lee",
  "Charts in Python | Scatter Plots",
  "How forests burn | Biochemistry",
  "Learn a word a day | ESL",
  "Containers: ECS | EKS | ECR",
  "My dream gear | Full List Explained",
  "Sorting in C | Rustoil #4",
  "Sorting in C | rustoil",
  "| Rustoil",
  "Rustoil",
  "",
])("finds no channel's name in %j", (title) => {
  expect(findChannelName(title)).toBeNull();
});

it.each([
  ["Restoring an old axe 🪓 | Rustoil #diy #axe", "Restoring an old axe"],
  ["The fall of Rome | Rome Talks | TED", "The fall of Rome"],
  ["Sorting in C, part #4", "Sorting in C, part #4"],
  ["Dinner w/ the neighbours , again", "Dinner with the neighbours, again"],
  ["#diy #axe", "#diy"],
  ["🪓", ""],
])("reads %j as %j", (title, wording) => {
  expect(readWording(title)).toBe(wording);
});

it.each([
  ["Restoring an old axe 🪓 | Rustoil #diyaxe", 4, true],
  ["Zzkwx vvqor", 2, false],
  ["Cómo hacer pan en casa sin horno", 7, false],
  ["🪓 2026", 0, false],
])("reads the language of %j", (title, words, isEnglish) => {
  expect(readLanguage(title)).toEqual({ words, isEnglish });
});

it("knows English words, with apostrophes and numbers, and no others", () => {
  expect(["why", "a", "don't", "dad's", "2026", "kitchen"].map(isKnown)).not.toContain(false);
  expect(["rustoil", "codm", "warum", ""].map(isKnown)).not.toContain(true);
});

it("leaves out only what makes no difference on channels", () => {
  for (const form of ["channelName", "emoji", "hashtag"] as const)
    expect(KNOWN_FORMS[form].verdict).toBe("no difference");
});

it("reads a title of many bars in time", () => {
  const title = "Rust | Rustoil ".repeat(20_000);
  const from = performance.now();
  readWording(title);
  expect(performance.now() - from).toBeLessThan(500);
});
