import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import type { Card, CardLight } from "../../model/card";
import { showCardPage } from "./show";

const NOW = new Date("2026-11-22T10:00:00Z");

it.each<[CardLight["colour"], string, string]>([
  ["unknown", "No light yet. Nothing close on your channel.", "Nothing close on your channel."],
  ["green", "Make it. Expect about twice your usual.", "Make it. Expect about twice your usual."],
])("shows a %s light with its sentence, its name said once: %s", (color, sentence, text) => {
  const light = { colour: color, sentence, chance: null, at: NOW.toISOString() };
  expect(showCardPage(plannedCard({ light }), NOW).light).toMatchObject({ color, sentence: text });
});

describe("what to do next", () => {
  const at = "2026-11-20T10:00:00.000Z";
  /** With all that the desks give a card, and a day. */
  const DONE: Partial<Card> = {
    title: "Rye in a day",
    description: "Bake it.",
    light: { colour: "green", sentence: "Make it.", chance: 0.7, at },
    forecast: { ranges: [{ days: 30, low: 1, likely: 2, high: 3 }], chance: 0.8, at },
    date: "2026-12-01",
  };
  const next = (fields: Partial<Card>) => {
    const { next, advance } = showCardPage(plannedCard(fields), NOW);
    return advance ? [advance.state, advance.label] : [next[0]?.to, next[0]?.label];
  };

  it.each<[string, Partial<Card>, string[]]>([
    ["an idea alone", {}, ["/light?q=Sourdough+mistakes&card=card-one", "Get its light"]],
    [
      "a card without a description",
      { ...DONE, description: "" },
      ["/description-rewriter/yours?title=Rye+in+a+day&card=card-one", "Write its description"],
    ],
    [
      "a card without a day",
      { ...DONE, date: null },
      ["/plan?view=calendar&move=card-one#move", "Pick its day"],
    ],
    ["a finished idea", DONE, ["scripted", "Mark it scripted"]],
    ["a finished video", { ...DONE, state: "edited" }, ["scheduled", "Mark it scheduled"]],
    ["one that waits for its day", { ...DONE, state: "scheduled" }, ["/light", "Start your next idea"]],
    [
      "one whose day has come",
      { ...DONE, state: "scheduled", date: "2026-11-22" },
      ["/plan/card-one/outcome", "How it did"],
    ],
    ["a published one", { state: "published" }, ["/plan/card-one/outcome", "How it did"]],
    ["a dropped one", { ...DONE, state: "dropped" }, ["idea", "Take it up again"]],
  ])("of %s", (_what, fields, expected) => expect(next(fields)).toEqual(expected));

  it("makes no forecast and no light of a video that is out", () => {
    const { next } = showCardPage(plannedCard({ ...DONE, state: "published" }), NOW);
    expect(next.map(({ label }) => label)).toEqual([
      "How it did",
      "Score its title",
      "Write its description",
      "Start your next idea",
    ]);
  });
});

describe("own revenue", () => {
  const rpm = { kind: "howTo", videos: 24, median: 4, low: 2, high: 8 };
  const brings = { likely: 41.234, low: 9.87, high: 130.4, rpm, currency: "EUR", days: 30 };

  it("stands beside a forecast as an untested range", () => {
    const { revenue } = showCardPage(plannedCard({}), NOW, { brings, tests: [] });
    expect(revenue).toEqual({
      brings: "May bring €9.90 to €130 in 30 days, most likely €41",
      basis: "Untested: its forecast at the RPM of your videos of its kind: How-to videos (24).",
    });
    const all = { ...brings, rpm: { ...rpm, kind: null } };
    expect(showCardPage(plannedCard({}), NOW, { brings: all, tests: [] }).revenue?.basis).toContain(
      "of all your long videos (24)",
    );
    expect(showCardPage(plannedCard({}), NOW).revenue).toBeNull();
  });

  it("says how the test came out that the card is for", () => {
    const test = {
      ...({ id: "test-1", dimension: "length", of: "long", name: "8 minutes or longer" } as const),
      ...{ since: "2026-10-01", want: 4 },
      result: { made: 4, others: 20, median: 6.2, otherMedian: 2.1, verdict: "higher" } as const,
    };
    const shown = (idea: string) =>
      showCardPage(plannedCard({ idea }), NOW, { brings: null, tests: [test] }).revenueTest;
    expect(shown("Test: 8 minutes or longer")).toBe(
      "They earn more per view: RPM 6.20, before 2.10 (4 and 20 videos).",
    );
    expect(shown("8 minutes or longer")).toBeNull();
  });
});
