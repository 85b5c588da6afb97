import { describe, expect, it } from "vitest";
import { checkUpload, measureCorner, measureLegibility } from "./measurements";
import { fitInside, type Grey, shrink, toLightness } from "./pixels";

const GOOD = { type: "image/png", bytes: 400_000, width: 1280, height: 720 };
const FINE = { pixels: "fine", ratio: "fine", file: "fine", bars: null };

describe("what YouTube asks of a thumbnail", () => {
  it.each([
    ["1280 by 720 in PNG", {}, {}],
    ["a larger one", { width: 3840, height: 2160 }, {}],
    ["less than recommended", { width: 1024, height: 576 }, { pixels: "short" }],
    ["the least width", { width: 640, height: 360 }, { pixels: "short" }],
    ["less than the least width", { width: 639, height: 359 }, { pixels: "refused" }],
    ["a square", { width: 1280, height: 1280 }, { ratio: "short", bars: "tall" }],
    ["a panorama", { width: 2560, height: 720 }, { ratio: "short", bars: "wide" }],
    ["a pixel off 16:9", { width: 1281, height: 720 }, {}],
    ["more than a phone may send", { bytes: 2_000_001 }, { file: "short" }],
    ["more than anyone may send", { bytes: 50_000_001 }, { file: "refused" }],
    ["a file type YouTube does not name", { type: "image/webp" }, { file: "short" }],
  ])("%s", (_what, chosen, differs) => {
    expect(checkUpload({ ...GOOD, ...chosen })).toEqual({ ...FINE, ...differs });
  });
});

describe("a picture in a frame of another shape", () => {
  it.each([
    [
      "a square has black at its sides",
      { width: 500, height: 500 },
      { x: 70, y: 0, width: 180, height: 180 },
    ],
    ["a wide one above and below", { width: 640, height: 180 }, { x: 0, y: 45, width: 320, height: 90 }],
    ["one of its shape fills it", { width: 1280, height: 720 }, { x: 0, y: 0, width: 320, height: 180 }],
  ])("%s", (_what, picture, box) => {
    expect(fitInside(picture, { width: 320, height: 180 })).toEqual(box);
  });
});

const WIDTH = 336;
const HEIGHT = 189;

/** A picture of that lightness at each point, in shares of its width and height. */
function painted(lightness: (x: number, y: number) => number): Grey {
  const grey = new Float32Array(WIDTH * HEIGHT);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = lightness((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT);
  }
  return { width: WIDTH, height: HEIGHT, lightness: grey };
}

/** Upright strokes, as of letters, over part of the picture. */
const letters = (isThere: (x: number, y: number) => boolean) =>
  painted((x, y) => (isThere(x, y) && Math.floor(x * 84) % 2 === 0 ? 95 : 20));

describe("the corner under the time stamp", () => {
  it("is clear if it is flat or softly shaded", () => {
    expect(measureCorner(painted(() => 40))).toMatchObject({ edges: 0, finding: "clear" });
    expect(measureCorner(painted((x, y) => 100 * x * y))).toMatchObject({ edges: 0, finding: "clear" });
  });

  it("has much detail if it holds letters", () => {
    const corner = measureCorner(letters((x, y) => x > 0.6 && y > 0.78));
    expect(corner.finding).toBe("much");
    expect(corner.edges).toBeGreaterThan(corner.elsewhere);
  });

  it("is clear if the letters are elsewhere", () => {
    const corner = measureCorner(letters((x, y) => x < 0.6 || y < 0.7));
    expect(corner.finding).toBe("clear");
    expect(corner.elsewhere).toBeGreaterThan(0.1);
  });

  it("has some detail if an edge passes through", () => {
    expect(measureCorner(painted((x) => (x < 0.85 ? 20 : 90)))).toMatchObject({ finding: "clear" });
    expect(measureCorner(painted((x, y) => (x < 0.85 !== y < 0.87 ? 20 : 90))).finding).toBe("some");
  });

  it("does not count a photo's noise as edges", () => {
    expect(measureCorner(painted((x, y) => 50 + 4 * Math.sin(9000 * x) * Math.cos(7000 * y))).finding).toBe(
      "clear",
    );
  });
});

function paintSmall(lightness: (x: number, y: number) => number): Grey {
  const [width, height] = [160, 92];
  const grey = Float32Array.from({ length: width * height }, (_, at) =>
    lightness(at % width, Math.floor(at / width)),
  );
  return { width, height, lightness: grey };
}

const measure = (picture: Grey) => measureLegibility(picture, shrink(picture, 4));

describe("legibility at small size", () => {
  it("is the WCAG contrast ratio between light and dark parts", () => {
    const { contrast, finding, kept } = measure(paintSmall((x) => (x < 80 ? 0 : 100)));
    expect(contrast).toBeCloseTo(21, 5);
    expect(finding).toBe("strong");
    expect(kept).toBeCloseTo(1, 2);
  });

  it.each([
    [0.3, 0.05, "modest"],
    [0.2, 0.1, "flat"],
  ])("calls light of %s beside %s %s", (light, dark, finding) => {
    const picture = paintSmall((x) => toLightness(x < 80 ? light : dark));
    expect(measure(picture).contrast).toBeCloseTo((light + 0.05) / (dark + 0.05), 3);
    expect(measure(picture).finding).toBe(finding);
  });

  it("loses detail too fine for the size", () => {
    const fine = measure(paintSmall((x, y) => ((x + y) % 2 === 0 ? 0 : 100)));
    expect(fine).toMatchObject({ finding: "flat" });
    expect(fine.kept).toBeLessThan(0.05);
  });

  it("ignores a few bright pixels", () => {
    expect(measure(paintSmall((x, y) => (x < 4 && y < 4 ? 100 : 30))).finding).toBe("flat");
  });

  it("handles a picture of one colour", () => {
    expect(measure(paintSmall(() => 60))).toEqual({ contrast: 1, finding: "flat", kept: 1 });
  });
});
