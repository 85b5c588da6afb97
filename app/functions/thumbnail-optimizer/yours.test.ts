import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../tests/support/tool-desk";
import { ideaAnywhere } from "../../engines/ideas";
import type { Channel } from "../../model/channel";
import { UNMEASURED } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { LANGUAGE_MESSAGES, type LanguageModel, type LanguageRequest } from "../../services/language";
import { titleDeskPage } from "../../tools/thumbnail-optimizer/yours/show";
import { NOTES_MAX, TITLE_MAX } from "../../words/bounds";
import { LIST_MESSAGES } from "../channel/pasted-uploads";
import { STATE_BYTES, stateBytes } from "../desk/state";
import { TITLE_INSTRUCTIONS } from "../prompts";
import { CeilingReached } from "../refused";
import { analyzeTitles, offerFrames, readList } from "./analysis";
import { titleList } from "./kept-analysis";
import { EXAMPLE, titleDesk, titlesField } from "./yours";
import { YOURS_FAILED, YOURS_MESSAGES } from "./yours-messages";

const NOW = new Date("2026-11-21T10:00:00Z");
const desk = () => toolDesk(titleDeskPage, { now: NOW });
const TITLE = "I fixed a leaking kitchen tap with nothing but a coin and an old tube";

/** A channel on which two frames beat the usual. */
const DISHES = "kimchi tofu miso natto tempeh seitan soba udon ramen".split(" ");
const channelOf = (titles: string[]): Channel => ({
  ...{ name: "Crumb", handle: null, id: null, isSample: false, subscribers: null, currency: null },
  ...{ reading: null, daily: [] },
  sources: [{ kind: "list", at: NOW.toISOString(), uploads: 60, metrics: [], daily: 0, notes: [] }],
  uploads: titles.map((title, at) => ({
    ...UNMEASURED,
    title,
    publishedAt: new Date(NOW.getTime() - (40 + at * 3) * DAY_MS).toISOString(),
    views: title.includes("|") || title.startsWith("I tried") ? 3000 : 1000,
    countedAt: NOW.toISOString(),
    durationSeconds: 600,
  })),
});
const OTHERS = Array.from({ length: 60 }, (_, at) => `Onion soup ${at}`);
const MIXED = OTHERS.flatMap((other, at) => {
  const dish = DISHES[(at - 1) / 8];
  return dish ? [other, at % 16 === 1 ? `${dish} | Full walkthrough` : `I tried every ${dish}`] : other;
});

