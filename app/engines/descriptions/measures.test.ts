import { describe, expect, it } from "vitest";
import { EXAMPLE_DESCRIPTIONS } from "../../../tests/support/example-descriptions";
import { findChapters } from "./chapters";
import { findLinks, measureDescription } from "./measures";
import { rewriteDescription } from "./rewrite/rewrite";
import { findSentences } from "./sentences";

const measure = (description: string, keywords?: string[]) =>
  measureDescription({ title: "Bench planes", description, keywords });

describe("keywords", () => {
  it("are found where they stand, in links and hashtags not", () => {
    const text = "A bench plane. Bench planes! #benchplane https://example.com/bench-plane";
    const [keyword] = measure(text, ["bench plane"]).keywords;
    expect(keyword).toMatchObject({ count: 2, inFirst: 2, inTitle: true });
    expect(keyword?.places.map(({ start, end }) => text.slice(start, end))).toEqual([
      "bench plane",
      "Bench planes",
    ]);
  });

  it("are the text's own where none are given, each of which it says", () => {
    for (const { title, description } of EXAMPLE_DESCRIPTIONS) {
      for (const { keyword, count, inTitle } of measureDescription({ title, description }).keywords) {
        expect(count > 0 || inTitle, keyword).toBe(true);
      }
    }
  });

  it("are the part of a title's phrase that the description says", () => {
    const { keywords } = measureDescription({
      title: "Easy Weeknight Carbonara",
      description: "I make carbonara.",
    });
    expect(keywords.map(({ keyword, count }) => [keyword, count])).toEqual([["carbonara", 1]]);
  });

  // Spec 2: "2-3% keyword density"
  it("have a density with a verdict, and none in a short text", () => {
    const text = (times: number) => `${"bench plane, ".repeat(times)}${"word ".repeat(100 - 2 * times)}`;
    expect(measure(text(1), ["bench plane"]).density).toMatchObject({
      percent: 1,
      verdict: "low",
      words: 100,
    });
    expect(measure(text(3), ["bench plane"]).density).toMatchObject({ percent: 3, verdict: "recommended" });
    expect(measure(text(4), ["bench plane"]).density).toMatchObject({ percent: 4, verdict: "high" });
    expect(measure("A bench plane.").density).toMatchObject({ percent: null, verdict: "not-enough-text" });
  });

  it("are not counted again inside of longer ones", () => {
    expect(measure(`${"word ".repeat(48)}bench plane`, ["plane", "bench plane"]).density).toMatchObject({
      said: 1,
    });
  });

  // Spec 2: "keywords in first 125 characters"
  it("are said of the first 125 characters, which end in no half of a character", () => {
    const { aboveFold } = measure(`${"x".repeat(124)}😀 bench plane`, ["bench plane"]);
    expect(aboveFold).toEqual({ text: "x".repeat(124), keywords: [] });
  });
});

describe("chapters", () => {
  const rules = (text: string) => findChapters(text).broken.map(({ rule }) => rule);

  it("work where YouTube's rules hold", () => {
    expect(findChapters("0:00 A\n0:10 B\n1:02:03 C")).toMatchObject({ work: true, broken: [] });
    expect(
      findChapters("Intro (0:00)\n00:45 – B\n2:00 C").chapters.map(({ title, seconds }) => [title, seconds]),
    ).toEqual([
      ["Intro", 0],
      ["B", 45],
      ["C", 120],
    ]);
  });

  const titled = (text: string) => findChapters(text).chapters.map(({ stamp, title }) => `${stamp} ${title}`);

  it("are no times of the clock", () => {
    expect(titled("Stream every Friday at 20:00\nLive 19:30\n0:00 A\n0:30 B\n1:00 C")).toEqual([
      "0:00 A",
      "0:30 B",
      "1:00 C",
    ]);
    expect(titled("Streams Friday 20:00\nStreams Sunday 18:00")).toEqual([]);
    expect(titled("Start 0:00\nMiddle 1:20\nEnd 3:00")).toEqual(["0:00 Start", "1:20 Middle", "3:00 End"]);
  });

  it("have the titles that were written, without the signs before their times", () => {
    expect(titled("▶ 0:00 Rain\n1:00:00 (interlude)\n2:00:00 – “Home”")).toEqual([
      "0:00 Rain",
      "1:00:00 (interlude)",
      "2:00:00 “Home”",
    ]);
  });

  it("name every rule they break", () => {
    expect(rules("0:05 A\n1:00 B\n2:00 C")).toEqual(["first-at-zero"]);
    expect(rules("0:00 A\n1:00 B")).toEqual(["at-least-three"]);
    expect(rules("0:00 A\n2:00 B\n1:00 C")).toEqual(["ascending"]);
    expect(rules("0:00 A\n0:09 B\n1:00 C")).toEqual(["ten-seconds"]);
    expect(rules("9:30 Doors")).toEqual(["first-at-zero", "at-least-three"]);
    expect(findChapters("No times, 7:30 pm aside.")).toEqual({ chapters: [], work: false, broken: [] });
  });
});

