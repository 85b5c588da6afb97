import { describe, expect, it } from "vitest";
import { contained } from "./contained";
import { uploadOf } from "./upload";

const GOOD = { type: "image/png", bytes: 400_000, width: 1280, height: 720 };
const FINE = { pixels: "fine", ratio: "fine", file: "fine", bars: null };

describe("what YouTube asks of a thumbnail", () => {
  it.each([
    ["1280 by 720 in PNG", {}, {}],
    ["a larger one", { width: 3840, height: 2160 }, {}],
    ["less than is recommended", { width: 1024, height: 576 }, { pixels: "short" }],
    ["the least width", { width: 640, height: 360 }, { pixels: "short" }],
    ["less than the least width", { width: 639, height: 359 }, { pixels: "refused" }],
    ["a square", { width: 1280, height: 1280 }, { ratio: "short", bars: "tall" }],
    ["a panorama", { width: 2560, height: 720 }, { ratio: "short", bars: "wide" }],
    ["a pixel off 16:9", { width: 1281, height: 720 }, {}],
    ["more than a phone may send", { bytes: 2_000_001 }, { file: "short" }],
    ["more than anyone may send", { bytes: 50_000_001 }, { file: "refused" }],
    ["a kind that is not named", { type: "image/webp" }, { file: "short" }],
  ])("%s", (_what, chosen, differs) => {
    expect(uploadOf({ ...GOOD, ...chosen })).toEqual({ ...FINE, ...differs });
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
    expect(contained(picture, { width: 320, height: 180 })).toEqual(box);
  });
});
