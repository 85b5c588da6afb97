import { expect, it } from "vitest";
import { namesAnything, sharesTellingWord, tellingWords } from "./telling";

it.each([
  ["beginner sourdough bread mistakes", ["sourdough", "bread"]],
  ["10 best tips for watercolor skies", ["watercolor", "skies"]],
  ["React hooks explained in 10 minutes", ["react", "hooks"]],
  ["My honest review of the new iPhone 17", ["iphone"]],
  ["is ChatGPT worth it?", ["chatgpt"]],
  ["life hacks", ["life"]],
  ["How to make the best video", []],
  ["cómo podar rosas", ["podar", "rosas"]],
  ["C++ vs C#", ["c++", "c#"]],
  ["🔥🔥🔥", []],
  ["", []],
])("%j", (idea, words) => expect(tellingWords(idea)).toEqual(words));

it.each([
  ["beginner sourdough bread mistakes", "My first sourdough", true],
  ["beginner sourdough bread mistakes", "Mistakes beginners make with knives", false],
  ["tax law for freelancers", "The freelancer’s year", true],
  ["tax law for freelancers", "Freelancer taxes", true],
  ["how to", "How to tie a tie", false],
  ["我的北京一日游", "北京一日游攻略", true],
])("%j beside %j: %s", (idea, text, shares) => expect(sharesTellingWord(idea, text)).toBe(shares));

it.each([
  ["🔥🔥🔥", false],
  ["x", false],
  ["7", false],
  ["asdfgh qwerty", false],
  ["qwerty keyboards", true],
  ["F1", true],
  ["猫", true],
  ["Q&A", true],
])("knows what can name anything: %s", (text, names) => {
  expect(namesAnything(text)).toBe(names);
});
