import { describe, expect, it } from "vitest";
import { cornerOf } from "./corner";
import type { Grey } from "./lightness";

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
  it("is clear where it is flat, or softly shaded", () => {
    expect(cornerOf(painted(() => 40))).toMatchObject({ edges: 0, finding: "clear" });
    expect(cornerOf(painted((x, y) => 100 * x * y))).toMatchObject({ edges: 0, finding: "clear" });
  });

  it("has something in it where letters stand", () => {
    const corner = cornerOf(letters((x, y) => x > 0.6 && y > 0.78));
    expect(corner.finding).toBe("much");
    expect(corner.edges).toBeGreaterThan(corner.elsewhere);
  });

  it("is clear where the letters stand elsewhere", () => {
    const corner = cornerOf(letters((x, y) => x < 0.6 || y < 0.7));
    expect(corner.finding).toBe("clear");
    expect(corner.elsewhere).toBeGreaterThan(0.1);
  });

  it("has some detail where an edge passes through", () => {
    expect(cornerOf(painted((x) => (x < 0.85 ? 20 : 90)))).toMatchObject({ finding: "clear" });
    expect(cornerOf(painted((x, y) => (x < 0.85 !== y < 0.87 ? 20 : 90))).finding).toBe("some");
  });

  it("takes the noise of a photograph for no edge", () => {
    expect(cornerOf(painted((x, y) => 50 + 4 * Math.sin(9000 * x) * Math.cos(7000 * y))).finding).toBe(
      "clear",
    );
  });
});
