import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillFrame } from "./frame-text";
import { FRAMES_BEAT, findFrames } from "./frames";

const results = (titles: string[], multiple: number) => titles.map((title) => ({ title, multiple }));
const OTHERS = results(
  "tart beets stew fritters chili soup pie salad risotto pancakes curry gratin"
    .split(" ")
    .map((dish) => `Onion ${dish}`),
  0.8,
);
const textsOf = (titles: string[], multiple = 3) =>
  findFrames([...results(titles, multiple), ...OTHERS]).map(({ text }) => text);

it("finds what titles of different subjects share, with a gap for each number that differs", () => {
  const titles = [
    "Kimchi explained in 5 minutes",
    "Tofu explained in 9 minutes",
    "Miso explained in 7 minutes",
  ];
  expect(findFrames([...results(titles, 3), ...OTHERS])).toEqual([
    expect.objectContaining({ text: "… explained in … minutes", from: [2, 1, 0], multiple: 3 }),
  ]);
});

it("reads beginnings, comparisons and other languages", () => {
  expect(textsOf(["I tried every Kimchi", "I tried every Tofu", "I tried every Miso"])).toEqual([
    "I tried every …",
  ]);
  expect(textsOf(["Kimchi vs Tofu", "Miso vs Natto", "Tempeh vs Seitan"])).toEqual(["… vs …"]);
  expect(textsOf(["Cómo hacer Kimchi", "Cómo hacer Tofu", "Cómo hacer Miso"])).toEqual(["Cómo hacer …"]);
});

it("writes single spaces, however the titles were spaced", () => {
  const spaced = ["I  tried\u00a0every Kimchi", "I tried  every Tofu", "I  tried every  Miso "];
  expect(textsOf(spaced)).toEqual(["I tried every …"]);
});

it("leaves a gap for a year", () => {
  const shows = ["Kimchi at the fall 2022 show", "Tofu at the fall 2022 show", "Miso at the fall 2022 show"];
  expect(textsOf(shows)).toEqual(["… at the fall … show"]);
});

it("writes no half of a pair of brackets", () => {
  expect(textsOf(["「My day」Kimchi stew", "「My day」Tofu cake", "「My day」Miso tart"])).toEqual([
    "「My day」…",
  ]);
  expect(textsOf(["Miso (crash course)", "Tofu [easy crash course]", "Kimchi (full crash course)"])).toEqual([
    "… (… crash course)",
  ]);
  expect(textsOf(["#1 player in Kimchi", "#1 player in Tofu", "#1 player in Miso"])).toEqual([
    "#1 player in …",
  ]);
});

it.each([
  ["two uploads", ["I tried every Kimchi", "I tried every Tofu"], 3],
  ["one subject", ["I tried every Kimchi", "I tried every red Kimchi", "I tried every old Kimchi"], 3],
  [
    "no more than the uploads around",
    ["I tried every Kimchi", "I tried every Tofu", "I tried every Miso"],
    1,
  ],
  ["a subject", ["Kimchi Bern market", "Kimchi Bern oven", "Kimchi Bern flour"], 3],
  ["episodes", ["Kimchi | Part 1", "Tofu | Part 2", "Miso | Part 3"], 3],
  ["hashtags", ["Kimchi #cooking #easy", "Tofu #cooking #easy", "Miso #cooking #easy"], 3],
])("keeps no frame of %s", (_, titles, multiple) => {
  expect(textsOf(titles, multiple)).toEqual([]);
});

it("fills a gap beside a divider, and bends no other", () => {
  const frameOf = (titles: string[]) => {
    const [frame] = findFrames([...results(titles, 3), ...OTHERS]);
    if (!frame) throw new Error("no frame");
    return frame;
  };
  const walked = frameOf(["Kimchi | Full walkthrough", "Tofu | Full walkthrough", "Miso | Full walkthrough"]);
  expect(fillFrame(walked, "sourdough $& starter", 100)).toBe("sourdough $& starter | Full walkthrough");
  expect(fillFrame(walked, "sourdough starter", 20)).toBe("… | Full walkthrough");
  expect(fillFrame(walked, " ", 100)).toBe("… | Full walkthrough");
  expect(fillFrame(walked, "Rye | Full walkthrough", 100)).toBeNull();
  const audio = frameOf(["Kimchi (Official audio)", "Tofu (Official audio)", "Miso (Official audio)"]);
  expect(fillFrame(audio, "Sourdough live", 100)).toBe("… (Official audio)");
  const series = frameOf(["Kimchi [FULL SERIES]", "Tofu [FULL SERIES]", "Miso [FULL SERIES]"]);
  expect(fillFrame(series, "Sourdough", 100)).toBe("… [FULL SERIES]");
  const tried = frameOf(["I tried every Kimchi", "I tried every Tofu", "I tried every Miso"]);
  expect(fillFrame(tried, "rye", 100)).toBe("I tried every …");
});

it("quotes how many later uploads beat the usual", () => {
  const row = readFileSync("docs/evaluation/titles.md", "utf8").match(/^titles {2}frames {2}beat .*$/m)?.[0];
  expect(row?.match(/0\.\d{3}/g)?.[1]).toBe(String(FRAMES_BEAT));
});
