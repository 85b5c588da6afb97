import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { IDEAS_ACCURACY } from "../../model/idea";
import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { addDays } from "../../numbers/days";
import { splitWords } from "../../words/words";
import { ideaOnChannel, readPast } from "../ideas";
import { type ContentIdea, listIdeas } from ".";
import { type OwnUpload, subjectWriter } from "./own-uploads";
import { chooseIdeas, isBare } from "./spread";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const FIRST = "2024-09-01";

/** One upload a week up to the middle of 2026, all of one age curve: views are multiples of 1,000. */
function upload(title: string, week: number, multiple = 1): MeasuredUpload {
  const publishedAt = `${addDays(FIRST, week * 7)}T12:00:00.000Z`;
  const countedAt = new Date(NOW).toISOString();
  return { ...UNMEASURED, title, publishedAt, countedAt, views: 1000 * multiple, durationSeconds: 600 };
}

const NAMES =
  "axle barn cabin drill easel fence gable hinge ivory jigsaw knife lathe mitre novel otter plank quilt router sander timber";
const OTHERS = NAMES.split(" ").map((name, week) => upload(`Building the ${name}`, week));
const list = (...own: MeasuredUpload[]) =>
  listIdeas({ channel: { name: "Workshop", uploads: [...OTHERS, ...own] } }, NOW);
const titles = (...own: MeasuredUpload[]) => list(...own).ideas.map(({ title }) => title);

const readOwnTitles = (all: string[]): OwnUpload[] =>
  all.map((title) => ({
    ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
    ...{ id: null, views: 1, publishedAt: NOW, multiple: 1 },
  }));

