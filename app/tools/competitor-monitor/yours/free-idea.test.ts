import { expect, it } from "vitest";
import { freeIdea } from "./free-idea";

it.each([
  ["How I sharpen a knife | Knife Week", "How I sharpen a knife"],
  ["KNIFE WEEK - How I sharpen a knife #shorts #knives", "How I sharpen a knife"],
  ["Whetstone – 400 or 1000? – @Knife Week", "Whetstone – 400 or 1000?"],
  ["My Knife Week in Japan", "My Knife Week in Japan"],
  ["A well-kept edge - part 2", "A well-kept edge - part 2"],
  ["Knife Week", "Knife Week"],
  ["#shorts", "#shorts"],
])("%s", (title, idea) => expect(freeIdea(title, "Knife Week")).toBe(idea));
