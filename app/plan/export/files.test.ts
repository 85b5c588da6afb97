import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { abTest, plannedCard } from "../../../tests/support/cards";
import { planFileName, planMarkdown, planSpreadsheet } from "./files";

const NOW = new Date("2026-11-22T10:00:00Z");

const full = plannedCard({
  title: "Five sourdough mistakes",
  state: "published",
  date: "2026-10-01",
  series: "Rye week",
  episode: 3,
  light: { colour: "green", sentence: "Make it.", chance: 0.7, at: "2026-09-20T10:00:00.000Z" },
  forecast: {
    ranges: [
      { days: 1, low: 900, likely: 1800, high: 4400 },
      { days: 30, low: 9000, likely: 18_000, high: 44_000 },
    ],
    chance: 0.8,
    at: "2026-09-20T10:00:00.000Z",
  },
  video: {
    id: "abcdefghijk",
    title: "Five sourdough mistakes",
    publishedAt: "2026-10-01T15:00:00.000Z",
    source: "youtube",
    readAt: "2026-10-31T15:00:00.000Z",
  },
  outcome: [
    {
      days: 1,
      views: 2000,
      source: "studio",
      at: "2026-10-02T15:00:00.000Z",
      isInside: true,
      beatUsual: null,
      light: null,
    },
    {
      days: 30,
      views: null,
      source: "youtube",
      at: "2026-10-31T15:00:00.000Z",
      isInside: true,
      beatUsual: true,
      light: null,
    },
  ],
  abTest: abTest(),
  notes: "Film on Friday\nBring salt",
  description: "Bread, with *care*",
});

const rowsOf = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true });

describe("planSpreadsheet", () => {
  it("has a row a card, with the forecast at 30 days and the views that are known", () => {
    expect(rowsOf(planSpreadsheet([full]))).toEqual([
      {
        Idea: "Sourdough mistakes",
        Title: "Five sourdough mistakes",
        State: "Published",
        Date: "2026-10-01",
        Series: "Rye week",
        Episode: "3",
        Light: "green",
        "Forecast low": "9000",
        "Forecast likely": "18000",
        "Forecast high": "44000",
        Video: "Five sourdough mistakes",
        Published: "2026-10-01",
        "Views after 1 day": "2000",
        "Views after 7 days": "",
        "Views after 30 days": "",
        "A/B test": "Titles: Rye in a day, 54.1%, won; Rye bread, 45.9%",
        Notes: "Film on Friday\nBring salt",
        Description: "Bread, with *care*",
        Sample: "",
      },
    ]);
  });

  it.each(["=1+1", "+SUM(A1)", "-2", "@cmd", "\t=1", '"=1'])("runs no formula: %j", (idea) => {
    expect(rowsOf(planSpreadsheet([plannedCard({ idea })]))[0]?.Idea).toBe(`'${idea}`);
  });

  it("is the heading alone for an empty plan", () => {
    expect(rowsOf(planSpreadsheet([]))).toEqual([]);
    expect(planSpreadsheet([])).toMatch(/^\uFEFFIdea,Title,.*,Sample\r\n$/);
  });
});

describe("planMarkdown", () => {
  it("has the cards by state, each with what is known", () => {
    expect(planMarkdown([full, plannedCard()], NOW)).toBe(`# Greenlight plan, Nov 22, 2026

## Idea (1)

### Sourdough mistakes

## Published (1)

### Five sourdough mistakes

- Idea: Sourdough mistakes
- Date: 2026-10-01
- Series: Rye week, episode 3
- Light: green
- Forecast: about 18K views after 30 days, likely 9K to 44K
- Video: Five sourdough mistakes, published 2026-10-01
- Views after 1 day: 2K
- A/B test. Titles: Rye in a day, 54.1%, won; Rye bread, 45.9%

> Film on Friday${"  "}
> Bring salt

Description:

> Bread, with \\*care\\*
`);
  });

  it("takes no sign of a text for a heading, a link or markup", () => {
    const idea = "# Big [link](javascript:alert(1)) <b>_x_</b>";
    expect(planMarkdown([plannedCard({ idea })], NOW)).toContain(
      String.raw`### \# Big \[link\](javascript:alert(1)) \<b\>\_x\_\</b\>`,
    );
  });

  it("leaves alone what marks nothing up where it stands", () => {
    const card = plannedCard({ idea: "One-pan dinner (in 20 minutes!)", notes: "- pan\n1. rice\n+ salt #2" });
    const text = planMarkdown([card], NOW);
    expect(text).toContain("### One-pan dinner (in 20 minutes!)");
    expect(text).toContain("> \\- pan  \n> 1\\. rice  \n> \\+ salt #2");
  });

  it("says the idea once where it is the title", () => {
    expect(planMarkdown([plannedCard({ title: "Sourdough mistakes" })], NOW)).not.toContain("Idea:");
  });

  it("says that a plan is empty", () => {
    expect(planMarkdown([], NOW)).toBe("# Greenlight plan, Nov 22, 2026\n\nNo cards yet.\n");
  });
});

it("names a file by the day", () => expect(planFileName("csv", NOW)).toBe("greenlight-plan-2026-11-22.csv"));
