import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time";
import { seeded } from "../../numbers/chance";
import { MIN_CHAPTER_SECONDS } from "../descriptions";
import { type Chapter, type Cue, MAX_CHAPTERS, proposeChapters, readCaptions } from ".";

const said = (text: string) => readCaptions(text).map(({ start, text: words }) => [start, words]);

describe("captions are read", () => {
  it.each([
    [
      "SubRip",
      "1\r\n00:00:00,000 --> 00:00:02,500\r\nHello there\r\n\r\n2\r\n00:01:05,000 --> 00:01:07,000\r\n7\r\n",
    ],
    [
      "SubRip without blank lines",
      "1\n00:00:00,000 --> 00:00:02,500\nHello there\n2\n00:01:05,000 --> 00:01:07,000\n7",
    ],
    ["SubViewer", "0:00:00.000,0:00:02.500\nHello there\n\n0:01:05.000,0:01:07.000\n7\n"],
    [
      "WebVTT",
      "WEBVTT\n\nNOTE at 0:01\nof mine\n\nfirst\n00:00.000 --> 00:02.500 align:start\n<c>Hello</c><00:01.000> there\n\n01:05.000 --> 01:07.000\n7\n",
    ],
    ["a transcript, times on their own lines", "0:00\nHello there\n1:05\n7"],
    ["a transcript as screen readers hear it", "0:00\n0 seconds\nHello there\n1:05\n1 minute, 5 seconds\n7"],
    ["a transcript, times before the text", "0:00 Hello there\n1:05 7"],
  ])("%s", (_form, text) => {
    expect(said(text)).toEqual([
      [0, "Hello there"],
      [65, "7"],
    ]);
  });

  it("reads a line that rolls up once, without sounds and entities", () => {
    const rolled =
      "00:01.000 --> 00:02.000\n[Music]\nbread &amp; salt\n\n00:02.000 --> 00:03.000\nbread &amp; salt\n>> we bake\n";
    expect(said(rolled)).toEqual([
      [1, "bread & salt"],
      [2, "we bake"],
    ]);
  });

  it("takes a time that is said for a word", () => {
    expect(said("0:00\nWe rise at\n5:30 every day\n0:20\nand bake")).toEqual([
      [0, "We rise at\n5:30 every day"],
      [20, "and bake"],
    ]);
    expect(said("0:00 We rise\n0:40 and bake\n0:20 minutes later")).toHaveLength(2);
  });

  it("keeps when a cue ends, and the order of time", () => {
    const cues = readCaptions("00:05.000 --> 00:06.500\nlater\n\n00:01.000 --> 00:02.000\nfirst");
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [1, 2],
      [5, 6.5],
    ]);
  });

  it.each(["", "Hello there\nno times", "1:75\nno time"])("finds none in %j", (text) => {
    expect(readCaptions(text)).toEqual([]);
  });
});

const FILLING = "and so then we just do it like that because you know it is what we have".split(" ");

/** A talk: each part draws half of its words from its own subject, eight words a cue, one cue a `pace` of seconds. */
function talk(subjects: string[], { words = 400, pace = 3, space = " ", filling = FILLING } = {}): Cue[] {
  const random = seeded(subjects.join());
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? "";
  return subjects
    .flatMap((subject) => {
      const own = subject.split(" ");
      return Array.from({ length: words / 8 }, () =>
        Array.from({ length: 8 }, (_, at) => pick(at % 2 ? own : filling)).join(space),
      );
    })
    .map((text, at) => ({ start: at * pace, end: (at + 1) * pace, text }));
}

const BREAD = "sourdough starter flour water dough knead proof basket";
const OVEN = "oven stone heat steam crust temperature thermometer tray";
const KNIFE = "knife blade slice whetstone angle burr strop handle";
const BUTTER = "butter churn cream salt jar shake buttermilk cloth";

function keepsRules(chapters: Chapter[], cues: Cue[]) {
  const edges = [...chapters.map(({ start }) => start), cues.at(-1)?.end ?? 0];
  expect(edges[0]).toBe(0);
  expect(chapters.length).toBeGreaterThanOrEqual(3);
  expect(chapters.length).toBeLessThanOrEqual(MAX_CHAPTERS);
  for (const [at, start] of edges.slice(0, -1).entries())
    expect((edges[at + 1] ?? 0) - start).toBeGreaterThanOrEqual(MIN_CHAPTER_SECONDS);
}

