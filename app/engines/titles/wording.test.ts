import { expect, it } from "vitest";
import { KNOWN_FORMS } from "./known";
import { chanceOfMoreClicks, scoreTitle } from "./score";
import { findChannelName, packWords, readWording, unpackWords } from "./wording";

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
  ["a channel's name", "Restoring an old axe | Rustoil"],
  ["an emoji", "Restoring an old axe 🪓🔥"],
  ["hashtags", "Restoring an old axe #diy #axe"],
])("scores a title the same without %s", (_, title) => {
  expect(scoreTitle(title).logit).toBe(scoreTitle("Restoring an old axe").logit);
  expect(chanceOfMoreClicks("Restoring an old axe", title)).toBe(0.5);
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

it("unpacks every word with its weight, within half a step", () => {
  const table = new Map([
    ["tea", 0.5],
    ["a", -0.25],
    ["teapot", 0.125],
    ["zoo", -0.5],
    ["team", 0],
  ]);
  const packed = packWords(table);
  expect(packed.words).toBe("AaAteaDmDpotAzoo");
  const again = unpackWords(packed);
  expect([...again.keys()]).toEqual(["a", "tea", "team", "teapot", "zoo"]);
  for (const [word, weight] of table) {
    expect(Math.abs((again.get(word) ?? Number.NaN) - weight)).toBeLessThanOrEqual(packed.step / 2 + 1e-9);
  }
});

it("unpacks words that share more than 25 letters", () => {
  const long = "a".repeat(30);
  const table = new Map([
    [long, 1],
    [`${long}b`, -1],
  ]);
  expect([...unpackWords(packWords(table)).keys()]).toEqual([long, `${long}b`]);
});
