import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import type { PlannedCard } from "../../model/card";
import { readWeek, showWeek } from "./show";

const NOW = new Date("2026-11-22T10:00:00Z");
const card = (fields: Partial<PlannedCard>): PlannedCard => ({ ...plannedCard(), color: null, ...fields });

/** A video that came out late on a Wednesday, UTC. */
const OUT: PlannedCard["video"] = {
  id: null,
  title: "Rye",
  publishedAt: "2026-12-02T23:30:00.000Z",
  source: "typed",
  readAt: "2026-12-03T10:00:00.000Z",
};

describe("showWeek", () => {
  it("begins on Monday, also for a Sunday", () => {
    const { days, title, previous, next } = showWeek([], "2026-11-22", NOW);
    expect(days.map(({ weekday }) => weekday).join(" ")).toBe(
      "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    );
    expect([days[0]?.date, days[6]?.date, previous, next]).toEqual([
      "2026-11-16",
      "2026-11-22",
      "2026-11-09",
      "2026-11-23",
    ]);
    expect(title).toBe("November 16 to 22, 2026");
    expect(days.map(({ isToday }) => isToday).indexOf(true)).toBe(6);
  });

  it("ends where the plan's calendar does", () => {
    const [first, last] = ["1990-01-03", "2100-12-31"].map((day) => showWeek([], day, NOW));
    expect([first?.previous, first?.next]).toEqual([null, "1990-01-08"]);
    expect([last?.previous, last?.next]).toEqual(["2100-12-20", null]);
  });

  it("names both months, and the year of its end", () => {
    expect(showWeek([], "2026-12-31", NOW).title).toBe("December 28 to January 3, 2027");
  });

  it("has a published card on the day its video came out", () => {
    const { days } = showWeek([card({ state: "published", video: OUT })], "2026-12-02", NOW);
    expect(days.map(({ cards }) => cards.length)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });

  it("has each card on its day, and leaves out those dropped, undated or of other weeks", () => {
    const { days, total } = showWeek(
      [
        card({ id: "a", date: "2026-11-24", title: "Rye", series: "Rye week", episode: 2 }),
        card({ id: "e", date: "2026-11-25", title: "Salt", episode: 2 }),
        card({ id: "b", date: "2026-11-24", state: "dropped" }),
        card({ id: "c", date: null }),
        card({ id: "d", date: "2026-11-30" }),
        card({ id: "f", date: "2026-11-25", state: "published", video: OUT }),
      ],
      "2026-11-24",
      NOW,
    );
    expect(total).toBe(2);
    expect(days[1]?.cards).toEqual([
      { id: "a", name: "Rye", state: "Idea", series: "Rye week, episode 2", isSample: false },
    ]);
    // An episode without a series says nothing.
    expect(days[2]?.cards[0]?.series).toBe("");
  });
});

it.each([
  ["2026-11-24", "2026-11-24"],
  ["2026-02-30", "2026-11-23"],
  ["<script>", "2026-11-23"],
  ["9999-12-31", "2026-11-23"],
  ["0001-01-01", "2026-11-23"],
  ["2100-12-31", "2100-12-31"],
  [null, "2026-11-23"],
])("reads the week of %s as that of %s", (asked, day) => expect(readWeek(asked, NOW)).toBe(day));