describe("listIdeas", () => {
  it("offers nothing of a channel with too few uploads, and names the sources that are missing", () => {
    const { ideas, missing } = listIdeas({ channel: { name: "New", uploads: OTHERS.slice(0, 12) } }, NOW);
    expect(ideas).toEqual([]);
    expect(missing).toEqual(["comments", "watched", "seasons"]);
    const shorts = OTHERS.slice(0, 15).map((one) => ({ ...one, durationSeconds: 30 }));
    const uploads = [...OTHERS.slice(0, 12), ...shorts];
    expect(listIdeas({ channel: { name: "New", uploads } }, NOW).isEnough).toBe(false);
    expect(listIdeas({ channel: { name: "New", uploads: OTHERS } }, NOW)).toMatchObject({
      isEnough: true,
      ideas: [],
    });
  });

  it("offers the next episode of a series that pays and was not made for a while", () => {
    const episodes = [1, 2, 3, 4].map((number) =>
      upload(`Boat diary #${number}: day ${number}`, 20 + number, 3),
    );
    const [idea] = list(...episodes).ideas;
    expect(idea).toMatchObject({
      kind: "comeback",
      title: "Boat diary #5",
      subject: "Boat diary",
      frame: null,
    });
    expect(idea?.evidence).toMatchObject({
      uploads: [{ title: "Boat diary #4: day 4" }, {}, {}],
      basis: { of: "series", count: 3, last: Date.parse(episodes[3]?.publishedAt ?? "") },
    });
    const running = [1, 2, 3, 4].map((number) => upload(`Boat diary #${number}`, 108 + number, 1.5));
    const between = NAMES.split(" ").map((name, at) => upload(`Repairing the ${name}`, 88 + at));
    expect(list(...between, ...running).ideas).toMatchObject([{ kind: "series", title: "Boat diary #5" }]);
  });

  it("leaves out a series that does worse than the rest", () => {
    const episodes = [1, 2, 3, 4].map((number) => upload(`Boat diary #${number}`, 20 + number, 0.5));
    expect(titles(...episodes)).toEqual([]);
  });

  it("offers this year's edition of what did well, and of no date", () => {
    expect(titles(upload("The best cheap drills in 2025", 30, 4))).toEqual(["The best cheap drills in 2026"]);
    expect(titles(upload("Workshop stream, Sep 27 2025", 30, 4))).toEqual([]);
    expect(titles(upload("The best cheap drills in 2025", 30, 0.8))).toEqual([]);
    expect(titles(upload("The best cheap drills in 2026", 30, 4))).toEqual([]);
  });

  it("remembers a great edition for five years, unless a newer one was made", () => {
    const old = (title: string, multiple: number, day: string) => ({
      ...upload(title, 0, multiple),
      publishedAt: `${day}T12:00:00.000Z`,
    });
    const others = NAMES.split(" ").map((name, at) =>
      old(`Gluing the ${name}`, 1, addDays("2021-08-01", 7 * at)),
    );
    const from = (year: number, multiple: number) =>
      old(`How I would learn carving in ${year} (from nothing)`, multiple, "2021-12-27");
    expect(titles(...others, from(2022, 12))).toEqual(["How I would learn carving in 2026 (from nothing)"]);
    expect(titles(...others, from(2022, 5))).toEqual([]);
    expect(titles(...others, from(2022, 12), upload("How I would learn carving in 2025 [new]", 30))).toEqual(
      [],
    );
  });

  it("asks who was in an episode that did well again, beside the label that counts on", () => {
    const talks = ["Ada Quimby", "Bruno Feld", "Cleo Varga", "Dorit Kessler", "Edda Roth"].map((name, at) =>
      upload(
        `${name}: ${NAMES.split(" ")[at]} and rain | Late Talk #${at + 1}`,
        60 + 9 * at,
        at === 3 ? 4 : 1,
      ),
    );
    const between = NAMES.split(" ").map((name, at) => upload(`Repairing the ${name}`, 70 + at));
    const { ideas } = list(...talks, ...between);
    expect(ideas.map(({ title, subject, frame }) => [title, subject, frame])).toContainEqual([
      ...[null, "Dorit Kessler", "… | Late Talk #6"],
    ]);
  });

  it("keeps a viewers' request whose words are a title's that is not worth making", () => {
    const evidence = { kind: "comments", video: null, count: 3, excerpts: [] } as const;
    const idea = { subject: "cheap drills", frame: null, like: null, evidence, color: "amber" } as const;
    const asked = { ...idea, key: "asked", kind: "request", title: null, chance: 0.45 } as const;
    const weak = { ...idea, key: "weak", kind: "comeback", title: "Cheap drills 2026", chance: 0.4 } as const;
    const keys = (...ideas: ContentIdea[]) => chooseIdeas(ideas).map(({ key }) => key);
    expect(keys(asked, weak)).toEqual(["asked"]);
    expect(keys(asked, { ...weak, chance: 0.6 })).toEqual(["weak"]);
  });

  it("keeps two things in one frame apart, however many words it has", () => {
    const evidence = { kind: "channels", videos: [] } as const;
    const song = (subject: string, frame: string | null) => ({
      ...{ key: subject, kind: "follow-up" as const, subject, frame, like: null, evidence },
      ...{
        title: `Ada Lee and Bo - ${subject} (Official Lyric Video)`,
        chance: 0.6,
        color: "green" as const,
      },
    });
    const subjects = (frame: string | null) =>
      chooseIdeas([song("Rain", frame), song("Snow", frame)]).map(({ subject }) => subject);
    expect(subjects("Ada Lee and Bo - … (Official Lyric Video)")).toEqual(["Rain", "Snow"]);
    expect(subjects(null)).toHaveLength(1);
  });

  it("puts what says how to title it first, then subjects of several uploads, and those of one last", () => {
    const upload = { id: null, title: "Rye", views: 1, publishedAt: NOW, multiple: 2 };
    const evidence = (of: "upload" | "alike" | "series", count: number) =>
      ({
        kind: "uploads",
        uploads: Array.from({ length: count }, () => upload),
        basis: { of, count, multiple: 2, last: NOW },
      }) as const;
    const one = {
      kind: "comeback",
      title: null,
      frame: null,
      like: null,
      color: "green",
      chance: 0.9,
    } as const;
    const ideas: ContentIdea[] = [
      { ...one, key: "one", subject: "Rye loaf", evidence: evidence("upload", 1) },
      { ...one, key: "several", subject: "Oak table", like: "An oak table", evidence: evidence("alike", 3) },
      { ...one, key: "hit", subject: "Fir door", like: "A fir door", evidence: evidence("upload", 3) },
      { ...one, key: "series", subject: "Boat diary", chance: 0.6, evidence: evidence("series", 3) },
      {
        ...one,
        key: "label",
        subject: "Ann Lee",
        chance: 0.5,
        frame: "… | Talk",
        evidence: evidence("upload", 1),
      },
    ];
    const chosen = chooseIdeas(ideas);
    expect(chosen.map(({ key }) => key)).toEqual(["series", "label", "hit", "several", "one"]);
    expect(chosen.filter(isBare).map(({ key }) => key)).toEqual(["one"]);
  });

  it("puts a subject into a frame that others of its kind are in, and never says what was made", () => {
    const explained = ["Pearson", "Cohen", "Fisher", "Tukey"].map((name, at) =>
      upload(`${name}, clearly explained`, 20 + 9 * at, 5),
    );
    const inR = ["Pearson", "Cohen", "Fisher", "Markov"].map((name, at) =>
      upload(`${name} with Python`, 24 + 9 * at, 5),
    );
    const often = ["Markov", "Tukey"].flatMap((name, at) => [
      upload(`A note on ${name}`, 25 + at, 5),
      upload(`Why ${name} matters`, 35 + at, 5),
    ]);
    const others = NAMES.split(" ").map((name, at) => upload(`Repairing the ${name}`, 20 + 2 * at));
    const { ideas } = list(...explained, ...inR, ...often, ...others);
    expect(ideas.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Markov, clearly explained", "Tukey with Python"]),
    );
    expect(ideas.find(({ subject }) => subject === "Markov")).toMatchObject({
      frame: "…, clearly explained",
    });
    expect(
      titles(...explained, ...inR, ...often, upload("Markov, clearly explained again", 60)),
    ).not.toContain("Markov, clearly explained");
  });

  it("offers the subject of a hit that was not made since, and one that paid and is due", () => {
    const lego = [
      "Our Lego fort in the rain",
      "A night in the Lego fort",
      "Testing the Lego fort against wind",
    ].map((title, at) => upload(title, 75 + at, 4));
    const later = NAMES.split(" ").map((name, at) => upload(`Repairing the ${name}`, 80 + at));
    const [idea] = list(...lego, ...later).ideas;
    expect(idea).toMatchObject({
      kind: "follow-up",
      title: null,
      subject: "Lego fort",
      frame: null,
    });
    expect(idea?.evidence).toMatchObject({
      uploads: [{ title: "Testing the Lego fort against wind" }, {}, {}],
      basis: { of: "upload", count: 1 },
    });
    const old = lego.map((one, at) => ({
      ...one,
      title: one.title.replace("Testing the ", ""),
      publishedAt: `${addDays("2024-04-01", at * 7)}T12:00:00.000Z`,
    }));
    const earlier = upload("The first Lego fort", 25, 4);
    const away = list(...old, earlier, ...later).ideas[0];
    // What its light shows: the uploads most like it.
    const past = readPast([...OTHERS, ...old, earlier, ...later], new Date(NOW));
    const light = past && ideaOnChannel("Lego fort", past);
    expect(away).toMatchObject({
      ...{ kind: "comeback", subject: "Lego fort", title: null },
      chance: light?.chance,
      evidence: {
        uploads: light?.similar.map(({ title, views }) => ({ title, views })),
        basis: { of: "alike", count: 3, multiple: light?.expected.similar?.multiple },
      },
    });
    expect(list(...lego, ...later, upload("Taking the Lego fort down", 101)).ideas).toEqual([]);
  });

  it("closes the quote of a series, and writes a shouted subject as the channel mostly does", () => {
    const episodes = [1, 2, 3, 4].map((number) =>
      upload(`“Entre Nous” #${number}: day ${number}`, 20 + number, 3),
    );
    expect(titles(...episodes)).toEqual(["“Entre Nous” #5"]);
    const own = (...written: string[]) => readOwnTitles([...OTHERS.map(({ title }) => title), ...written]);
    expect(subjectWriter(own("The steak battle", "A battle", "Steak BATTLE"))("Steak BATTLE")).toBe(
      "Steak battle",
    );
    expect(subjectWriter(own("Drills of NASA"))("NASA drills")).toBe("NASA drills");
    const loud = NAMES.split(" ").map((name) => `LOOK at the ${name}`);
    expect(subjectWriter(own(...loud))("CELLULITE")).toBe("Cellulite");
    expect(subjectWriter(own())("iPhone drill)")).toBe("iPhone drill");
    expect(subjectWriter(own())("rye „loaf“")).toBe("Rye „loaf“");
  });

  it("offers what several viewers ask for, with the comments", () => {
    const shown = (index: number, text: string) => ({ index, text, cut: false });
    const request = (wants: string, asked: number) => ({
      wants,
      kind: "video" as const,
      asked,
      likes: 0,
      evidence: [0],
    });
    const answers = { answered: 0, unanswered: 2, unknown: 0 };
    const digest = {
      requests: [
        request("sharpening chisels", 3),
        request("me a favor", 9),
        request("dovetail jigs", 1),
        request("a part 2", 2),
      ],
      questions: [{ text: "How do you sharpen a gouge?", asked: 2, likes: 0, answers, evidence: [1] }],
      comments: [shown(0, "Please do a video on sharpening chisels"), shown(1, "How do I sharpen a gouge?")],
    };
    const channel = { name: "Workshop", uploads: OTHERS };
    const { ideas, missing } = listIdeas(
      { channel, comments: [{ video: "Building the barn", digest }] },
      NOW,
    );
    expect(missing).toEqual(["watched", "seasons"]);
    expect(ideas.map(({ kind, subject, frame }) => [kind, subject, frame])).toEqual(
      expect.arrayContaining([
        ["request", "Sharpening chisels", null],
        ["request", "Building the barn", "… (Part 2)"],
      ]),
    );
    expect(ideas).toHaveLength(2);
    expect(ideas.find(({ subject }) => subject === "Sharpening chisels")?.evidence).toEqual({
      kind: "comments",
      video: "Building the barn",
      count: 3,
      excerpts: ["Please do a video on sharpening chisels"],
    });
  });

  it("offers what others did well with and the channel lacks", () => {
    const other = (title: string, multiple: number) => ({ channel: "Planks", title, multiple, id: title });
    const sources = { channel: { name: "Workshop", uploads: OTHERS } };
    const gap = listIdeas({ ...sources, watched: [other("Building a spoon carving knife", 4)] }, NOW);
    expect(gap.ideas).toMatchObject([
      { kind: "gap", evidence: { kind: "channels", videos: [{ multiple: 4 }] } },
    ]);
    const weak = [other("Building a spoon carving knife", 1.4)];
    expect(listIdeas({ ...sources, watched: weak }, NOW).ideas).toEqual([]);
    // Another channel's name is no subject, wherever its title has it.
    const named = ["Oak Planks spoon building", "Building with Oak Planks"].map((title) => ({
      ...other(title, 4),
      channel: "Oak Planks",
    }));
    expect(
      JSON.stringify(listIdeas({ ...sources, watched: named }, NOW).ideas.map(({ subject }) => subject)),
    ).not.toContain("Oak");
    expect(listIdeas({ ...sources, watched: [other("Building the knife", 4)] }, NOW).ideas).toEqual([]);
  });

  it("offers a topic whose season is near, also in the month of its peak", () => {
    const channel = { name: "Workshop", uploads: OTHERS };
    const seasons = [{ topic: "garden bench", peaks: Date.UTC(2026, 10, 1) }];
    expect(listIdeas({ channel, seasons }, NOW).ideas).toMatchObject([
      { kind: "season", subject: "Garden bench", evidence: { topic: "garden bench" } },
    ]);
  });

  it("begins with green lights, though those on one subject stand apart", () => {
    const own = ["diary", "race", "repair", "store"].flatMap((kind, which) => [
      ...[1, 2, 3, 4].map((number) => upload(`Kayak ${kind} #${number}`, 17 * which + 20 + 3 * number, 9)),
      ...NAMES.split(" ").map((name, at) => upload(`${kind} of the ${name}`, 17 * which + 20 + at)),
    ]);
    const channel = { name: "Workshop", uploads: [...OTHERS, ...own] };
    const seasons = ["garden bench", "kitchen shelf"].map((topic) => ({
      topic,
      peaks: NOW + 2_592_000_000,
    }));
    const titled = listIdeas({ channel, seasons }, NOW).ideas.filter(
      ({ title, kind }) => title !== null || kind === "season",
    );
    const colors = titled.map(({ color }) => color);
    expect(colors.filter((color) => color === "green").length).toBeGreaterThan(1);
    expect(colors).toContain("unknown");
    expect(colors.lastIndexOf("green")).toBeLessThan(colors.indexOf("unknown"));
  });

  it("gives the same list each time, and the same keys a day later", () => {
    const own = [1, 2, 3, 4].map((number) => upload(`Boat diary #${number}`, 20 + number, 3));
    const sources = { channel: { name: "Workshop", uploads: [...OTHERS, ...own] } };
    expect(listIdeas(sources, NOW)).toEqual(listIdeas(sources, NOW));
    const keys = (now: number) => listIdeas(sources, now).ideas.map(({ key }) => key);
    expect(keys(NOW + 24 * 3600 * 1000)).toEqual(keys(NOW));
    // A month after its last episode the series is no comeback yet.
    const [then, today] = [Date.parse(addDays(FIRST, 24 * 7 + 30)), NOW].map((now) =>
      listIdeas(sources, now).ideas.find(({ subject }) => subject === "Boat diary"),
    );
    expect([then?.kind, today?.kind]).toEqual(["series", "comeback"]);
    expect(then?.key).toBe(today?.key);
  });
});

it("quotes what was measured", () => {
  const rows = readFileSync("docs/evaluation/ideas.md", "utf8").split("\n");
  const measured = (start: RegExp) => {
    const row = rows.find((line) => start.test(line)) ?? "";
    return {
      any: Number(/any upload (0\.\d{3})/.exec(row)?.[1]),
      beat: Number(row.match(/0\.\d{3}/g)?.[1]),
      row,
    };
  };
  const all = measured(/^content ideas +matched ideas +beat/);
  const top = measured(/^content ideas +matched ideas, top quarter +beat/);
  expect(IDEAS_ACCURACY).toMatchObject({ beat: all.beat, any: all.any, top: top.beat });
  const { matched, channels } = IDEAS_ACCURACY;
  expect(rows.join()).toContain(`${matched} were made within 60 days, on ${channels} channels`);
  expect(Number(/beat the usual +(\d+)/.exec(all.row)?.[1])).toBe(matched);
});
