import { describe, expect, it } from "vitest";
import { plannedCard } from "../../tests/support/cards";
import type { Card, PlannedCard } from "../model/card";
import { planAddress, readAsk, showBoard, showCard, showList, showMove } from "./show";
import { showCalendar } from "./show-calendar";

/** A Saturday. */
const NOW = new Date("2026-11-21T10:00:00Z");
const ask = (query: string) => readAsk(new URLSearchParams(query), NOW);

function planned({
  color = null,
  ...fields
}: Partial<Card> & Pick<Partial<PlannedCard>, "color">): PlannedCard {
  return { ...plannedCard(fields), color };
}

/** Out late on a Wednesday, UTC. */
const VIDEO: Card["video"] = {
  id: "abcdefghijk",
  title: "Rye in a day",
  publishedAt: "2026-11-18T23:30:00.000Z",
  source: "youtube",
  readAt: "2026-11-20T10:00:00.000Z",
};

const forecast = (likely: number) => ({
  ranges: [{ days: 30, low: 1, likely, high: 90_000 }],
  chance: 0.8,
  at: "2026-11-20T10:00:00.000Z",
});

it.each([
  ["1990-01", null, "1990-02"],
  ["2100-12", "2100-11", null],
])("shows the plan's calendar from first to last: %s", (month, previous, next) => {
  const shown = showCalendar({ cards: [], month, now: NOW, usual: [], sampleSeries: [] });
  expect([shown.previous, shown.next]).toEqual([previous, next]);
});

describe("readAsk", () => {
  it("shows the board of today's month unless asked for another", () => {
    expect(ask("")).toMatchObject({ view: "board", month: "2026-11", moving: null });
    expect(ask("view=constructor&month=2026-13")).toMatchObject({ view: "board", month: "2026-11" });
    expect(ask("view=calendar&month=2026-12&move=x")).toMatchObject({
      view: "calendar",
      month: "2026-12",
      moving: "x",
    });
  });

  it.each(["0001-01", "1989-12", "2101-01", "9999-12"])("has no month %s", (month) => {
    expect(ask(`view=calendar&month=${month}`).month).toBe("2026-11");
  });

  it.each([
    ["", "/plan"],
    ["view=calendar", "/plan?view=calendar&month=2026-11"],
    ["view=list&sort=title&state=idea&q=rye", "/plan?view=list&sort=title&state=idea&q=rye"],
    ["view=list&sort=nothing&state=lost", "/plan?view=list"],
  ])("makes one address of %j", (query, address) => expect(planAddress(ask(query))).toBe(address));
});

describe("a card", () => {
  it("says its day, series, forecast and light, and whether it is late", () => {
    const fields = { date: "2026-11-20", series: "Rye week", episode: 2, forecast: forecast(18_200) };
    expect(showCard(planned({ ...fields, color: "green" }), NOW)).toEqual({
      id: "card-one",
      state: "idea",
      name: "Sourdough mistakes",
      color: "green",
      isSample: false,
      day: "Nov 20",
      isOut: false,
      isLate: true,
      series: "Rye week 2",
      forecast: "about 18K",
    });
    expect(showCard(planned({ ...fields, state: "published" }), NOW).isLate).toBe(false);
    expect(showCard(planned({ date: "2027-01-03", color: "unknown" }), NOW)).toMatchObject({
      day: "Jan 3, 2027",
      isLate: false,
      color: null,
    });
  });
});

it("gives each state a column on the board, in order", () => {
  const board = showBoard([planned({ id: "a" }), planned({ id: "b", state: "filmed" })], NOW);
  expect(board.map(({ label, cards }) => [label, cards.map(({ id }) => id)])).toEqual([
    ["Idea", ["a"]],
    ["Scripted", []],
    ["Filmed", ["b"]],
    ["Edited", []],
    ["Scheduled", []],
    ["Published", []],
    ["Dropped", []],
  ]);
});

