import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/seeded";
import { takeApart } from "./anatomy";
import { compose, FOLD } from "./compose";
import { placesOf, titleKeywords } from "./keywords";
import { STARTING } from "./sample";

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
  it.each([...STARTING, { title: TITLE, description: RICH }])(
    "loses no line, link, timestamp or hashtag of the original ($title)",
    ({ title, description }) => {
      expect(lost(description, rewrite(title, description).text)).toEqual([]);
    },
  );

  it("says the title's keywords in the first sentence, within 125 characters", () => {
    const { text } = rewrite(TITLE, RICH);
    const [first = ""] = text.split("\n");
    const keywords = titleKeywords(TITLE);
    expect(keywords.map((keyword) => keyword.text)).toEqual(["1970s bench plane", "single tool"]);
    for (const keyword of keywords) {
      expect(placesOf([keyword], first)[0]?.end).toBeLessThanOrEqual(FOLD);
    }
  });

  it("puts text, chapters, links, a question and hashtags in this order, headings as they were", () => {
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

  it("leaves a first sentence that says it already, one call to action, and enough hashtags", () => {
    const opening = "The 1970s bench plane on my shelf needed no new blade and not a single tool.";
    const { text, added } = rewrite(TITLE, `${opening}\nSubscribe for part two. #a #b #c #d #e`);
    expect(text).toBe(`${opening}\nSubscribe for part two. #a #b #c #d #e`);
    expect(added).toMatchObject({ lead: null, question: null, hashtags: [] });
  });

  it("adds nothing of its own words to another language", () => {
    const description =
      "Hoje mostro como faço pão de fermentação natural numa cozinha fria, com farinha de centeio.\n0:00 Massa\n2:10 Forno";
    const { text, added } = rewrite("Pão de fermentação natural no inverno", description);
    expect(text.startsWith("Pão de fermentação natural no inverno")).toBe(true);
    expect(added).toMatchObject({ outline: null, question: null, headings: false });
    expect(rewrite("動画のタイトル", "料理の動画です").added.question).toBeNull();
  });

  it("is never longer than 5,000 characters, and never cuts", () => {
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

  it("differs from time to time, and not for the same seed", () => {
    const texts = new Set(Array.from({ length: 10 }, (_, at) => rewrite(TITLE, RICH, `${at}`).text));
    expect(texts.size).toBeGreaterThanOrEqual(7);
    expect(rewrite(TITLE, RICH, "1")).toEqual(rewrite(TITLE, RICH, "1"));
  });

  it("takes what was typed as text, whatever is in it", () => {
    expect(rewrite("$& {below} $1", "$' costs").text).toContain("$& {below} $1");
  });
});

describe("takeApart", () => {
  it("takes one time for a fact and two for chapters", () => {
    expect(takeApart("Doors open 7:30").chapters).toEqual([]);
    expect(takeApart("We meet at 7:30 pm\nDoors 6:45 pm").chapters).toEqual([]);
    expect(takeApart("Intro 0:00\n(1:20) Oven").chapters).toEqual(["Intro 0:00", "(1:20) Oven"]);
  });

  it("leaves a link in its sentence and moves one with a label", () => {
    const sentence =
      "How I measured is at https://example.com/flatness and the table there is worth a look on its own";
    expect(takeApart(sentence)).toMatchObject({ body: [sentence], links: [] });
    expect(takeApart("Wax: www.example.com").links).toEqual(["Wax: www.example.com"]);
  });
});
