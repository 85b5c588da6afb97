import { describe, expect, it } from "vitest";
import { legibilityOf } from "./legibility";
import { type Grey, lightnessOf, shrunk } from "./lightness";

function painted(lightness: (x: number, y: number) => number): Grey {
  const [width, height] = [160, 92];
  const grey = Float32Array.from({ length: width * height }, (_, at) =>
    lightness(at % width, Math.floor(at / width)),
  );
  return { width, height, lightness: grey };
}

const read = (picture: Grey) => legibilityOf(picture, shrunk(picture, 4));

describe("legibility at small size", () => {
  it("is the contrast ratio of WCAG between light and dark parts", () => {
    const { contrast, finding, kept } = read(painted((x) => (x < 80 ? 0 : 100)));
    expect(contrast).toBeCloseTo(21, 5);
    expect(finding).toBe("strong");
    expect(kept).toBeCloseTo(1, 2);
  });

  it.each([
    [0.3, 0.05, "modest"],
    [0.2, 0.1, "flat"],
  ])("calls light of %s beside %s %s", (light, dark, finding) => {
    const picture = painted((x) => lightnessOf(x < 80 ? light : dark));
    expect(read(picture).contrast).toBeCloseTo((light + 0.05) / (dark + 0.05), 3);
    expect(read(picture).finding).toBe(finding);
  });

  it("loses what is too fine for the size", () => {
    const fine = read(painted((x, y) => ((x + y) % 2 === 0 ? 0 : 100)));
    expect(fine).toMatchObject({ finding: "flat" });
    expect(fine.kept).toBeLessThan(0.05);
  });

  it("does not let a few bright pixels stand for a light part", () => {
    expect(read(painted((x, y) => (x < 4 && y < 4 ? 100 : 30))).finding).toBe("flat");
  });

  it("has an answer for a picture of one colour", () => {
    expect(read(painted(() => 60))).toEqual({ contrast: 1, finding: "flat", kept: 1 });
  });
});
