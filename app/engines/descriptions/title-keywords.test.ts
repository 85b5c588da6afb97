import { describe, expect, it } from "vitest";
import { findTitleKeywords } from "./title-keywords";

const textsOf = (title: string) => findTitleKeywords(title).map(({ text }) => text);

describe("findTitleKeywords", () => {
  it.each([
    ["Keeping a sourdough starter alive", ["sourdough starter alive"]],
    ["I cooked from my pantry for 14 days: what ran out first", ["pantry"]],
    ["Knitting for beginners", ["knitting"]],
    ["HOW TO SHARPEN CHISELS", ["sharpen chisels"]],
    ["C++ for game developers | Ep 4", ["C++", "game developers"]],
    ["Why I quit", []],
    ["What's in my bag? (Don't miss it!)", ["bag"]],
    ["5 minute ab workout", ["5 minute ab workout"]],
    // Whole in other languages.
    ["Cómo hacer pan de masa madre en casa", ["pan de masa madre"]],
    ["Qué ver en Ciudad de México en 3 días", ["Ciudad de México"]],
    ["Bolo de cenoura com cobertura de chocolate", ["bolo de cenoura", "cobertura de chocolate"]],
    ["Brot ohne Hefe backen", ["Brot ohne Hefe backen"]],
    ["Warum Deutschland die Bahn nicht repariert", ["deutschland", "bahn", "repariert"]],
    ["10 मिनट में आलू के पराठे की रेसिपी", ["आलू के पराठे की रेसिपी"]],
    ["UPSC ki taiyari kaise kare", ["UPSC ki taiyari"]],
    ["What I do with a die", ["die"]],
    ["🍞", []],
  ])("finds in %j: %j", (title, expected) => {
    expect(textsOf(title)).toEqual(expected);
  });
});
