import { expect, it } from "vitest";
import { countFacts, keepsEverything } from "./facts";

const ORIGINAL =
  "Anna and Tom met Otto in Lisbon at 10:30. Use code SAVE20 at https://example.com/a, 20% off. #tea @anna 🍵";

it.each([
  ["link", "https://example.com/a", "https://example.com/b"],
  ["timestamp", "10:30", "10:31"],
  ["number", "20% off", "25% off"],
  ["name", "Lisbon", "lisbon"],
  ["code", "SAVE20", "save20"],
  ["hashtag", "#tea", "tea"],
  ["mention", "@anna", "anna"],
  ["emoji", "🍵", ""],
  ["word", "met ", ""],
])("notices a lost %s", (kind, piece, instead) => {
  const { keeps, lost } = keepsEverything(ORIGINAL, ORIGINAL.replace(piece, instead));
  expect(keeps).toBe(false);
  expect(lost.map((one) => one.kind)).toContain(kind);
});

it("notices a fact that is there less often", () => {
  expect(keepsEverything("7 or 7 eggs", "7 or eggs").lost).toEqual([{ kind: "number", text: "7" }]);
});

it("allows words to move", () => {
  expect(keepsEverything("Bake it. We met Anna.", "We met Anna. Bake it.").keeps).toBe(true);
  expect(keepsEverything("We met Anna there.", "Anna there we met.").keeps).toBe(true);
});

it("counts the facts of each kind", () => {
  expect(countFacts(ORIGINAL)).toMatchObject({
    links: 1,
    timestamps: 1,
    hashtags: 1,
    mentions: 1,
    codes: 2,
    emoji: 1,
  });
});
