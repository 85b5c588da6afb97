import { describe, expect, it } from "vitest";
import { EXAMPLE } from "./example";
import { markedOf, textOf } from "./marked";
import { madeOf } from "./own-rewrite";

describe("marked texts", () => {
  it("are the texts to the letter", () => {
    const { before, after } = markedOf("One  two. Three!\n\n\tFour.", "Three!\n\nFour.  One  two.\nFive");
    expect(textOf(before)).toBe("One  two. Three!\n\n\tFour.");
    expect(textOf(after)).toBe("Three!\n\nFour.  One  two.\nFive");
  });

  it("say what became of each sentence", () => {
    const { before, after } = markedOf(
      "Hello there!!\nFirst the saw.",
      "First the saw.\n\nHello there!\nNew",
    );
    const marks = [...before, ...after].map(({ text, mark }) => [text.trim(), mark]);
    expect(marks).toContainEqual(["New", "new"]);
    expect(marks).toContainEqual(["Hello there!!", "changed"]);
    expect(marks).toContainEqual(["Hello there!", "changed"]);
  });

  it("are one where sentences side by side became the same", () => {
    const { before, after } = markedOf(
      "First the saw. Gone one here. Gone other too.\nLast the oil.",
      "First the saw.\nLast the oil.",
    );
    expect(before.map(({ text, mark }) => [text, mark])).toEqual([
      ["First the saw. ", "kept"],
      ["Gone one here. Gone other too.", "gone"],
      ["\nLast the oil.", "kept"],
    ]);
    expect(after).toEqual([{ text: "First the saw.\nLast the oil.", mark: "kept" }]);
  });

  it("hold all of the example, whose rewrite says more up front", () => {
    const { before, after } = madeOf(EXAMPLE);
    expect(textOf(before.runs)).toBe(EXAMPLE.description);
    expect(after?.runs.some(({ mark }) => mark === "new")).toBe(true);
  });
});
