import { describe, expect, it } from "vitest";
import { splitGreeting } from "./opening";

describe("splitGreeting", () => {
  it.each([
    ["Hey guys, welcome back to my channel!", ""],
    ["What's up everyone!", ""],
    ["Welcome back to Tiny Kitchen!", ""],
    ["I hope you're all doing well.", ""],
    ["Hello everyone, and welcome back to Slow Questions, I hope you're all doing well.", ""],
    ["Hi friends, today I'm sewing a linen shirt.", "Today I'm sewing a linen shirt."],
  ])("splits %j and leaves %j", (sentence, rest) => {
    expect(splitGreeting(sentence)?.rest).toBe(rest);
  });

  it.each([
    "Hey Jude is the hardest song to sing.",
    "Welcome to the jungle of tax forms for freelancers.",
    "Hi-hat patterns for beginners.",
    "I bake bread.",
  ])("finds no greeting in %j", (sentence) => {
    expect(splitGreeting(sentence)).toBeNull();
  });
});
