import { expect, it } from "vitest";
import { mayBeSame, titleTerms } from "./title-terms";

it.each([
  ["mới", "môi", false],
  ["côté", "côte", true],
  ["hòa", "hoà", true],
  ["brûlée", "brûlee", true],
  ["canción", "canciónes", true],
])("%s and %s may be one word: %s", (one, other, isSame) => {
  expect(mayBeSame(one, other)).toBe(isSame);
  expect(mayBeSame(other, one)).toBe(isSame);
  expect(mayBeSame(one, null)).toBe(true);
});

it("takes two words of one key in a title for either", () => {
  expect(titleTerms("Bản mới của bạn").get("ban")?.marked).toBeNull();
  expect(titleTerms("Bản mới").get("ban")?.marked).toBe("bản");
});
