import { expect, it } from "vitest";
import { countFacts, keepsEverything, keepsOrder } from "./facts";

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
  expect(keepsEverything("7 or 7 eggs", "7 or eggs").lost).toEqual([
    { kind: "number", text: "7" },
    { kind: "word", text: "7" },
  ]);
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

it.each([
  ["links", "See https://example.com/a, then https://example.com/b."],
  ["times", "1:00 Tea\n2:00 Cake"],
  ["codes", "SAVE20\nSAVE30"],
  ["hashtags", "#tea\n#cake"],
])("notices %s that changed places", (_, text) => {
  const turned = text
    .split(/(?<=,) |\n/)
    .reverse()
    .join("\n");
  expect(keepsOrder(text, text)).toBe(true);
  expect(keepsOrder(text, turned)).toBe(false);
});
