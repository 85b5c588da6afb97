import { describe, expect, it } from "vitest";
import { shrink, toGrey, toLightness, toLuminance } from "./pixels";

const pixels = (...colors: [number, number, number][]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]));

describe("toGrey", () => {
  it("gives each pixel its lightness, from black to white", () => {
    const grey = toGrey(pixels([0, 0, 0], [255, 255, 255], [119, 119, 119]), 3, 1);
    expect(grey.lightness[0]).toBe(0);
    expect(grey.lightness[1]).toBeCloseTo(100, 3);
    // The grey that looks half as light as white.
    expect(grey.lightness[2]).toBeCloseTo(50, 0);
  });

  it("weighs colours as the eye does: green most, blue least", () => {
    const [red = 0, green = 0, blue = 0] = toGrey(
      pixels([255, 0, 0], [0, 255, 0], [0, 0, 255]),
      3,
      1,
    ).lightness;
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue);
  });
});

it("converts lightness to luminance and back", () => {
  for (const luminance of [0, 0.004, 0.0089, 0.2, 1]) {
    expect(toLuminance(toLightness(luminance))).toBeCloseTo(luminance, 6);
  }
});

describe("shrink", () => {
  it("makes each square one pixel, its mean", () => {
    const grey = { width: 4, height: 2, lightness: Float32Array.of(0, 100, 10, 10, 100, 0, 10, 10) };
    expect(shrink(grey, 2)).toEqual({ width: 2, height: 1, lightness: Float32Array.of(50, 10) });
  });

  it("drops rows and columns that make no whole square", () => {
    const grey = { width: 3, height: 3, lightness: new Float32Array(9).fill(7) };
    expect(shrink(grey, 2)).toEqual({ width: 1, height: 1, lightness: Float32Array.of(7) });
  });
});