describe("the title desk", () => {
  it("starts empty", async () => {
    const { shown } = await desk().shown();
    expect(shown).toMatchObject({
      titlesScored: "0",
      alternativesWritten: "0",
      lastOptimized: "–",
      analyses: [],
    });
  });

  it("scores a title, opens its result and counts it", async () => {
    const own = desk();
    const { status, location } = await own.send({ action: "analyze", titles: TITLE });
    expect(status).toBe(303);
    const { shown } = await own.shown();
    const [first] = shown.analyses;
    expect(location).toBe(`/thumbnail-optimizer/yours?done=analyze&open=${first?.id}#${first?.id}`);
    expect(first).toMatchObject({ best: TITLE, others: 0, age: "just now", isExample: false });
    expect(first?.open?.entries[0]).toMatchObject({ title: TITLE, characters: 69, chance: null });
    expect(shown).toMatchObject({ titlesScored: "1", lastOptimized: "just now" });
  });

  it("ranks several titles by one thing, by words alone without a channel", async () => {
    const own = desk();
    await own.send({ action: "analyze", titles: EXAMPLE.join("\n") });
    const entries = (await own.shown()).shown.analyses[0]?.open?.entries ?? [];
    const multiples = entries.map(({ title }) => ideaAnywhere(title).multiple);
    expect(multiples).toEqual(multiples.toSorted((one, other) => other - one));
    // Words alone say too little to show a figure.
    expect(entries.map(({ standing, chance }) => standing ?? chance)).toEqual([null, null, null]);
  });

  it("says that a title was repeated", async () => {
    const own = desk();
    await own.send({ action: "analyze", titles: `${TITLE}\n${TITLE}\n${EXAMPLE[0]}` });
    const open = (await own.shown()).shown.analyses[0]?.open;
    expect(open?.entries).toHaveLength(2);
    expect(open?.repeated).toBe("One repeated line counts once.");
  });

  it("marks the example and leaves it out of the counts", async () => {
    const own = desk();
    await own.send({ action: "example" });
    const { shown } = await own.shown();
    expect(shown.analyses[0]).toMatchObject({ isExample: true, others: EXAMPLE.length - 1 });
    expect(shown).toMatchObject({ titlesScored: "0", alternativesWritten: "0" });
  });

  it("shows only the newest result in full, or the one asked for", async () => {
    const own = desk();
    for (const titles of ["The first of them", "The second of them"])
      await own.send({ action: "analyze", titles });
    const isOpen = async (search = "") =>
      (await own.shown(search)).shown.analyses.map(({ best, open }) => [best, open !== null]);
    expect(await isOpen()).toEqual([
      ["The second of them", true],
      ["The first of them", false],
    ]);
    const id = (await own.shown()).shown.analyses[1]?.id;
    expect(await isOpen(`?open=${id}`)).toEqual([
      ["The second of them", false],
      ["The first of them", true],
    ]);
    expect(await isOpen("?open=nowhere")).toEqual(await isOpen());
  });

  it("puts a result's titles back into the field", async () => {
    const own = desk();
    await own.send({ action: "analyze", titles: `${TITLE}\n${EXAMPLE[0]}` });
    const id = (await own.shown()).shown.analyses[0]?.id;
    const again = (await own.shown(`?again=${id}`)).shown.again;
    expect(again?.titles.split("\n").sort()).toEqual([TITLE, EXAMPLE[0]].sort());
    expect((await own.shown("?again=nowhere")).shown.again).toBeNull();
  });

  it("removes one result or clears all, and keeps the counts", async () => {
    const own = desk();
    for (const titles of ["One title here", "Two titles here"]) await own.send({ action: "analyze", titles });
    const id = (await own.shown()).shown.analyses[0]?.id ?? "";
    await own.send({ action: "remove", id });
    expect((await own.shown()).shown.analyses).toHaveLength(1);
    expect(await own.send({ action: "remove", id })).toMatchObject({
      status: 409,
      refused: { message: YOURS_MESSAGES.gone },
    });
    await own.send({ action: "clear" });
    expect((await own.shown()).shown).toMatchObject({ analyses: [], titlesScored: "2" });
  });

  it("refuses a blank title at its field and keeps what was typed", async () => {
    const { status, refused } = await desk().send({ action: "analyze", titles: " " });
    expect(status).toBe(400);
    expect(refused).toMatchObject({
      message: YOURS_MESSAGES.blank,
      field: "titles",
      typed: { titles: " " },
    });
    expect((await desk().send({ action: "analyze" })).refused?.message).toBe(YOURS_MESSAGES.blank);
  });

  it("shows the failure message if the result cannot be saved", async () => {
    const own = toolDesk(titleDeskPage, { now: NOW, broken: true });
    const { status, refused } = await own.send({ action: "analyze", titles: TITLE });
    expect([status, refused?.message]).toEqual([503, YOURS_FAILED]);
  });

  it("keeps at most five results, fewer if they are large, so a new one always has room", async () => {
    const own = desk();
    for (let round = 0; round < 7; round += 1) {
      const titles = Array.from({ length: 10 }, (_, line) =>
        `${round} ${line} ${"字 ".repeat(98)}`.slice(0, 200),
      );
      expect((await own.send({ action: "analyze", titles: titles.join("\n") })).status).toBe(303);
    }
    const { analyses } = (await own.shown()).shown;
    expect(analyses.length).toBeGreaterThan(0);
    expect(analyses.length).toBeLessThanOrEqual(5);
    expect(analyses[0]?.best).toMatch(/^6 /);
  });
});

const NOTES = "The tap dripped for two years. A plumber wanted 180 dollars, the coin cost nothing.";
const BACKED = "I Fixed a Leaking Kitchen Tap With Nothing but a Coin. A Plumber Wanted 180 Dollars";

