import { expect, it } from "vitest";
import { hasSameWords, turnsAlike } from "./same-words";

it.each([
  ["Espresso without a machine", "ESPRESSO without a machine!", true],
  ["Moka pot mistakes everyone makes", "The moka pot mistake everyone makes", true],
  ["Espresso without a machine", "Espresso with a machine", false],
  ["Espresso without a machine", "Descaling your espresso machine", false],
  ["7 days of cold brew", "8 days of cold brew", false],
  ["How to clean a coffee grinder properly", "How to clean a coffee machine properly", false],
  ["How to roast beans", "Why I would not roast beans", false],
  ["커피 만들기", "커피 만들기", true],
  ["🔥", "🔥", false],
])("%s and %s", (one, other, isSame) => {
  expect(hasSameWords(one, other)).toBe(isSame);
  expect(hasSameWords(other, one)).toBe(isSame);
});

it("knows what turns a sentence", () => {
  expect(turnsAlike("Espresso without a machine", "Without a machine")).toBe(true);
  expect(turnsAlike("Don't buy this grinder", "Buy this grinder")).toBe(false);
});
