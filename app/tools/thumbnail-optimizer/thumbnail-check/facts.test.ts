import { describe, expect, it } from "vitest";
import { describeFinding, listConcerns, listFacts } from "./facts";
import type { ChosenPicture } from "./measurements";
import { MEASURED_AT, measurePicture } from "./measurements";

const GOOD: ChosenPicture = { type: "image/jpeg", bytes: 312_400, width: 1280, height: 720 };

/** The pixels of a picture: a light half above a dark one, with letters in the corner or without. */
function rgba(hasLetters: boolean): Uint8ClampedArray {
  const { width, height } = MEASURED_AT;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isLetter = hasLetters && x > width * 0.7 && y > height * 0.78 && Math.floor(x / 12) % 2 === 0;
    data.fill(y < height / 2 || isLetter ? 240 : 30, at * 4, at * 4 + 3);
  }
  return data;
}

describe("the facts of a thumbnail", () => {
  it("lists no concern for a good one", () => {
    const measured = measurePicture(GOOD, rgba(false));
    expect(listConcerns(measured)).toEqual([]);
    expect(describeFinding(measured)).toBe("Nothing that was measured speaks against it.");
  });

  it("warns of something under the time stamp", () => {
    const measured = measurePicture(GOOD, rgba(true));
    expect(listConcerns(measured)).toEqual([
      "Something seems to stand in the lower right corner, where the time stamp will cover it.",
    ]);
    expect(describeFinding(measured)).toBe("One thing to look at.");
  });

  it("names every limit of YouTube's that it misses", () => {
    const chosen = { type: "image/webp", bytes: 3_100_000, width: 600, height: 600 };
    const concerns = listConcerns(measurePicture(chosen, rgba(false))).join("\n");
    expect(concerns).toContain("It is 600 pixels wide, and YouTube asks for at least 640.");
    expect(concerns).toContain("black bars will stand at its sides");
    expect(concerns).toContain(
      "It has 3.1 MB: YouTube takes that from a computer, but only 2 MB from a phone.",
    );
    expect(concerns).toContain("JPG, GIF and PNG");
    expect(describeFinding(measurePicture(chosen, rgba(false)))).toBe("4 things to look at.");
  });

  it("measures five figures, each with its basis and method", () => {
    const facts = listFacts(measurePicture(GOOD, rgba(false)));
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Size: 1280 × 720",
      "Shape: 16:9",
      "File: 313 KB",
      "Corner under the time stamp: Clear",
      expect.stringMatching(/^Contrast at 168 pixels: 1\d\.\d to 1$/),
    ]);
    for (const { basis, method } of facts) expect([basis, method]).not.toContain("");
  });
});

it("measures the picture without the black bars beside it", () => {
  const { width, height } = MEASURED_AT;
  const square = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const isBar = Math.abs((at % width) - width / 2) > height / 2;
    square.fill(isBar ? 0 : 200, at * 4, at * 4 + 3);
  }
  const { corner, legibility } = measurePicture({ ...GOOD, width: 900, height: 900 }, square);
  expect(corner).toEqual({ edges: 0, elsewhere: 0, finding: "clear" });
  expect(legibility.contrast).toBeCloseTo(1, 1);
});

it.each([
  [1, 1],
  [20_000, 2],
  [2, 20_000],
])("handles %s by %s pixels", (wide, high) => {
  const measured = measurePicture({ ...GOOD, width: wide, height: high }, rgba(false));
  for (const { value } of listFacts(measured)) expect(value).not.toMatch(/NaN|Infinity/);
});
