import { describe, expect, it } from "vitest";
import { commonestForm, toLabel } from "./casing";

describe("commonestForm", () => {
  it("answers the form used most", () => {
    expect(
      commonestForm(
        new Map([
          ["meal prep", 1],
          ["meal preps", 3],
        ]),
      ),
    ).toBe("meal preps");
  });

  it("counts forms that differ by case together, and avoids the shouted one", () => {
    expect(
      commonestForm(
        new Map([
          ["MEAL PREP", 4],
          ["Meal prep", 1],
          ["meals prep", 2],
        ]),
      ),
    ).toBe("Meal prep");
  });

  it("prefers an activity or a plural that many use", () => {
    const walk = (walking: number) => new Map(Object.entries({ walk: 4, walked: 1, walking }));
    expect(commonestForm(walk(3))).toBe("walking");
    expect(commonestForm(walk(2))).toBe("walk");
    expect(commonestForm(new Map(Object.entries({ prompt: 4, Prompts: 2 })))).toBe("Prompts");
    expect(commonestForm(new Map(Object.entries({ email: 2, emails: 1 })))).toBe("email");
  });

  it("breaks ties by length, then by order", () => {
    expect(
      commonestForm(
        new Map([
          ["prompt", 2],
          ["prompts", 2],
        ]),
      ),
    ).toBe("prompts");
    expect(
      commonestForm(
        new Map([
          ["b c", 1],
          ["a c", 1],
        ]),
      ),
    ).toBe("a c");
  });
});

describe("toLabel", () => {
  it.each([
    ["meal prep for work", "Meal Prep for Work"],
    ["ChatGPT prompts", "ChatGPT Prompts"],
    ["iPhone photos", "iPhone Photos"],
    ["EASY MEAL PREP", "Easy Meal Prep"],
    ["DIY LAMP", "DIY Lamp"],
    ["HTML", "HTML"],
    ["AI agents", "AI Agents"],
    ["one-pan dinners", "One-Pan Dinners"],
    ["mac & cheese", "Mac & Cheese"],
    ["домашний хлеб", "Домашний Хлеб"],
    ["日本料理", "日本料理"],
  ])("writes %s as %s", (phrase, label) => expect(toLabel(phrase)).toBe(label));
});
