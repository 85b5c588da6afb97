import { describe, expect, it } from "vitest";
import { EXAMPLE_DESCRIPTIONS } from "../../../../tests/support/example-descriptions";
import { generateDescription } from "../../../../tests/support/generated-description";
import { seeded } from "../../../numbers/chance";
import { measureDescription } from "../measures";
import { keepsEverything } from "./facts";
import { rewriteDescription } from "./rewrite";

const example = (name: string) => {
  const found = EXAMPLE_DESCRIPTIONS.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`There is no example ${name}`);
  return found;
};
const rewritten = (name: string) => rewriteDescription(example(name)).rewritten;
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

/** Counted in another way than the engine does. */
const PIECES =
  /https?:\/\/\S*[^\s.,]|#[\p{L}\p{N}_]+|@\w+|\d+|\p{Extended_Pictographic}|\bOtto\b|Lisbon|shop@example\.com/gu;
const countsOf = (text: string) => Map.groupBy(text.match(PIECES) ?? [], (piece) => piece);

describe("a generated description", () => {
  const titles = ["Fixing an old lathe from 1962", "", "🔥", "旋盤", "How to bake bread"];
  const made = Array.from({ length: 150 }, (_, seed) => {
    const [title, description] = [titles[seed % titles.length] as string, generateDescription(`${seed}`)];
    return { title, description, text: rewriteDescription({ title, description }).rewritten };
  });

  it("keeps each piece as often as before", () => {
    for (const { description, text } of made) {
      const after = countsOf(text);
      for (const [piece, all] of countsOf(description)) {
        expect(after.get(piece)?.length ?? 0, `${piece} in ${description}`).toBeGreaterThanOrEqual(
          all.length,
        );
      }
    }
  });

  it("gets no new word except the heading", () => {
    const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    for (const { title, description, text } of made) {
      const known = new Set([...wordsOf(title), ...wordsOf(description), "chapters"]);
      expect(wordsOf(text).filter((word) => !known.has(word))).toEqual([]);
    }
  });
});

it("loses only spaces, punctuation and conjunctions, whatever is pasted", () => {
  const random = seeded("pasted");
  const parts =
    'a B Hello . ! , ; : 0:00 1:30 12 # #tag @ @me https://x.io/a www. x.com ( ) [ “ " ’ - | • ``` 🔥 👨‍👩‍👧 é ß İ 中文 。 مرحبا \u202e \0 \ue000 \ud83d SHOUT <b> =1+1 $5.50 ¼ ①'
      .split(" ")
      .concat("\n", "\n\n", "\r\n", "\t", "Hey guys", "welcome back", "THIS IS", "- ", "code SAVE20");
  const draw = () => parts[Math.floor(random() * parts.length)] as string;
  // "and" and "so" are where sentences are parted.
  const kept = (text: string) => text.toLowerCase().match(/[^\s!?.,;|•·–—and-]/gu) ?? [];
  for (let run = 0; run < 200; run += 1) {
    const description = Array.from({ length: 40 }, () => draw() + (random() < 0.5 ? " " : "")).join("");
    const after = Map.groupBy(
      kept(rewriteDescription({ title: draw(), description }).rewritten),
      (char) => char,
    );
    for (const [char, all] of Map.groupBy(kept(description), (one) => one)) {
      expect(after.get(char)?.length ?? 0, JSON.stringify([char, description])).toBeGreaterThanOrEqual(
        all.length,
      );
    }
  }
});

describe("every example", () => {
  it.each(EXAMPLE_DESCRIPTIONS)("keeps everything and is not rewritten twice: $name", (one) => {
    const once = rewriteDescription(one);
    expect(keepsEverything(one.description, once.rewritten)).toEqual({ keeps: true, lost: [] });
    const twice = rewriteDescription({ ...one, description: once.rewritten });
    expect(twice.rewritten).toBe(once.rewritten);
    expect(twice.refusedTo).toBe("Nothing here is worth changing.");
  });
});

describe("the opening of a rewrite", () => {
  // Spec 2: "keywords in first 125 characters"
  it("is the sentence with most of the title's words, followed by the greeting", () => {
    const [first, second] = linesOf(rewritten("cooking"));
    expect(first).toBe(
      "I finally tested 3 ways of making carbonara on a weeknight and this is the easiest one.",
    );
    expect(second).toBe("Hey guys welcome back to my channel!");
  });

  it("is the rest of the greeting's sentence", () => {
    const description =
      "Hi everyone, welcome to my channel and today I'm pruning old apple trees. Bring a saw.";
    const [first, second] = linesOf(
      rewriteDescription({ title: "Pruning apple trees", description }).rewritten,
    );
    expect(first).toBe("Today I'm pruning old apple trees. Bring a saw.");
    expect(second).toBe("Hi everyone, welcome to my channel.");
  });

  it("is the title if no sentence has a word of it", () => {
    expect(linesOf(rewritten("vlog"))[0]).toBe("48 hours in Porto on a budget.");
  });

  it("brings along a sentence that refers back to it", () => {
    const title = "Sharpening kitchen knives";
    const said =
      "It rained all week. I sharpened kitchen knives with a mug. That took 5 minutes. So sharpening kitchen knives is easy.";
    const [first] = linesOf(rewriteDescription({ title, description: said }).rewritten);
    expect(first).toMatch(/^It rained|^I sharpened kitchen knives with a mug\. That took 5 minutes\./);
    expect(first).not.toMatch(/^So/);
  });
});