describe("what else stands in it", () => {
  it("finds links, with their punctuation left out", () => {
    const text =
      "See https://example.com/a_(b), (https://example.org). www.example.net! shop.example.com/x e.g. this.Or that";
    expect(findLinks(text).map((link) => [link.text, link.domain, link.hasProtocol])).toEqual([
      ["https://example.com/a_(b)", "example.com", true],
      ["https://example.org", "example.org", true],
      ["www.example.net", "example.net", false],
      ["shop.example.com/x", "shop.example.com", false],
    ]);
  });

  it("finds mentions and addresses apart", () => {
    expect(measure("Ask @anna.k, or write to anna@example.com.")).toMatchObject({
      mentions: ["@anna.k"],
      emails: ["anna@example.com"],
    });
  });

  it("says which hashtags YouTube shows, and when it ignores all", () => {
    expect(measure("#a1 #b #B #c #d, number #1").hashtags).toMatchObject({
      shown: ["#a1", "#B", "#c"],
      count: 5,
      ignored: false,
    });
    expect(measure("#a ".repeat(61)).hashtags).toMatchObject({ shown: [], count: 61, ignored: true });
  });

  // Spec 2: "calls to action"
  it("finds what it asks of viewers, by the words that ask it", () => {
    expect(
      measure("Subscribe for more. Let me know what you think!").callsToAction.map(({ ask, words }) => [
        ask,
        words,
      ]),
    ).toEqual([
      ["subscribe", "Subscribe"],
      ["comment", "Let me know"],
    ]);
    expect(measure("Bread takes time.").callsToAction).toEqual([]);
  });

  it("takes no telling for asking", () => {
    for (const text of [
      "The book I mention: https://example.com/book",
      "If you buy through https://example.com/saw I get a little.",
      "It sounds like the end. In the next video I go on.",
      "They tell me that I share it with them.",
    ])
      expect(measure(text).callsToAction, text).toEqual([]);
    const { callsToAction } = measure(
      "👉 Buy it: https://example.com/saw and like this video!\nNext video: https://example.com/2",
    );
    expect(callsToAction.map(({ words }) => words)).toEqual(["Buy", "like this video", "Next video"]);
  });

  it("ends sentences where they end", () => {
    const text = "Dr. Brandt paid 3.50 at example.com. Was it ... worth it? 旋盤です。部品です。";
    expect(findSentences(text).map((span) => span.text)).toEqual([
      "Dr. Brandt paid 3.50 at example.com.",
      "Was it ... worth it?",
      "旋盤です。",
      "部品です。",
    ]);
  });

  it("measures the length against YouTube's", () => {
    expect(measure("x".repeat(5001)).length).toEqual({ characters: 5001, most: 5000, over: 1 });
  });
});

it("answers for an empty text", () => {
  expect(measureDescription({ title: "", description: "" })).toMatchObject({
    keywords: [],
    words: 0,
    sentences: 0,
    links: [],
  });
});

const CHARACTERS = 5000;
const stamp = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`;
const each = (of: (at: number) => string) =>
  Array.from({ length: CHARACTERS }, (_, at) => of(at))
    .join("")
    .slice(0, CHARACTERS);

it.each([
  ["the examples", EXAMPLE_DESCRIPTIONS.map(({ description }) => description).join("\n\n")],
  ["one word", "a".repeat(CHARACTERS)],
  ["one number", "1".repeat(CHARACTERS)],
  ["timestamps", each((at) => `${stamp(11 * at)} a\n`)],
  ["Chinese sentences of one character", each((at) => `${String.fromCharCode(0x4e00 + (at % 5000))}。`)],
  ["one sentence of clauses", "we go there, and we do it, but they do not see it, so I go home ".repeat(80)],
])("measures and rewrites 5,000 characters in under 50 ms of processor time: %s", (name, all) => {
  const text = all.slice(0, CHARACTERS);
  const times = Array.from({ length: 8 }, () => {
    const from = process.cpuUsage();
    measureDescription({ title: "Old lathe", description: text });
    rewriteDescription({ title: "Old lathe", description: text });
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  console.log(`${name}: ${Math.min(...times).toFixed(0)} ms of processor time`);
  expect(Math.min(...times)).toBeLessThan(50);
});
