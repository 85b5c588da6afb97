import { describe, expect, it } from "vitest";
import type { ContentIdea } from "../../engines/content-ideas";
import { DAY_MS } from "../../numbers/days";
import { parseState, STATE_BYTES, stateBytes } from "../desk/state";
import {
  type IdeaMarks,
  ideasDesk,
  ideasLike,
  isKept,
  marksOf,
  offered,
  recordOf,
  weeksOf,
  withoutEvidence,
  withWeek,
} from "./yours";
import { OWN_IDEAS_MESSAGES as SAYS } from "./yours-messages";

const NOW = new Date("2026-11-23T10:00:00Z");
const NONE: IdeaMarks = { kept: [], dismissed: [] };

const idea = (key: string, known: Partial<ContentIdea> = {}): ContentIdea => ({
  ...{ key, kind: "follow-up", title: `More ${key}`, subject: key, frame: null, like: null },
  ...{ evidence: { kind: "comments", video: null, count: 2, excerpts: [] }, chance: 0.6, color: "green" },
  ...known,
});

/** The marks after an action of the desk. */
function changed(marks: IdeaMarks, action: string, input: unknown): IdeaMarks {
  const rule = ideasDesk.actions[action];
  if (!rule) throw new Error(action);
  return rule.apply(marks, input, { now: NOW, random: () => 0 }, undefined);
}
const left = (ideas: ContentIdea[], marks: IdeaMarks) => offered(ideas, { marks, planned: new Map() });
const keep = (marks: IdeaMarks, key: string, channel: string | null = "UC1") =>
  changed(marks, "keep", { idea: withoutEvidence(idea(key)), channel });
const dismiss = (marks: IdeaMarks, key: string, channel: string | null = "UC1", text = `More ${key}`) =>
  changed(marks, "dismiss", { key, text, why: "made", channel });

describe("what a creator says of ideas", () => {
  it("keeps an idea as it stood, without its evidence", () => {
    const { kept } = keep(NONE, "rye");
    expect(kept).toEqual([
      {
        ...{ key: "rye", kind: "follow-up", title: "More rye", subject: "rye", frame: null, like: null },
        ...{ chance: 0.6, color: "green", channel: "UC1", at: NOW.toISOString() },
      },
    ]);
    expect(ideasDesk.state.safeParse({ kept, dismissed: [] }).success).toBe(true);
  });

  it("hides a kept episode, and not the next one of its series", () => {
    const episode = (number: number) => idea("boat", { title: `Boat diary #${number}` });
    const marks = changed(NONE, "keep", { idea: withoutEvidence(episode(5)), channel: null });
    expect([isKept(episode(5), marks), isKept(episode(6), marks)]).toEqual([true, false]);
  });

  it("counts the videos that came of kept ideas, once their views at 30 days are known", () => {
    const marks = keep(keep(keep(NONE, "rye"), "oat"), "salt");
    const came = (idea: string, beatUsual: boolean | null, source: "youtube" | "sample" = "youtube") => ({
      idea,
      outcome: [
        { beatUsual: null, source },
        { beatUsual, source },
      ],
    });
    const outcomes = [
      ...[came("More rye", true), came("More oat", false), came("More salt", null), came("Pans", true)],
      { idea: "More salt", outcome: [] },
      came("More salt", true, "sample"),
    ];
    expect(recordOf(marks, outcomes, { isSample: false })).toEqual({ known: 2, beat: 1 });
    expect(recordOf(marks, outcomes, { isSample: true })).toEqual({ known: 1, beat: 1 });
  });

  it("never offers what was dismissed, until that is taken back", () => {
    const marks = dismiss(keep(NONE, "rye"), "rye");
    expect([marks.kept, left([idea("rye"), idea("oat")], marks).map(({ key }) => key)]).toEqual([
      [],
      ["oat"],
    ]);
    const back = changed(marks, "restore", { key: "rye" });
    expect(left([idea("rye"), idea("oat")], back)).toHaveLength(2);
  });

  it("hides by “made” that title alone, and by “not now” for a month", () => {
    const episode = (number: number) => idea("diary", { title: `Diary #${number}` });
    const made = dismiss(NONE, "diary", "UC1", "Diary #5");
    expect(left([episode(5)], made)).toEqual([]);
    expect(left([episode(6)], made)).toHaveLength(1);
    const say = (why: string) =>
      changed(NONE, "dismiss", { key: "diary", text: "Diary #5", why, channel: null });
    const daysOn = (why: string, days: number) =>
      left([episode(6)], marksOf(say(why), { id: null }, new Date(NOW.getTime() + days * DAY_MS)));
    expect([daysOn("not-now", 30).length, daysOn("not-now", 31).length, daysOn("weak", 400).length]).toEqual([
      0, 1, 0,
    ]);
  });

  it("lets go of viewers' words with the comments they come from", () => {
    const until = "2026-12-01T00:00:00.000Z";
    const asked = idea("rye", { kind: "request", until });
    const kept = changed(NONE, "keep", { idea: withoutEvidence(asked), channel: null });
    const both = changed(kept, "dismiss", { key: "oat", text: "Oat", why: "not-now", channel: null, until });
    expect(ideasDesk.expiry?.next(both)).toEqual(new Date(until));
    expect(ideasDesk.expiry?.drop(both, new Date(until))).toEqual(NONE);
    expect(ideasDesk.expiry?.next(keep(NONE, "rye"))).toBeNull();
  });

  it("keeps a hundred, and says so instead of dropping one", () => {
    const full = Array.from({ length: 100 }, (_, at) => `idea ${at}`).reduce(
      (marks, key) => keep(marks, key),
      NONE,
    );
    const refusal = (key: string) =>
      ideasDesk.actions.keep?.refusal?.(full, { idea: idea(key), channel: null });
    expect([refusal("one more"), refusal("idea 7")]).toEqual([SAYS.full, undefined]);
  });

  it("forgets the oldest dismissals beyond 500, and beyond the room there is", () => {
    const many = Array.from({ length: 501 }, (_, at) => `idea ${at}`);
    const marks = many.reduce((all, key) => dismiss(all, key), NONE);
    expect([marks.dismissed.length, marks.dismissed[0]?.key]).toEqual([500, "idea 500"]);
    const long = many.reduce((all, key) => dismiss(all, key, "UC1", "ก".repeat(200)), NONE);
    expect(stateBytes(long)).toBeLessThanOrEqual(STATE_BYTES);
    expect(long.dismissed[0]?.key).toBe("idea 500");
  });

  it("goes with its channel; one whose id nobody told may be the same", () => {
    const marks = dismiss(dismiss(NONE, "rye", "UC1"), "oat", null);
    const keys = (id: string | null) => marksOf(marks, { id }, NOW).dismissed.map(({ key }) => key);
    expect([keys("UC1"), keys("UC2"), keys(null)]).toEqual([["oat", "rye"], ["oat"], ["oat", "rye"]]);
  });
});

