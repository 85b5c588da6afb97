import { describe, expect, it } from "vitest";
import { abTest, plannedCard } from "../../../tests/support/cards";
import type { AbTest } from "../../model/ab-test";
import { showCardTest, showTests, testLine } from "./show";

const NOW = new Date("2026-11-22T10:00:00Z");

describe("a card's test", () => {
  it("can be noted once its video is out, with its title filled in", () => {
    expect(showCardTest(plannedCard(), NOW)).toBeNull();
    expect(showCardTest(plannedCard({ state: "published", title: "Rye in a day" }), NOW)).toMatchObject({
      ...{ result: "Not noted", isNoted: false, ranked: "" },
      texts: { of: "titles", "first-title": "Rye in a day" },
    });
  });

  it("says how it came out and what was ranked first, and fills its form", () => {
    const shown = showCardTest(plannedCard({ abTest: abTest() }), NOW);
    expect(shown).toMatchObject({
      result: "“Rye in a day” won",
      ranked: "We ranked “Rye in a day” first, by your uploads from before it, 2d ago.",
      texts: { outcome: "first", "second-title": "Rye bread", "second-share": "45.9" },
    });
    const unranked = abTest({ ranking: null, outcome: "same" });
    expect(showCardTest(plannedCard({ abTest: unranked }), NOW)).toMatchObject({
      ...{ result: "No clear difference", ranked: "" },
    });
  });
});

it.each<[Partial<AbTest>, string]>([
  [{}, "Titles: Rye in a day, 54.1%, won; Rye bread, 45.9%"],
  [{ outcome: "running" }, "Titles: Rye in a day, 54.1%; Rye bread, 45.9%; still running"],
])("is a line of a file: %j", (fields, line) => expect(testLine(abTest(fields))).toBe(line));

describe("the tests of a plan", () => {
  const shown = (...tests: (AbTest | null)[]) =>
    showTests(tests.map((test, at) => plannedCard({ id: `card-${at}`, title: "Rye", abTest: test })));

  it("are nothing without one, and no finding below five", () => {
    expect(shown(null)).toBeNull();
    const both = abTest({ of: "both", ranking: null });
    expect(shown(abTest(), both, null)?.finding).toBe("Not enough data: 1 of 5 ended tests of titles.");
  });

  it("say how often the title ranked first won, beside a guess", () => {
    const won = [abTest(), abTest(), abTest()];
    expect(shown(...won, abTest({ outcome: "second" }), abTest({ outcome: "same" }))?.finding).toBe(
      "In 5 tests of titles, the one we ranked first won 3, another 1. 1 showed no clear difference. Guessing would have won about 2.0.",
    );
  });

  it("open to each test, with shares and ranks", () => {
    const [first] = shown(abTest({ outcome: "second" }))?.tests ?? [];
    expect(first).toEqual({
      ...{ id: "card-0", name: "Rye", of: "Titles", result: "“Rye bread” won" },
      variants: [
        { name: "Rye in a day", share: "54.1%", rank: "1st", won: false },
        { name: "Rye bread", share: "45.9%", rank: "2nd", won: true },
      ],
    });
  });
});