/** A desk with one result, and a language model that answers `text`. */
async function askedDesk(complete: LanguageModel["complete"], titles = TITLE) {
  const own = toolDesk(titleDeskPage, { now: NOW, language: complete });
  await own.send({ action: "analyze", titles });
  const [first] = (await own.shown()).shown.analyses;
  const title = first?.open?.asksAbout ?? "";
  return {
    own,
    title,
    id: first?.id ?? "",
    ask: (notes = NOTES, over = {}) =>
      own.send({ action: "propose", id: first?.id ?? "", title, notes, ...over }),
  };
}
const answers = (text: string) => async () => ({ ok: true, text }) as const;

const LIST = Array.from(
  { length: 12 },
  (_, at) => `Knife sharpening ${at + 1}, 2026-0${(at % 9) + 1}-1${at % 9}, ${at < 6 ? 900 : 20_000}`,
).join("\n");

describe("frames of the channel's own hits", () => {
  const titlesOf = async (fields: Record<string, string>) => {
    const own = desk();
    const sent = await own.send({ action: "analyze", ...fields });
    const entries = (await own.shown()).shown.analyses[0]?.open?.entries ?? [];
    return { message: sent.refused?.message, titles: entries.map(({ title }) => title).sort() };
  };

  it("are judged where they were filled, beside what was typed", async () => {
    const fields = { titles: "Rye", frame1: "I tried every rye", frame2: "… in … minutes", frame10: " " };
    expect((await titlesOf(fields)).titles).toEqual(["I tried every rye", "Rye"]);
    expect((await titlesOf({ ...fields, titles: "" })).titles).toEqual(["I tried every rye"]);
  });

  it("are asked for where all have a gap and nothing was typed", async () => {
    const none = { titles: " ", frame1: "I tried every …" };
    expect(await titlesOf(none)).toEqual({ message: YOURS_MESSAGES.unfilled, titles: [] });
    expect((await titlesOf({ titles: "" })).message).toBe(YOURS_MESSAGES.blank);
  });

  it("are found on a channel with enough uploads, filled with an idea where it fits as it stands", () => {
    const texts = (titles: string[], idea: string) =>
      offerFrames(channelOf(titles), idea)?.map(({ text, uploads }) => [text, uploads.length]);
    expect(texts(MIXED, "rye bread")?.toSorted()).toEqual([
      ["I tried every …", 4],
      ["rye bread | Full walkthrough", 4],
    ]);
    expect(texts(OTHERS, "rye bread")).toEqual([]);
    expect(texts(OTHERS.slice(0, 4), "rye bread")).toBeUndefined();
    expect(offerFrames(null, "rye bread")).toBeNull();
  });
});

describe("a pasted list of videos", () => {
  it("answers for the channel it is of", async () => {
    const own = desk();
    expect((await own.send({ action: "analyze", titles: TITLE, uploads: LIST })).status).toBe(303);
    const open = (await own.shown()).shown.analyses[0]?.open;
    expect(open?.finding).toBe(
      "Nothing close on your channel. By your recent level and its words alone, expect about your usual.",
    );
    expect(open?.entries[0]?.idea).toMatchObject({ heading: "On your channel" });
    expect(open?.entries[0]?.idea?.note).toContain("your last 12 uploads");
    expect(JSON.stringify(own.saved())).not.toContain("2026-01-10");
  });

  it("stands before a connected channel, and a file before a list", async () => {
    const own = desk();
    const file = new File([LIST], "list.csv");
    await own.send({ action: "analyze", titles: TITLE, uploads: "no list at all", file });
    expect((await own.shown()).shown.analyses[0]?.open?.finding).toMatch(/^Nothing close on your channel/);
  });

  it("is not asked for: without one the answer says that words alone do not tell", async () => {
    const own = desk();
    await own.send({ action: "analyze", titles: TITLE, uploads: " ", file: new File([], "") });
    expect((await own.shown()).shown.analyses[0]?.open?.finding).toContain("No channel is connected");
  });

  it("is refused at its field if it cannot be read, with what was typed", async () => {
    const short = LIST.split("\n").slice(0, 3).join("\n");
    const unclear = LIST.replaceAll(/2026-(\d\d)-1(\d)/g, "0$2/$1/2026");
    const refusals = [
      await desk().send({ action: "analyze", titles: TITLE, uploads: short }),
      await desk().send({ action: "analyze", titles: TITLE, uploads: unclear }),
      await desk().send({ action: "analyze", titles: TITLE, uploads: "Knives, 3 weeks ago, 900" }),
    ];
    expect(refusals.map(({ status, refused }) => [status, refused?.field, refused?.message])).toEqual([
      [400, "uploads", YOURS_MESSAGES.fewUploads(3)],
      [400, "order", LIST_MESSAGES["which-dates"]],
      [400, "uploads", LIST_MESSAGES.ages],
    ]);
    expect(refusals[0]?.refused?.typed).toMatchObject({
      titles: TITLE,
      // As browsers send the ends of lines.
      uploads: short.replaceAll("\n", "\r\n"),
    });
  });
});

