import { describe, expect, it } from "vitest";
import { asLabel, commonForm } from "./casing";

describe("commonForm", () => {
  it("takes the form most people use", () => {
    expect(
      commonForm(
        new Map([
          ["meal prep", 1],
          ["meal preps", 3],
        ]),
      ),
    ).toBe("meal preps");
  });

  it("counts forms that differ by case together and does not shout", () => {
    expect(
      commonForm(
        new Map([
          ["MEAL PREP", 4],
          ["Meal prep", 1],
          ["meals prep", 2],
        ]),
      ),
    ).toBe("Meal prep");
  });

  it("names a topic by an activity or a plural that many use, not by one that few do", () => {
    const walk = (walking: number) => new Map(Object.entries({ walk: 4, walked: 1, walking }));
    expect(commonForm(walk(3))).toBe("walking");
    expect(commonForm(walk(2))).toBe("walk");
    expect(commonForm(new Map(Object.entries({ prompt: 4, Prompts: 2 })))).toBe("Prompts");
    expect(commonForm(new Map(Object.entries({ email: 2, emails: 1 })))).toBe("email");
  });

  it("settles ties by the longer form, then by order", () => {
    expect(
      commonForm(
        new Map([
          ["prompt", 2],
          ["prompts", 2],
        ]),
      ),
    ).toBe("prompts");
    expect(
      commonForm(
        new Map([
          ["b c", 1],
          ["a c", 1],
        ]),
      ),
    ).toBe("a c");
  });
});

describe("asLabel", () => {
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
  ])("writes %s as %s", (phrase, label) => expect(asLabel(phrase)).toBe(label));
});
