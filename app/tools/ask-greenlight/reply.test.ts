import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/seeded";
import { ROOMS } from "../../shell/rooms";
import { FOUND, FOUND_BEFORE, TIPS } from "../rpm-booster/pool";
import { ANSWERS } from "./answers/answers";
import { FALLBACK } from "./answers/talk";
import { intentOf } from "./intents";
import { SUGGESTED_QUESTIONS } from "./messages";
import { FIGURES_TITLE, replyTo } from "./reply";

const VIEWS = "Why did my views drop?";

describe("replyTo", () => {
  it("gives an opening, figures marked as sample, and a method", () => {
    const { content } = replyTo(VIEWS, [], seeded("a"));
    const [opening, figures, method] = content.split("\n\n");
    expect(opening).toMatch(/\.$/);
    expect(figures).toMatch(new RegExp(`^${FIGURES_TITLE}\n- [\\d.]+% \\| `));
    expect(method).toMatch(/^1\. .+\n2\. .+\n3\. /);
  });

  it("leaves no gap unfilled, in any way to answer", () => {
    for (const { openings, figures = [], methods = [] } of [...ANSWERS, FALLBACK]) {
      const texts = [...openings, ...figures.flat(), ...methods.flat()];
      for (const text of texts) {
        const gaps = text.match(/\{[^}]*\}/g) ?? [];
        for (const gap of gaps) expect(gap).toMatch(/^\{(topic\|.+|\$?[\d.]+-[\d.]+)\}$/);
      }
    }
    for (let seed = 0; seed < 50; seed += 1) {
      for (const question of [VIEWS, ...SUGGESTED_QUESTIONS]) {
        expect(replyTo(question, [], seeded(String(seed))).content).not.toMatch(/[{}]/);
      }
    }
  });

  it("draws figures within their bounds, with their decimals", () => {
    const drawn = Array.from(
      { length: 60 },
      (_, seed) => replyTo("RPM?", [], seeded(String(seed))).content,
    ).flatMap((content) => content.match(/\$(\S+) \| RPM of videos over 8/)?.[1] ?? []);
    expect(drawn.length).toBeGreaterThan(5);
    for (const value of drawn) {
      expect(value).toMatch(/^\d\.\d\d$/);
      expect(Number(value)).toBeGreaterThanOrEqual(3.8);
      expect(Number(value)).toBeLessThanOrEqual(4.6);
    }
  });

  /** All that may be said to a question: openings, figures and steps. */
  function everythingOn(question: string): string[] {
    const { openings, figures = [], methods = [] } = intentOf(question);
    return [...openings, ...figures.flat(), ...methods.flat()];
  }

  it("does not advise what the suggested questions rule out", () => {
    const [, , , when = "", withoutAds = ""] = SUGGESTED_QUESTIONS;
    for (const line of everythingOn(withoutAds))
      expect(line).not.toMatch(/mid-roll|more ads(?! raise)|over 8/i);
    for (const line of everythingOn(when)) {
      // The openings say that the day matters little, and two to three hours before.
      expect(line).not.toMatch(/\bon (Mon|Tues|Wednes|Thurs|Fri|Satur)days\b|the hour before/);
    }
    for (const question of SUGGESTED_QUESTIONS) expect(intentOf(question).name).not.toBe("fallback");
  });

  it("splits comments into shares that add up to 100", () => {
    const sums = (intentOf("comments?").figures ?? [])
      .filter((set) => set.some((line) => line.includes("neutral")))
      .map((set) => set.reduce((sum, line) => sum + Number.parseFloat(line), 0));
    expect(sums).toEqual([100]);
  });

  it("names an RPM that the RPM Booster's is within, before an analysis and after", () => {
    const own = (intentOf("RPM?").figures ?? []).flat().find((line) => line.includes("sample channel")) ?? "";
    const [low = 9, high = 0] = (own.match(/[\d.]+/g) ?? []).map(Number);
    for (const { currentRPM } of [FOUND, FOUND_BEFORE]) {
      expect(currentRPM).toBeGreaterThanOrEqual(low);
      expect(currentRPM).toBeLessThanOrEqual(high);
    }
  });

  it("places breaks as the RPM Booster does, between two parts", () => {
    const tips = TIPS.flatMap(({ title, description, actionSteps }) => [title, description, ...actionSteps]);
    const said = ANSWERS.flatMap(({ openings, methods = [] }) => [...openings, ...methods.flat()]);
    const placed = [...tips, ...said].filter((line) =>
      /\b(mid-rolls?|break)\b.*\b(before|after|where)\b/i.test(line),
    );
    expect(placed.length).toBeGreaterThan(2);
    for (const line of placed) expect(line).not.toMatch(/never (before|after)|after an answer/);
  });

  it("gives figures and methods to no one in distress", () => {
    const { content, room } = replyTo("I want to die", [], seeded("x"));
    expect(content).toContain("crisis line");
    expect(content).not.toContain(FIGURES_TITLE);
    expect(content).not.toMatch(/^1\. /m);
    expect(room).toBeUndefined();
  });

  it("takes up the topic of the question", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { content } = replyTo(
        "What should I film next for a beekeeping channel?",
        [],
        seeded(String(seed)),
      );
      expect(content).toContain("beekeeping");
    }
  });

  it("does not say the same again before it has said all", () => {
    const said: string[] = [];
    const openings = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const { content } = replyTo(VIEWS, said, seeded("always the same"));
      said.push(content);
      openings.add(content.split("\n\n")[0] ?? "");
    }
    expect(openings.size).toBe(3);
    expect(replyTo(VIEWS, said, seeded("again")).content).toBeTruthy();
  });

  it("says the same for the same chance, so that a test can say what comes", () => {
    expect(replyTo(VIEWS, [], seeded("x"))).toEqual(replyTo(VIEWS, [], seeded("x")));
  });

  it("leads only to rooms that there are", () => {
    const paths = [...ROOMS.map(({ path }) => path), "/pricing"];
    const rooms = [...ANSWERS, FALLBACK].flatMap(({ room }) => room ?? []);
    for (const room of rooms) expect(paths).toContain(room);
    expect(new Set(rooms).size).toBeGreaterThan(8);
  });
});