describe("asking the language model", () => {
  it("sends the title and the notes, and shows what passes among the alternatives, marked", async () => {
    const sent: LanguageRequest[] = [];
    const { own, ask, id } = await askedDesk(async (request) => {
      sent.push(request);
      return { ok: true, text: `1. ${BACKED}\n2. I Fixed a Tap in Paris With a Diamond` };
    });
    const before = (await own.shown()).shown;
    expect(sent).toEqual([]);
    const { status, location } = await ask();
    expect([status, location]).toEqual([303, `/thumbnail-optimizer/yours?done=propose&open=${id}#${id}`]);
    expect(sent).toEqual([
      { instructions: TITLE_INSTRUCTIONS, text: `Title:\n${TITLE}\n\nNotes:\n${NOTES}` },
    ]);
    const { shown } = await own.shown();
    const [entry] = shown.analyses[0]?.open?.entries ?? [];
    const fromNotes = entry?.alternatives.filter(({ isFromNotes }) => isFromNotes);
    expect(fromNotes?.map(({ title }) => title)).toEqual([BACKED]);
    expect(Number(shown.alternativesWritten)).toBe(Number(before.alternativesWritten) + 1);
    expect(JSON.stringify(own.saved())).not.toContain("180 dollars, the coin");
  });

  it("sends the channel's hits and frames along, and ranks what passes on it", async () => {
    const sent: LanguageRequest[] = [];
    const own = toolDesk(titleDeskPage, {
      now: NOW,
      channel: channelOf(MIXED),
      language: async (request) => {
        sent.push(request);
        return { ok: true, text: `I tried every tofu\nI tried every rye bread\n${BACKED}` };
      },
    });
    await own.send({ action: "analyze", titles: TITLE });
    const id = (await own.shown()).shown.analyses[0]?.id ?? "";
    await own.send({ action: "propose", id, title: TITLE, notes: `${NOTES} I tried every tofu.` });
    expect(sent[0]?.text).toMatch(/^Title:\n.*\n\nHits:\n3\.\d× .*\n/);
    expect(sent[0]?.text.match(/^\d\.\d× /gm)).toHaveLength(8);
    expect(sent[0]?.text).toContain("\n\nFrames:\n… | Full walkthrough\nI tried every …\n\nNotes:\n");
    const [entry] = (await own.shown()).shown.analyses[0]?.open?.entries ?? [];
    const shown = entry?.alternatives.filter(({ isFromNotes }) => isFromNotes);
    expect(shown?.map(({ title }) => title)).toEqual([BACKED]);
    expect(shown?.[0]?.verdict).not.toBeNull();
  });

  it("asks about the first title that can be checked, and replaces what came of earlier notes", async () => {
    let text = BACKED;
    const { own, ask, title } = await askedDesk(
      async () => ({ ok: true, text }),
      `لماذا أصلحت ماكينة\n${TITLE}`,
    );
    expect(title).toBe(TITLE);
    await ask();
    text = "The Coin Cost Nothing: I Fixed a Leaking Kitchen Tap";
    await ask();
    const entries = (await own.shown()).shown.analyses[0]?.open?.entries ?? [];
    const fromNotes = entries.flatMap(({ alternatives }) =>
      alternatives.filter(({ isFromNotes }) => isFromNotes),
    );
    expect(fromNotes.map((one) => one.title)).toEqual([text]);
  });

  it("leaves the example's out of the counts", async () => {
    let text = "";
    const own = toolDesk(titleDeskPage, { now: NOW, language: async () => ({ ok: true, text }) });
    await own.send({ action: "example" });
    const [first] = (await own.shown()).shown.analyses;
    const entry = first?.open?.entries.find(({ alternatives }) => alternatives.length > 0);
    text = entry?.alternatives[0]?.title ?? "";
    const asked = { action: "propose", id: first?.id ?? "", title: entry?.title ?? "", notes: NOTES };
    expect((await own.send(asked)).status).toBe(303);
    expect((await own.shown()).shown).toMatchObject({ alternativesWritten: "0" });
  });

  it.each([
    ["lies", "I Fixed a Tap in Paris With a Diamond Drill\nThe Queen Fixed My Tap"],
    ["answers in no list", "Sure! Here are the titles:"],
    ["answers JSON", '{"titles":["a","b"]}'],
    ["says only what you wrote", TITLE],
  ])("says so where it %s, keeps the notes, and changes nothing", async (_what, text) => {
    const { own, ask } = await askedDesk(answers(text));
    const before = own.saved();
    expect(await ask()).toMatchObject({
      status: 409,
      refused: { message: YOURS_MESSAGES.nonePassed, field: "notes", typed: { notes: NOTES } },
    });
    expect(own.saved()).toEqual(before);
  });

  it.each([
    ["not-configured", 409],
    ["too-many", 429],
    ["failed", 502],
  ] as const)("says in the form that no answer came: %s", async (problem, status) => {
    const { ask } = await askedDesk(async () => ({ ok: false, problem }));
    expect(await ask()).toMatchObject({
      status,
      refused: { message: LANGUAGE_MESSAGES[problem], field: "notes", typed: { notes: NOTES } },
    });
  });

  it("says where the day's share is used up", async () => {
    const { ask } = await askedDesk(async () => {
      throw new CeilingReached(NOW);
    });
    expect(await ask()).toMatchObject({ status: 429, refused: { message: new CeilingReached(NOW).message } });
  });

  it("asks nobody without notes, with too many, or about a title that cannot be checked", async () => {
    let asked = 0;
    const unjudged = "東京で一番安いラーメン";
    const { ask } = await askedDesk(async () => {
      asked += 1;
      return { ok: true, text: BACKED };
    }, `${TITLE}\n${unjudged}`);
    const refusals = [
      await ask(" \n"),
      await ask("x".repeat(NOTES_MAX + 1)),
      await ask(NOTES, { title: unjudged }),
      await ask(NOTES, { title: "Not on this desk" }),
      await ask(NOTES, { title: "x".repeat(401) }),
    ];
    expect(refusals.map(({ refused }) => refused?.message)).toEqual([
      YOURS_MESSAGES.noNotes,
      "Your notes have 2,001 characters. Up to 2,000 can be sent: nothing was.",
      YOURS_MESSAGES.notJudged,
      YOURS_MESSAGES.gone,
      YOURS_MESSAGES.gone,
    ]);
    expect(asked).toBe(0);
  });

  it("says that the result was removed meanwhile", async () => {
    const { own, ask, id } = await askedDesk(answers(BACKED));
    await own.send({ action: "remove", id });
    expect(await ask()).toMatchObject({ status: 409, refused: { message: YOURS_MESSAGES.gone } });
  });
});