describe("chapters are proposed", () => {
  it("where the subject changes, named by words said there", () => {
    const cues = talk([BREAD, OVEN, KNIFE, BUTTER]);
    const chapters = proposeChapters(cues) ?? [];
    keepsRules(chapters, cues);
    for (const change of [150, 300, 450])
      expect(chapters.some(({ start }) => Math.abs(start - change) <= 15)).toBe(true);
    for (const { start, name } of chapters) {
      const subject = [BREAD, OVEN, KNIFE, BUTTER][Math.floor((start + 15) / 150)] ?? "";
      expect(
        name
          .toLowerCase()
          .split(/[ ,]+/)
          .filter((word) => !subject.includes(word)),
      ).toEqual([]);
    }
  });

  it("where a speaker announces it, however long the cues last", () => {
    for (const words of [8, 24]) {
      const cues = talk([BREAD, OVEN, KNIFE, BUTTER]).map((cue, at) => ({
        ...cue,
        text: at === 50 || at === 100 ? `Now let's talk about the next topic ${cue.text}` : cue.text,
      }));
      const joined = cues
        .filter((_, at) => at % (words / 8) === 0)
        .map((cue, at) => {
          const own = cues.slice((at * words) / 8, ((at + 1) * words) / 8);
          return { ...cue, end: own.at(-1)?.end ?? cue.end, text: own.map(({ text }) => text).join(" ") };
        });
      const starts = (proposeChapters(joined) ?? []).map(({ start }) => start);
      for (const change of [150, 300])
        expect(starts.some((start) => Math.abs(start - change) <= 9)).toBe(true);
    }
  });

  it("named by nouns in English, and none in the first half minute", () => {
    const names = [BREAD, OVEN, KNIFE, BUTTER].map((subject) => `quickly ${subject} slowly said`);
    const chapters = proposeChapters(talk(names)) ?? [];
    expect(chapters.map(({ name }) => name).join(" ")).not.toMatch(/quickly|slowly|said/i);
    expect(chapters[1]?.start).toBeGreaterThanOrEqual(30);
  });

  it("named by what has a capital, where a language writes nouns so", () => {
    const topics = [
      "Teig Mehl Hefe Salz Wasser",
      "Klinge Griff Stahl Schliff Winkel",
      "Ofen Stein Dampf Glut Asche",
    ];
    const talked = topics.map((nouns) =>
      nouns
        .split(" ")
        .map((noun) => `natürlich nehmen wir ${noun} sondern`)
        .join(" "),
    );
    const chapters = proposeChapters(talk(talked)) ?? [];
    expect(chapters.length).toBeGreaterThan(2);
    expect(chapters.map(({ name }) => name).join(" ")).not.toMatch(/natürlich|nehmen|sondern/iu);
  });

  it.each([
    [
      "French",
      "le les de la et que vous nous est dans",
      "pâte farine levure",
      "lame manche acier",
      "four pierre vapeur",
    ],
    [
      "Hindi in Latin letters",
      "hai ka ki ke mein aur yeh toh bhi hum",
      "aata namak paani",
      "chaku dhaar patthar",
      "tandoor aanch dhuaan",
    ],
  ])(
    "named by what is said in one part, in a language without a list: %s",
    (_language, always, ...topics) => {
      const filling = always.split(" ");
      const chapters = proposeChapters(talk(topics, { filling })) ?? [];
      expect(chapters.length).toBeGreaterThan(2);
      const names = chapters.map(({ name }) => name.toLowerCase());
      for (const word of filling)
        expect(names.join(" | ").split(/[ ,|]+/), names.join(" | ")).not.toContain(word);
    },
  );

  it("never before anything is said", () => {
    const cues = talk([BREAD, OVEN, KNIFE, BUTTER]).map((cue) => ({
      ...cue,
      start: cue.start + 60,
      end: cue.end + 60,
    }));
    const [first, second] = proposeChapters(cues) ?? [];
    expect(first?.name).not.toBe("");
    expect(second?.start).toBeGreaterThanOrEqual(70);
  });

  it("never more than twelve, and never shorter than YouTube takes", () => {
    const subjects = Array.from({ length: 30 }, (_, at) => `${"abcdefgh".replace(/./g, `w$&${at} `)}`.trim());
    for (const pace of [2, 3]) {
      const cues = talk(subjects, { words: 240, pace }).map((cue, at) => ({
        ...cue,
        text: at % 30 === 0 ? `Now let's talk about the next topic ${cue.text}` : cue.text,
      }));
      const chapters = proposeChapters(cues) ?? [];
      keepsRules(chapters, cues);
      expect(chapters.length).toBe(pace === 3 ? MAX_CHAPTERS : chapters.length);
    }
  });

  it("in a language without spaces between words", () => {
    const japanese = ["小麦粉 生地 酵母 発酵", "包丁 砥石 研ぐ 刃物", "牛乳 乳脂 容器 振る"];
    const cues = talk(japanese, { space: "。", filling: ["これは", "それで"] });
    const chapters = proposeChapters(cues) ?? [];
    keepsRules(chapters, cues);
    expect(chapters.some(({ start }) => Math.abs(start - 150) <= 20)).toBe(true);
  });

  it.each([
    ["no words", []],
    ["a few words", talk([BREAD, OVEN, KNIFE], { words: 16 })],
    ["the same words throughout", talk(["bread"], { words: 2000, filling: ["bread"] })],
    ["less than thirty seconds", talk([BREAD, OVEN, KNIFE, BUTTER], { pace: 0.1 })],
  ])("none of %s", (_what, cues) => {
    expect(proposeChapters(cues)).toBeNull();
  });

  it("of four hours of captions within 300 ms, also of hostile ones", () => {
    const talked = talk([BREAD, OVEN, KNIFE, BUTTER, `${BREAD} ${KNIFE}`], { words: 7200, pace: 3.2 });
    expect(talked.at(-1)?.end).toBeGreaterThanOrEqual(4 * 3600);
    for (const say of [(text: string) => text, () => "a-".repeat(40), (text: string) => `0:00 ${text}0:`]) {
      const file = talked
        .map(
          ({ start, text }) =>
            `${Math.floor(start / 60)}:${String(Math.floor(start % 60)).padStart(2, "0")}\n${say(text)}`,
        )
        .join("\n");
      // One of a few is undisturbed; a square of these words would take minutes.
      const isQuick = Array.from({ length: 5 }).some(() => {
        const begun = cpuTime();
        proposeChapters(readCaptions(file));
        return cpuTime() - begun < 300;
      });
      expect(isQuick).toBe(true);
    }
    expect(proposeChapters(talked)?.at(0)?.start).toBe(0);
  }, 30_000);
});
