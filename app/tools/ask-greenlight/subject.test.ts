import { describe, expect, it } from "vitest";
import { subjectOf } from "./subject";

describe("subjectOf", () => {
  it.each([
    ["What should I film next for a woodworking channel?", "woodworking"],
    ["My sourdough videos used to get 10K views", "sourdough"],
    ["Titles for language learning videos", "language learning"],
    ["Will a video on Roman roads do well?", "Roman roads"],
    ["A series about travel photography on a budget", "travel photography"],
    ["Is the niche of home roasting saturated?", "home roasting"],
    ["Hi! What about thumbnails for my home lab series?", "home lab"],
    ["Describe “rye bread at home” for me", "rye bread at home"],
    ["Ideas about l’été à vélo, please", "l’été à vélo"],
  ])("finds in “%s” %s", (question, subject) => expect(subjectOf(question)).toBe(subject));

  it.each([
    "Why did my views drop this month?",
    "How do I keep viewers past the first 30 seconds?",
    "What is the best time for uploads?",
    "Ideas for my channel",
    "tell me about it",
    "How do I get my first 1000 subscribers?",
    `Ideas for ${"x".repeat(60)}`,
    "Ideas for very long winded subjects nobody reads",
    "",
  ])("finds none in “%s”", (question) => expect(subjectOf(question)).toBeNull());

  it.each([
    "my video about suicide got demonetized",
    "How do I title a video about the Holocaust?",
    "Ideas for “my father's death”",
    "A series about living with cancer",
  ])("takes up no grave subject: “%s”", (question) => expect(subjectOf(question)).toBeNull());

  it("takes a subject no further than what happened to it", () => {
    expect(subjectOf("my video about knives got demonetized")).toBe("knives");
  });

  it("takes letters and digits alone, whatever stands around them", () => {
    expect(subjectOf("Ideas for <b>bread</b>")).not.toMatch(/[<>/]/);
    expect(subjectOf('About "<script>rye</script>"')).not.toMatch(/[<>/]/);
  });
});