describe("a kept title", () => {
  it("is small: ten long titles take at most a quarter of a state", () => {
    const titles = Array.from({ length: 10 }, (_, line) => `${line} ${"why nobody told you ".repeat(9)}`);
    expect(stateBytes(analyzeTitles(titles))).toBeLessThan(STATE_BYTES / 4);
  });

  it("is ranked but not rewritten in other languages", () => {
    const entries = analyzeTitles(["لماذا أصلحت ماكينة الخياطة", "😍🔥", TITLE]);
    expect(entries).toHaveLength(3);
    for (const entry of entries.filter(({ title }) => title !== TITLE)) {
      expect(entry).toMatchObject({ isEnglish: false, alternatives: [] });
      expect(entry.note).not.toBeNull();
    }
    expect(entries.filter(({ idea }) => idea.chance === null)).toHaveLength(1);
  });

  it("keeps the title tidied, where its marks are all there is to change", () => {
    const [entry] = analyzeTitles(["Please CODM, not again!"]);
    expect(entry).toMatchObject({ alternatives: [], tidied: "Please CODM, not again" });
    expect(analyzeTitles([TITLE])[0]?.tidied).toBeUndefined();
  });

  it("has no alternative that should do worse on the channel, the likeliest first", () => {
    const { past } = readList(LIST, { field: "uploads", now: NOW });
    for (const title of [
      TITLE,
      ...EXAMPLE,
      "How do you remove rust stains from an old bicycle? | Garage Talk",
    ]) {
      const views = analyzeTitles([title], past).flatMap(({ alternatives }) =>
        alternatives.map((one) => one.views),
      );
      expect(views).toEqual(views.toSorted((one, other) => other - one));
      for (const chance of views) expect(chance).toBeGreaterThanOrEqual(0.445);
    }
  });
});