it("finds ideas like one by frame and subject before those of its kind", () => {
  const list = [
    idea("rye bread", { frame: "How to …", kind: "comeback" }),
    idea("knives", { kind: "comeback", chance: 0.9 }),
    idea("rye starter", { kind: "gap" }),
    idea("pans", { frame: "How to …", chance: 0.7, kind: "gap" }),
    idea("salt"),
  ];
  expect(ideasLike(list, "rye bread").map(({ key }) => key)).toEqual(["pans", "rye starter", "knives"]);
  expect(ideasLike(list, "unknown")).toEqual([]);
});

it("reads marks from when the kind stood in the key, without viewers' words", () => {
  const { kept } = keep(keep(NONE, "follow-up:rye:how-to"), "request:oat");
  expect(parseState(ideasDesk, { shape: 3, kept, dismissed: [] })).toMatchObject({
    state: { kept: [{ key: "rye:how-to", subject: "follow-up:rye:how-to" }] },
    lost: 1,
  });
});

describe("the ideas of a note", () => {
  const ideas = [idea("rye", { color: "red" }), idea("oat"), idea("salt"), idea("pans"), idea("knives")];

  it("are the first three without a red light, and stay for 30 days", () => {
    let weeks = withWeek([], { day: "2026-11-23", channel: "UC1", ideas });
    expect(weeks[0]?.ideas.map(({ key }) => key)).toEqual(["oat", "salt", "pans"]);
    expect(weeks[0]?.ideas[0]).not.toHaveProperty("evidence");
    for (const day of ["2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21", "2026-12-28"])
      weeks = withWeek(weeks, { day, channel: "UC1", ideas });
    expect(withWeek(weeks, { day: "2027-03-01", channel: "UC1", ideas })).toHaveLength(1);
    expect(weeks.map(({ day }) => day)).toEqual([
      "2026-12-28",
      "2026-12-21",
      "2026-12-14",
      "2026-12-07",
      "2026-11-30",
    ]);
    expect(weeksOf(JSON.parse(JSON.stringify(weeks)), { id: "UC1" }, NOW)).toEqual(weeks);
    expect([weeksOf(weeks, { id: "UC2" }, NOW), weeksOf("broken", { id: null }, NOW)]).toEqual([[], []]);
  });

  it("take titles before subjects", () => {
    const own = {
      kind: "uploads",
      uploads: [],
      basis: { of: "subject", count: 3, multiple: 2, last: 0 },
    } as const;
    const subject = idea("oat", { title: null, like: "My oat", evidence: own });
    const [week] = withWeek([], {
      day: "2026-11-23",
      channel: "UC1",
      ideas: [subject, idea("rye"), idea("dill")],
    });
    expect(week?.ideas.map(({ key }) => key)).toEqual(["rye", "dill", "oat"]);
  });

  it("lose a viewer's words when the comments go", () => {
    const asked = idea("dill", { kind: "request", until: "2026-11-24T10:00:00.000Z" });
    const weeks = withWeek([], { day: "2026-11-23", channel: "UC1", ideas: [asked, idea("oat")] });
    const keysOn = (day: string) =>
      weeksOf(weeks, { id: "UC1" }, new Date(day)).flatMap(({ ideas }) => ideas.map(({ key }) => key));
    expect(keysOn("2026-11-24T09:00:00Z")).toEqual(["dill", "oat"]);
    expect(keysOn("2026-11-24T11:00:00Z")).toEqual(["oat"]);
  });
});
