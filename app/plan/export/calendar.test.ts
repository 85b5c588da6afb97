import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import type { FeedCard } from "../../services/plan";
import { planCalendar } from "./calendar";

const OF = { plan: "0123456789abcdef", origin: "https://greenlight.example" };

const dated = (fields: Partial<FeedCard> = {}): FeedCard => ({
  ...plannedCard(),
  date: "2026-11-24",
  ...fields,
});

/** Texts as people type them. */
const NAMES = [
  "Rye; sourdough, and a \\ backslash",
  "Line one\nBEGIN:VEVENT\r\nDTEND:20300101",
  `Bread 🧑‍🍳 ${"überall 👩‍👩‍👧‍👦 ".repeat(12)}`,
  "خبز الجاودار في المنزل",
  'Say "hi": 100% = done',
];

/** The events as two parsers read them, which know nothing of each other. */
function parsed(text: string) {
  const first = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event))
    .map(({ uid, summary, startDate }) => ({ uid, summary, day: startDate.toString() }));
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
    event?.type === "VEVENT"
      ? [{ uid: event.uid, summary: event.summary, day: event.start.toISOString().slice(0, 10) }]
      : [],
  );
  return { first, second };
}

describe("planCalendar", () => {
  it.each(NAMES)("is read alike by two parsers: %j", (idea) => {
    const { first, second } = parsed(planCalendar([dated({ idea })], OF));
    const summary = idea.replace(/\r\n/g, "\n");
    expect(first).toEqual([
      { uid: "card-one.0123456789abcdef@greenlight.example", summary, day: "2026-11-24" },
    ]);
    expect(second).toEqual(first);
  });

  it("has no line over 75 octets, and ends each with CRLF", () => {
    const text = planCalendar(
      NAMES.map((idea, at) => dated({ idea, id: `card-${at}` })),
      OF,
    );
    const lines = text.split("\r\n");
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(lines.join("")).not.toMatch(/[\r\n]/);
  });

  it("calls a card by its title, and says where it stands", () => {
    const card = dated({
      title: "Five sourdough mistakes",
      state: "edited",
      series: "Rye week",
      episode: 3,
      isSample: true,
    });
    const text = planCalendar([card], OF);
    expect(text).toContain("SUMMARY:Five sourdough mistakes\r\n");
    expect(text.replace(/\r\n /g, "")).toContain(
      String.raw`DESCRIPTION:Edited\nRye week\, episode 3\nIdea: Sourdough mistakes\nFrom sample data`,
    );
    expect(text).toContain("STATUS:TENTATIVE");
    expect(planCalendar([dated({ state: "published" })], OF)).toContain("STATUS:CONFIRMED");
  });

  it("is the same text for the same plan, and a later version of an event after a change", () => {
    expect(planCalendar([dated()], OF)).toBe(planCalendar([dated()], OF));
    expect(planCalendar([dated({ version: 7 })], OF)).toContain("SEQUENCE:7");
  });

  it("is a calendar without events for a plan without dates", () => {
    expect(parsed(planCalendar([], OF))).toEqual({ first: [], second: [] });
  });
});
