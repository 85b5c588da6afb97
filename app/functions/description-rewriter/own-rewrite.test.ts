import { describe, expect, it } from "vitest";
import { EXAMPLE } from "./example";
import { joinRuns, makeRewrite, markRuns } from "./own-rewrite";

describe("markRuns", () => {
  it("keeps both texts to the letter", () => {
    const { before, after } = markRuns("One  two. Three!\n\n\tFour.", "Three!\n\nFour.  One  two.\nFive");
    expect(joinRuns(before)).toBe("One  two. Three!\n\n\tFour.");
    expect(joinRuns(after)).toBe("Three!\n\nFour.  One  two.\nFive");
  });

  it("marks what became of each sentence", () => {
    const { before, after } = markRuns(
      "Hello there!!\nFirst the saw.",
      "First the saw.\n\nHello there!\nNew",
    );
    const marks = [...before, ...after].map(({ text, mark }) => [text.trim(), mark]);
    expect(marks).toContainEqual(["New", "new"]);
    expect(marks).toContainEqual(["Hello there!!", "changed"]);
    expect(marks).toContainEqual(["Hello there!", "changed"]);
  });

  it("joins neighbouring sentences with the same mark", () => {
    const { before, after } = markRuns(
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

  it("keeps the whole example and marks what moved in its rewrite", () => {
    const { before, after } = makeRewrite(EXAMPLE);
    expect(joinRuns(before.runs)).toBe(EXAMPLE.description);
    expect(after?.runs.some(({ mark }) => mark === "moved")).toBe(true);
  });
});
