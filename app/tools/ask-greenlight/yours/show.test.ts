import { describe, expect, it } from "vitest";
import type { OwnAnswer } from "../../../functions/ask-greenlight/answer";
import { DECLINED } from "./messages";
import { showAnswer } from "./show";

const ASKED = { question: "", now: new Date("2026-11-21T10:00:00Z") };
const reading = (
  intent: "due-next" | "write-titles" | "judge-idea" | "series",
  subject: string | null = null,
) => ({
  ...{ intent, subject, other: null, extreme: null, comparesKinds: false, isFollowUp: false, item: null },
});

const card = (id: string, date: string | null, state: "idea" | "published" = "idea") => ({
  ...{
    id,
    idea: `Idea ${id}`,
    title: "",
    state,
    date,
    series: "",
    episode: null,
    forecast: null,
    video: null,
  },
  ...{ isSample: false, rank: 1, updatedAt: "2026-11-01T00:00:00Z", color: null },
});

describe("The answer", () => {
  it("declines in one sentence that says what it can", () => {
    expect(showAnswer({ kind: "declined" }, ASKED)).toEqual({
      says: DECLINED,
      lines: [],
      source: null,
      next: [],
    });
  });

  it("names what is late and what comes next, from the plan alone", () => {
    const cards = [
      card("one", "2026-11-20"),
      card("two", "2026-11-24"),
      card("three", null),
      card("four", "2026-11-01", "published"),
    ];
    const answer: OwnAnswer = { kind: "cards", reading: reading("due-next"), found: { cards, next: null } };
    const { says, lines, source } = showAnswer(answer, ASKED);
    expect(says).toContain("1 card past its date.");
    expect(says).toContain("“Idea two”");
    expect(lines.map(({ href }) => href)).toEqual(["/plan/one", "/plan/two"]);
    expect(source?.to).toBe("/plan");
  });

  it("takes the subject along to the page that answers", () => {
    const { next } = showAnswer({ kind: "elsewhere", reading: reading("write-titles", "rye bread") }, ASKED);
    expect(next[0]?.to).toBe("/thumbnail-optimizer/yours?titles=rye+bread");
  });

  it("leads several series by the best one, and says where episodes are too few", () => {
    const lastEpisode = { title: "One", publishedAt: "2026-11-01T00:00:00Z", multiple: null };
    const one = (name: string, recentMultiple: number | null, state: "pays" | "under" | "unknown") => ({
      ...{ name, episodes: 5, recentMultiple, state, stoppedAt: null, lastEpisode },
    });
    const saysOf = (series: ReturnType<typeof one>[], question = "") =>
      showAnswer(
        { kind: "series", reading: reading("series"), found: { series, isSample: false } },
        { ...ASKED, question },
      );
    const several = saysOf([
      one("Bread", 0.4, "under"),
      one("Cake", null, "unknown"),
      one("Pie", 1.4, "pays"),
    ]);
    expect(several.says).toBe("“Pie” does best of your 3 series: its last three got 1.4× your usual.");
    expect(several.lines.map(({ text }) => text)).toEqual(["Pie", "Bread", "Cake"]);
    expect(saysOf([one("Cake", null, "unknown")]).says).toBe(
      "“Cake” has 5 episodes; too few episodes to judge.",
    );
    const ended = saysOf(
      [one("Cake", null, "unknown"), one("Bread", 0.4, "under"), one("Pie", 1.4, "pays")],
      "Which series should I stop?",
    );
    expect(ended.says).toBe("“Bread” does worst of your 3 series: its last three got 0.4× your usual.");
    expect(ended.lines.map(({ text }) => text)).toEqual(["Bread", "Pie", "Cake"]);
    expect(saysOf([one("Tea", 2, "pays"), one("Pie", 1.4, "pays")], "which one do I drop").says).toBe(
      "No series falls behind. “Pie” does worst of your 2 series: its last three got 1.4× your usual.",
    );
  });

  it("says that money is not told by month, where a month was asked for", () => {
    const upload = { title: "Rye bread", revenue: 12, rpm: 3 };
    const found = {
      uploads: [upload],
      all: { uploads: 3, views: 900, medianViews: 300, revenue: 20 },
      ...{ currency: "USD", isSample: false, next: null },
    };
    const says = (question: string) =>
      showAnswer(
        { kind: "earnings", missing: null, reading: reading("series"), found } as unknown as OwnAnswer,
        {
          ...ASKED,
          question,
        },
      ).says;
    expect(says("what did I earn last month")).toMatch(/\$20\.00\. That is since each was published/);
    expect(says("what did I earn")).toMatch(/\$20\.00\.$/);
  });

  it("leads from what earned least, where that was asked for", () => {
    const found = {
      uploads: [{ title: "Rye bread", revenue: 2, rpm: 1 }],
      all: { uploads: 3, views: 900, medianViews: 300, revenue: 20 },
      ...{ currency: "USD", isSample: false, next: null },
    };
    const asked = { ...reading("series"), extreme: "least" };
    expect(
      showAnswer({ kind: "earnings", missing: null, reading: asked, found } as unknown as OwnAnswer, ASKED)
        .says,
    ).toBe("“Rye bread” earned $2.00, the least of your uploads. All together earned $20.00.");
  });

  it("says so where no upload has what was asked about", () => {
    const found = {
      uploads: [{ title: "Rye bread", revenue: 2, rpm: 1 }],
      all: { uploads: 3, views: 900, medianViews: 300, revenue: 20 },
      ...{ currency: "USD", isSample: false, next: null },
    };
    const answer = { kind: "earnings", missing: "pasta", reading: reading("series"), found };
    expect(showAnswer(answer as unknown as OwnAnswer, ASKED).says).toMatch(
      /^No upload of yours has “pasta” in its title\. “Rye bread” earned/,
    );
  });

  it("holds Shorts against long videos, by views or by money", () => {
    const all = (uploads: number, medianViews: number | null, revenue: number | null) => ({
      ...{ uploads: [], currency: "USD", isSample: false, next: null },
      all: { uploads, views: 0, medianViews, revenue },
    });
    const saysOf = (intent: string, shorts: ReturnType<typeof all>, longs: ReturnType<typeof all>) =>
      showAnswer(
        { kind: "kinds", reading: { ...reading("series"), intent }, found: { shorts, longs } } as OwnAnswer,
        ASKED,
      ).says;
    expect(saysOf("channel-figures", all(12, 900, null), all(1, 5_400, null))).toBe(
      "Your Shorts usually get 900 views, your long videos 5.4K views.",
    );
    expect(saysOf("earnings", all(12, 900, 3), all(40, 5_400, 250))).toBe(
      "Your Shorts earned $3.00, your long videos $250.00.",
    );
    expect(saysOf("channel-figures", all(0, null, null), all(40, 5_400, null))).toBe(
      "You have no Shorts yet.",
    );
    expect(saysOf("channel-figures", all(0, null, null), all(0, null, null))).toContain("tells no lengths");
  });

  it("says whether the last uploads beat the usual, and which did best or worst", () => {
    const upload = (title: string, multiple: number | null) => ({
      ...{ title, multiple, views: 100, kind: null, videoId: null, publishedAt: "2026-11-01" },
    });
    const channel = { lastUploads: [upload("Rye", null), upload("Oats", 2), upload("Spelt", 0.5)] };
    const none = { uploads: [], all: { uploads: 3, views: 300, medianViews: 100, revenue: null } };
    const saysOf = (kind: string, extreme: string | null, question = "") =>
      showAnswer(
        {
          ...{
            kind,
            reading: { ...reading("series"), extreme },
            found: { channel, best: none, worst: none },
          },
        } as unknown as OwnAnswer,
        { ...ASKED, question },
      ).says;
    expect(saysOf("channel", null, "am I growing?")).toBe(
      "1 of the 2 of your last uploads that can be compared got more than your usual at their age.",
    );
    expect(saysOf("channel", null, "did I lose subscribers?")).toContain("tells no subscribers over time");
    expect(saysOf("last-uploads", "least")).toMatch(/^“Spelt” did worst .*: 0\.5× your usual at its age\.$/);
    expect(saysOf("last-uploads", "most")).toMatch(/^“Oats” did best /);
  });

  it("leads on to the other thing a question named, where the answer is of one", () => {
    const asked = { ...reading("write-titles", "rye"), other: "oats" };
    expect(showAnswer({ kind: "elsewhere", reading: asked }, ASKED).next[0]).toEqual({
      label: "Ask for “oats”",
      to: "/ask-greenlight/yours?q=And+%E2%80%9Coats%E2%80%9D%3F&was=write-titles&about=rye",
    });
  });

  it("says why an idea has no light", () => {
    const judged = { idea: "Rye", color: "unknown", chance: null, finding: "nothing-close" };
    const answer = { kind: "ideas-judged", reading: reading("judge-idea"), found: [judged] };
    expect(showAnswer(answer as unknown as OwnAnswer, ASKED).says).toBe(
      "No light yet for “Rye”: you have no video like it yet.",
    );
  });
});