describe("the calendar", () => {
  const calendar = showCalendar({
    cards: [
      planned({ id: "a", date: "2026-11-24" }),
      planned({ id: "b", date: "2026-12-01" }),
      planned({ id: "c" }),
      planned({ id: "d", state: "dropped", date: "2026-11-24" }),
      planned({ id: "e", state: "published" }),
    ],
    month: "2026-11",
    now: NOW,
    usual: [2, 5],
    sampleSeries: [{ date: "2026-11-25", title: "Sample, part 1" }],
  });

  it("has whole weeks from Sunday, with the cards of each day", () => {
    expect(calendar.days).toHaveLength(35);
    expect(calendar.days[0]).toMatchObject({
      date: "2026-11-01",
      label: "Nov 1",
      name: "Sunday, November 1",
    });
    expect(calendar.days.at(-1)).toMatchObject({ date: "2026-12-05", isOutside: true });
    const held = calendar.days.filter(({ cards }) => cards.length > 0);
    expect(held.map(({ date, cards }) => [date, cards.map(({ id }) => id)])).toEqual([
      ["2026-11-24", ["a"]],
      ["2026-12-01", ["b"]],
    ]);
    expect(calendar.undated.map(({ id }) => id)).toEqual(["c"]);
  });

  it("has a published card on the day its video came out, where it stays", () => {
    const { days } = showCalendar({
      cards: [planned({ state: "published", date: "2026-11-24", video: VIDEO })],
      month: "2026-11",
      now: NOW,
      usual: [],
      sampleSeries: [],
    });
    const held = days.filter(({ cards }) => cards.length > 0);
    expect(held.map(({ date, cards }) => [date, cards[0]?.isOut])).toEqual([["2026-11-18", true]]);
  });

  it("marks today, the channel's weekdays and the sample's dates", () => {
    expect(calendar.days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(["2026-11-21"]);
    expect(calendar.days.filter(({ isUsual }) => isUsual)).toHaveLength(10);
    expect(calendar.usual).toBe("Tuesday and Friday");
    const many = showCalendar({ cards: [], month: "2026-11", now: NOW, usual: [0, 5, 6], sampleSeries: [] });
    expect(many.usual).toBe("Friday, Saturday and Sunday");
    expect(calendar.days.find(({ date }) => date === "2026-11-25")?.sampleSeries).toEqual(["Sample, part 1"]);
  });

  it.each([
    ["2026-11", "2026-10", "2026-12", 35],
    ["2027-01", "2026-12", "2027-02", 42],
    ["2027-02", "2027-01", "2027-03", 35],
    ["2026-02", "2026-01", "2026-03", 28],
  ])("of %s lies between %s and %s, in %i days", (month, previous, next, days) => {
    const shown = showCalendar({ cards: [], month, now: NOW, usual: [], sampleSeries: [] });
    expect([shown.previous, shown.next, shown.days.length]).toEqual([previous, next, days]);
  });
});

describe("the list", () => {
  const cards = [
    planned({ id: "a", title: "Zebra", date: "2026-12-01", forecast: forecast(10) }),
    planned({ id: "b", title: "apple", series: "Rye", episode: 2, forecast: forecast(99) }),
    planned({ id: "c", idea: "Mango", series: "Rye", episode: 1, date: "2026-11-22", state: "filmed" }),
  ];
  const order = (query: string) =>
    showList(cards, ask(query).list, NOW)
      .cards.map(({ id }) => id)
      .join("");

  it.each([
    ["", "cab"],
    ["sort=title", "bca"],
    ["sort=state", "abc"],
    ["sort=series", "cba"],
    ["sort=forecast", "bac"],
  ])("sorted by %j is %s", (query, expected) => expect(order(query)).toBe(expected));

  it("has a published card under the day its video came out", () => {
    const out = planned({ id: "d", date: "2026-12-24", state: "published", video: VIDEO });
    const [first] = showList([...cards, out], ask("").list, NOW).cards;
    expect([first?.id, first?.day]).toEqual(["d", "Nov 18"]);
  });

  it("is filtered by state and by text, without regard to case", () => {
    expect(order("state=filmed")).toBe("c");
    expect(order("q=RYE&sort=title")).toBe("bc");
    expect(showList(cards, ask("q=mango").list, NOW).total).toBe(3);
  });
});

describe("moving by buttons", () => {
  const cards = ["a", "b", "c"].map((id) => planned({ id }));
  const moves = (id: string) => {
    const shown = showMove(cards, id);
    return shown && [shown.top, shown.up, shown.down];
  };
  it("offers the places there are in its own column, and every other column", () => {
    expect(moves("a")).toEqual([null, null, "idea:c"]);
    expect(moves("b")).toEqual([null, "idea:a", "idea:"]);
    expect(moves("c")).toEqual(["idea:a", "idea:b", null]);
    expect(
      showMove(cards, "a")
        ?.columns.map(({ to, isCurrent }) => [to, isCurrent])
        .slice(0, 2),
    ).toEqual([
      ["idea:", true],
      ["scripted:", false],
    ]);
    expect([showMove(cards, "x"), showMove(cards, null)]).toEqual([null, null]);
  });
  it("offers a date until the video is out", () => {
    const dates = [
      planned({}),
      planned({ date: "2026-12-01" }),
      planned({ state: "published", video: VIDEO }),
    ];
    expect(dates.map((card) => showMove([card], card.id)?.date)).toEqual(["", "2026-12-01", null]);
  });
});
