import { describe, expect, it } from "vitest";
import { FOLD, findKeywordPlaces, findTitleKeywords } from "../../engines/descriptions";
import { seeded } from "../../numbers/chance";
import { compose } from "./compose";
import { listImprovements } from "./rewrite";
import { STARTING_DESCRIPTIONS } from "./sample";

const TITLE = "Restoring a 1970s bench plane without buying a single tool";
const RICH = `It cost me 12 euros and 3 evenings.  
The sole was 0.4 mm hollow (see https://example.com/flatness for how I measured, it is worth its own video really).

Chapters:
0:00 The plane
3:10 Flattening
1:02:30 The last shaving

What I used:
Sandpaper https://example.com/paper
https://example.com/wax
#woodworking #HandTools
Instagram: https://example.com/me`;

function rewrite(title: string, description: string, seed = "seed") {
  return compose(seeded(seed), title, description);
}

/** Every line as it was, but for the lines of hashtags, of which every tag is there. */
function lost(original: string, rewritten: string): string[] {
  const lines = new Set(rewritten.split("\n"));
  const words = new Set(rewritten.split(/\s+/));
  return original
    .split("\n")
    .map((line) => line.trimEnd())
    .filter(
      (line) =>
        line !== "" &&
        !lines.has(line) &&
        !line.split(/\s+/).every((word) => word.startsWith("#") && words.has(word)),
    );
}

describe("compose", () => {
  it.each([...STARTING_DESCRIPTIONS, { title: TITLE, description: RICH }])(
    "loses no line, link, timestamp or hashtag of the original ($title)",
    ({ title, description }) => {
      expect(lost(description, rewrite(title, description).text)).toEqual([]);
    },
  );

  it("puts the title's keywords into the first sentence, within 125 characters", () => {
    const { text } = rewrite(TITLE, RICH);
    const [first = ""] = text.split("\n");
    const keywords = findTitleKeywords(TITLE);
    expect(keywords.map((keyword) => keyword.text)).toEqual(["1970s bench plane", "single tool"]);
    for (const keyword of keywords) {
      expect(findKeywordPlaces([keyword], first)[0]?.end).toBeLessThanOrEqual(FOLD);
    }
  });

  it("orders text, chapters, links, question and hashtags, and keeps headings", () => {
    const { text } = rewrite(TITLE, RICH);
    const order = [
      "It cost me 12",
      "Chapters:\n0:00 The plane\n3:10",
      "What I used:\nSandpaper",
      "Instagram: ",
      "#woodworking #HandTools #1970sbenchplane",
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).toContain("3 chapters and 3 links");
    expect(text.match(/Chapters/g)).toHaveLength(1);
  });

  it("adds nothing to a good first sentence, a call to action and enough hashtags", () => {
    const opening = "The 1970s bench plane on my shelf needed no new blade and not a single tool.";
    const { text, added } = rewrite(TITLE, `${opening}\nSubscribe for part two. #a #b #c #d #e`);
    expect(text).toBe(`${opening}\nSubscribe for part two. #a #b #c #d #e`);
    expect(added).toMatchObject({ lead: null, question: null, hashtags: [] });
  });

  it("adds no English to a description in another language", () => {
    const description =
      "Hoje mostro como faço pão de fermentação natural numa cozinha fria, com farinha de centeio.\n0:00 Massa\n2:10 Forno";
    const { text, added } = rewrite("Pão de fermentação natural no inverno", description);
    expect(text.startsWith("Pão de fermentação natural no inverno")).toBe(true);
    expect(added).toMatchObject({ outline: null, question: null, headings: false });
    expect(rewrite("動画のタイトル", "料理の動画です").added.question).toBeNull();
  });

  const BUDGET = `In this video I compare three budget cameras under 500 dollars.
Subscribe!!
LIKE AND SUBSCRIBE
https://amzn.to/abc (affiliate)
Music: Lofi by X
00:00 Intro
02:10 Test
1:02:03 End`;
  it.each([
    ["Best budget camera 2026", BUDGET, true],
    [
      "Sharp knives",
      "At last a sharp knife! All by hand, in a garden, under a tree, or so I say to you.",
      true,
    ],
    [
      "Bröd utan maskin",
      "I dag visar jag hur jag bakar bröd utan maskin. Det tar tid, men det är värt det, och alla i huset är glada.",
      false,
    ],
    [
      "Brot ohne Maschine",
      "In diesem Video zeige ich, was man in einer Küche an Brot backen will, und warum der Teig so lange ruht.",
      false,
    ],
    [
      "Brood zonder machine",
      "In deze video laat ik zien hoe we brood bakken zonder machine. Het is de beste manier van bakken, was het maar altijd zo.",
      false,
    ],
  ])("tells English from similar languages (%s)", (title, description, expected) => {
    expect(rewrite(title, description).english).toBe(expected);
  });

  it("announces chapters in the first characters, but not a link alone", () => {
    const one = rewrite("Rye bread", "It took long.\nRecipe: https://example.com/rye");
    expect(one.added.lead).not.toBeNull();
    expect(one.added.outline).toBeNull();
    expect(rewrite("Rye bread", "It took long.\n0:00 Dough\n1:10 Oven").added.outline).toMatch(/2 chapters/);
  });

  // Spec 2: "best-practices panel (keywords in first 125 characters, 2-3% keyword density, timestamps, hashtags, calls to action)"
  it.each(STARTING_DESCRIPTIONS)(
    "gives the sample three to five hashtags ($title)",
    ({ title, description, seed }) => {
      const tags = rewrite(title, description, seed).text.match(/#[\p{L}\p{N}]+/gu) ?? [];
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(5);
    },
  );

  it("claims no keywords for a title that has none", () => {
    for (const title of ["🍞🍞", "x"]) {
      const composed = rewrite(title, "We baked today.");
      expect(composed.added.lead).not.toBeNull();
      expect(listImprovements(composed).join(" ")).not.toContain("keywords now stand");
    }
    expect(listImprovements(rewrite(TITLE, RICH)).join(" ")).toContain("The title's keywords now stand");
  });

  it("never exceeds 5,000 characters and never cuts", () => {
    for (const length of [4700, 4880, 4960, 4990, 5000]) {
      const description = `${"word ".repeat(length / 5 - 4)}0:00 A\n1:00 B\nend`.slice(0, length);
      const { text, full } = rewrite(TITLE, description);
      expect(text.length).toBeLessThanOrEqual(5000);
      expect(lost(description, text)).toEqual([]);
      if (length === 5000) expect(full).toBe(true);
    }
    // Moved apart it would be longer than it was.
    const crowded = "https://example.com/a\nx\n".repeat(230).slice(0, 5000).trimEnd();
    expect(rewrite(TITLE, crowded).text.length).toBeLessThanOrEqual(5000);
  });

  it("varies with the seed, and only with it", () => {
    const texts = new Set(Array.from({ length: 10 }, (_, at) => rewrite(TITLE, RICH, `${at}`).text));
    expect(texts.size).toBeGreaterThanOrEqual(7);
    expect(rewrite(TITLE, RICH, "1")).toEqual(rewrite(TITLE, RICH, "1"));
  });

  it("treats typed text as text, not as a pattern", () => {
    expect(rewrite("$& {below} $1", "$' costs").text).toContain("$& {below} $1");
  });
});