describe("chapters, links and hashtags", () => {
  it("are taken out of a wall of text", () => {
    const text = rewritten("cooking");
    expect(text).toContain(
      "\n\nChapters\n0:00 Intro\n0:45 Ingredients\n2:10 The sauce\n5:30 Mistakes\n7:15 Tasting\n\n",
    );
    expect(text).toContain("\nYou can find the written recipe at https://example.com/carbonara\n");
    expect(linesOf(text).at(-1)).toBe("#carbonara #pasta #weeknightdinner");
    expect(Math.max(...linesOf(text).map((line) => line.length))).toBeLessThan(300);
  });

  it("are moved from the top behind the text", () => {
    const text = rewritten("gaming");
    expect(text.indexOf("► MERCH: https://example.com/merch")).toBeGreaterThan(text.indexOf("No damage"));
  });

  it("stay with the sentence they belong to", () => {
    expect(rewritten("finance")).toContain("at no cost to you. https://example.com/disclosure");
  });

  it("leave lists, code and lyrics as they are", () => {
    expect(rewritten("tutorial")).toContain(
      "What you need:\n- Docker 27\n- Node.js 22\n- a server with SSH\n\n```\ndocker build",
    );
    expect(rewritten("music")).toBe(example("music").description);
  });
});

describe("tone", () => {
  it("writes shouted words in small letters and keeps possible names", () => {
    expect(rewritten("short")).toMatch(
      /^You will not believe what we found on the beach in GALWAY! The NATURAL HISTORY MUSEUM called NOAA and they said it is real!/,
    );
  });

  it("lists a repeated keyword once", () => {
    expect(rewritten("keyword stuffing")).toContain(
      "best budget microphone, best microphone for streaming, budget microphone, cheap microphone, usb microphone, microphone review\n",
    );
  });

  it("splits a long sentence where two were joined", () => {
    expect(rewritten("finance")).toContain("for the last four years. We look at what happens");
  });

  it("leaves sentences of other languages as they are", () => {
    for (const name of ["German", "Arabic", "Japanese"]) {
      const before = example(name).description.match(/[^\n]*[.!。]/g)?.[0] as string;
      expect(rewritten(name)).toContain(before.replace(/ #.*/, ""));
    }
  });
});

describe("odd input", () => {
  it.each([
    ["nothing", "", ""],
    ["spaces", " \n \n", " \n \n"],
    ["only emoji", "🔥🔥🔥", "🔥🔥🔥"],
    ["one word", "bread", "bread"],
  ])("comes back unchanged: %s", (_, description, expected) => {
    const made = rewriteDescription({ title: "", description });
    expect(made).toMatchObject({ rewritten: expected, changes: [] });
    expect(made.refusedTo).toBeTruthy();
  });

  it("gets only the title above links or hashtags", () => {
    const links = "https://example.com/a\nhttps://example.com/b";
    expect(rewriteDescription({ title: "Fixing a lathe", description: links }).rewritten).toBe(
      `Fixing a lathe.\n\n${links}`,
    );
    expect(rewriteDescription({ title: "Fixing a lathe", description: "#a #b" }).rewritten).toBe(
      "Fixing a lathe.\n\n#a #b",
    );
  });

  it("suggests hashtags without adding them to the text", () => {
    const { suggestedHashtags, rewritten: text } = rewriteDescription(example("already good"));
    expect(suggestedHashtags).toContain("#oldappletrees");
    expect(text).not.toContain("#oldappletrees");
  });
});

it("keeps times that do not begin at 0:00 together, whatever follows them", () => {
  const description = "I fix a lathe.\n0:15 Start\n1:20 The belt https://example.com/belt\n2:00 End";
  expect(rewriteDescription({ title: "Fixing a lathe", description }).rewritten).toBe(description);
});

it("keeps times of day in place and out of the chapters", () => {
  const description = "I fix a lathe.\n\nStream every Friday at 20:00\n\nChapters\n0:00 a\n0:30 b\n1:00 c";
  expect(rewriteDescription({ title: "Fixing a lathe", description }).rewritten).toBe(description);
});

it("shows the place of each change, even in a long line", () => {
  const line = `I fix an old lathe with Otto in the cold. ${"It squeaks and it smells of oil. ".repeat(8)}`;
  const description = `${line}See the parts at https://example.com/parts. We drove home at night and slept.`;
  const { changes } = rewriteDescription({ title: "Fixing a lathe", description });
  for (const { before, after } of changes) expect(before === undefined || before !== after).toBe(true);
});

it("does not move a sentence to the front for one of several words", () => {
  const description =
    "So this week we drove from Oslo to Lofoten and slept in the cold. We paid a lot. The van broke down near Mo i Rana.";
  expect(rewriteDescription({ title: "A week in a van in Norway", description }).rewritten).toBe(description);
});

it("writes shouted words in small letters if only the title capitalizes them", () => {
  const description = "NEW WORLD RECORD! I ran it in 27 minutes.";
  const { rewritten } = rewriteDescription({ title: "Running (World Record)", description });
  expect(rewritten).toContain("New world record!");
});

it("opens with a shouted title in small letters", () => {
  const description = "We oiled it and went home.";
  const { rewritten } = rewriteDescription({ title: "WATCH THIS BEFORE YOU BUY!!!", description });
  expect(rewritten).toBe("Watch this before you buy!\n\nWe oiled it and went home.");
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
])("measures and rewrites 5,000 characters in under 50 ms of CPU time: %s", (name, all) => {
  const text = all.slice(0, CHARACTERS);
  const times = Array.from({ length: 8 }, () => {
    const from = process.cpuUsage();
    measureDescription({ title: "Old lathe", description: text });
    rewriteDescription({ title: "Old lathe", description: text });
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  console.log(`${name}: ${Math.min(...times).toFixed(0)} ms of CPU time`);
  expect(Math.min(...times)).toBeLessThan(50);
});
