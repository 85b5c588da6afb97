import { expect, it } from "vitest";
import { freeIdea } from "./free-idea";

it.each([
  ["How I sharpen a knife | Knife Week", "How I sharpen a knife"],
  ["KNIFE WEEK - How I sharpen a knife #shorts #knives", "How I sharpen a knife"],
  ["Whetstone – 400 or 1000? – @Knife Week", "Whetstone – 400 or 1000?"],
  ["Budget camera tips, Knife Week", "Budget camera tips"],
  ["Steel, stone, strop, KNIFE WEEK #shorts", "Steel, stone, strop"],
  ["How I sharpen, @knife week | Part 2", "How I sharpen – Part 2"],
  ["Knife Week: the whetstone", "the whetstone"],
  ["A whetstone, tested by Knife Week", "A whetstone, tested"],
  ["A whetstone (Knife Week)", "A whetstone"],
  ["Knife Week, a year later", "Knife Week, a year later"],
  ["Steel, Knife Weekend", "Steel, Knife Weekend"],
  [", Knife Week", ", Knife Week"],
  ["My Knife Week in Japan", "My Knife Week in Japan"],
  ["A well-kept edge - part 2", "A well-kept edge - part 2"],
  ["Knife Week sharpening 4, episode 11", "sharpening 4, episode 11"],
  ["Knife Week is over", "Knife Week is over"],
  ["Knife Weekend plans", "Knife Weekend plans"],
  ["Knife Week", "Knife Week"],
  ["#shorts", "#shorts"],
])("%s", (title, idea) => expect(freeIdea(title, "Knife Week")).toBe(idea));
