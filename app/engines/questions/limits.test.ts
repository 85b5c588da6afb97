import { describe, expect, it } from "vitest";
import { boundOf, daysOf, isBeyond, isKindAlone, questionReader } from ".";
import { spanIn } from "./limits";

const NOW = new Date("2026-11-25T10:00:00Z");
const readQuestion = await questionReader();
const daysIn = (question: string) => {
  const span = spanIn(question);
  return span && daysOf(span, NOW);
};

describe("The time a question asks of", () => {
  it.each([
    ["how many videos did I upload this year?", "2026-01-01", "2026-12-31"],
    ["what's my worst video of 2025", "2025-01-01", "2025-12-31"],
    ["how many uploads last month", "2026-10-01", "2026-10-31"],
    ["best video in March", "2026-03-01", "2026-03-31"],
    ["best video in December", "2025-12-01", "2025-12-31"],
    ["what did best in february 2024", "2024-02-01", "2024-02-29"],
    ["uploads of the last 30 days", "2026-10-27", "2026-11-25"],
    ["how many videos this week", "2026-11-23", "2026-11-29"],
  ])("%s", (question, from, until) => {
    expect(daysIn(question)).toEqual({ from, until });
  });

  it("is not found in a title, of the last uploads, or without a time", () => {
    for (const question of [
      'how did "Best of 2025" do',
      "my last 5 uploads",
      "may I ask my views",
      "am I growing",
    ])
      expect(spanIn(question)).toBeNull();
  });

  it("has no known ends where it says only one", () => {
    expect(daysIn("how many videos since March")).toBeNull();
    expect(spanIn("how many videos since March")).toEqual({ kind: "loose" });
  });

  it("bounds uploads, and no idea", () => {
    const of = (intent: "channel-figures" | "judge-idea") => boundOf({ intent, subject: null }, "this year");
    expect(of("channel-figures")).toMatchObject({ kind: "near", unit: "year" });
    expect(of("judge-idea")).toBeNull();
  });
});

describe("What the function of a question does not tell", () => {
  const isDeclined = (question: string) => {
    const reading = readQuestion(question);
    return reading === null || isBeyond(reading, question);
  };

  it.each([
    "Which topics should I stop?",
    "what should I not film next",
    "Do shorter titles work better for me?",
    "how many videos did I upload since March",
    "did I grow this month",
    "is it going better than in 2024",
  ])("is declined: %s", (question) => {
    expect(isDeclined(question)).toBe(true);
  });

  it.each([
    "What should I film next?",
    "I don't know what to film next",
    "titles for a video on kombucha",
    "When should I upload?",
    "make this title shorter: The complete guide to pruning roses in winter",
    "Which series should I stop?",
  ])("is answered: %s", (question) => {
    expect(isDeclined(question)).toBe(false);
  });

  it("is not the opposite where a topic has its words", () => {
    const ideas = { intent: "next-ideas", extreme: null } as const;
    expect(isBeyond(ideas, "give me video ideas on how to quit smoking")).toBe(false);
  });

  it("knows a kind of video from an idea", () => {
    expect(isKindAlone({ subject: "start doing shorts", kind: "short" })).toBe(true);
    expect(isKindAlone({ subject: "shorts about bees", kind: "short" })).toBe(false);
  });

  it("takes greetings and thanks for no follow-up", () => {
    const before = { intent: "last-uploads", subject: null, kind: "short" } as const;
    for (const said of ["hi", "Good morning!", "ok", "thank you so much"])
      expect(readQuestion(said, before)).toBeNull();
    expect(readQuestion("ok why", before)).not.toBeNull();
  });
});