const read = (text: string) => titlesField.parse(text);
const refusal = (text: string) => titlesField.safeParse(text).error?.issues[0]?.message;

describe("titlesField", () => {
  it("reads one title a line, with any line end", () => {
    expect(read("one\r\ntwo\nthree\rfour\u2028five")).toEqual({
      titles: ["one", "two", "three", "four", "five"],
      repeated: 0,
    });
  });

  it("skips blank lines, also those of invisible characters", () => {
    expect(read("\n  one \n\u200b\n\u0000\n\t\n two").titles).toEqual(["one", "two"]);
  });

  it("tidies a title as a list would: no control characters, no runs of spaces, no lone surrogate", () => {
    expect(read("A\u0000 title\twith   gaps \ud800").titles).toEqual(["A title with gaps \ufffd"]);
  });

  it("keeps odd titles: emoji, other scripts, markup", () => {
    const odd = ["😍🔥", "لماذا", "<script>alert(1)</script>", "=SUM(A1)"];
    expect(read(odd.join("\n")).titles).toEqual(odd);
  });

  it("counts a repeated title once", () => {
    expect(read("one\ntwo\none\n one ")).toEqual({ titles: ["one", "two"], repeated: 2 });
    expect(read("same\n".repeat(10_000))).toEqual({ titles: ["same"], repeated: 9_999 });
  });

  it.each(["", "   \n\n", "\u200b\u200e\n"])("asks for a title where nothing was typed: %j", (text) => {
    expect(refusal(text)).toBe(YOURS_MESSAGES.blank);
  });

  it("names the line that is too long, by its number in the field", () => {
    expect(refusal(`one\n\n${"x".repeat(231)}`)).toBe(
      "Line 3 has 231 characters. A title may have up to 200: nothing was ranked.",
    );
    expect(read("😍".repeat(TITLE_MAX)).titles).toHaveLength(1);
    expect(refusal("😍".repeat(TITLE_MAX + 1))).toContain("201 characters");
  });

  it("refuses too many titles, with their number", () => {
    const titles = Array.from({ length: 200_000 }, (_, index) => `title ${index}`).join("\n");
    expect(refusal(titles)).toBe(
      "These are 200,000 titles. Up to 10 can be compared at once: nothing was ranked.",
    );
  });
});

it("keeps what shows views from YouTube for 30 days after they were read", () => {
  const read = new Date(NOW.getTime() - 29 * DAY_MS).toISOString();
  const [entry] = analyzeTitles(["How I sharpen a kitchen knife"]);
  if (!entry) throw new Error("no title was scored");
  const channel = { name: "Invented Kitchen", uploads: 40, isSample: false, youtubeAt: read };
  const analysis = {
    id: "a",
    at: NOW.toISOString(),
    isExample: false,
    repeated: 0,
    entries: [entry],
    channel,
  };
  const state = { ...titleDesk.initial(NOW), analyses: [analysis] };
  expect(titleList.current(state, NOW)).toHaveLength(1);
  expect(titleList.current(state, new Date(NOW.getTime() + 2 * DAY_MS))).toEqual([]);
  expect(titleDesk.expiry?.next(state)).toEqual(new Date(Date.parse(read) + 30 * DAY_MS));
});
