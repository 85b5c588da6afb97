import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { titleTagger } from "./nouns";
import { madeBefore, type OwnUpload } from "./own-uploads";
import { readPhrases } from "./phrases";
import { slotWriter } from "./slots";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");

const read = (title: string, at: number): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: NOW - (500 - 60 * at) * 86_400_000, multiple: 1.5 },
});

const INTRODUCED = ["cedar canoe", "spoon carving", "oak barrels"].map((one) => `Introduction to ${one}`);
const CHARTS = ["waterfall chart", "bubble chart", "pie chart"].map((one) => `A ${one} in Excel`);

const titleFor = (subject: string, ...titles: string[]) => {
  const own = titles.map(read);
  const write = slotWriter(readPhrases(own), {
    tag: titleTagger(),
    isEnglish: true,
    isMade: madeBefore(own),
    now: NOW,
  });
  return write(subject)?.title ?? null;
};

it("puts a thing into a frame that takes any, and into one where others of its kind stood", () => {
  expect(titleFor("birch bark", ...INTRODUCED, "My birch bark is back")).toBe("Introduction to birch bark");
  expect(
    titleFor("funnel chart", ...CHARTS, "Why a funnel chart in Excel hides seasonal numbers from managers"),
  ).toBe("A funnel chart in Excel");
});

it("puts it into no frame that names something else, asks for something to do, or is of a year that is over", () => {
  expect(titleFor("funnel chart", ...CHARTS, "Why a funnel chart fails")).toBeNull();
  const done = ["carve spoons", "steam planks", "sharpen knives"].map((one) => `How to ${one}`);
  expect(titleFor("birch bark", ...done, "My birch bark is back")).toBeNull();
  const over = INTRODUCED.map((title) => `${title} (2019) again`);
  expect(titleFor("birch bark", ...over, "My birch bark is back")).toBeNull();
});

it("says nothing that was made already", () => {
  expect(titleFor("birch bark", ...INTRODUCED, "Introduction to birch bark")).toBeNull();
  expect(titleFor("birch bark", ...INTRODUCED, "What is birch bark (for boats)")).toBeNull();
  expect(titleFor("birch bark", ...INTRODUCED, "Birch bark | Part 1")).toBeNull();
});

it("takes no frame of one occasion", () => {
  const own = [...INTRODUCED, "My birch bark is back"].map((title) => read(title, 0));
  const asked = { tag: titleTagger(), isEnglish: true, isMade: madeBefore(own), now: NOW };
  expect(slotWriter(readPhrases(own), asked)("birch bark")).toBeNull();
});
