import { describe, expect, it } from "vitest";
import { pictureAmong } from "./views-picture";

const BATCH = [
  { low: 20_000, high: 60_000 },
  { low: 50_000, high: 100_000 },
];
const [first, second] = BATCH as [(typeof BATCH)[0], (typeof BATCH)[0]];

describe("the picture of a range of views", () => {
  it("lies among the others of its batch on one scale from zero", () => {
    const bars = [
      { x: "20%", width: "40%" },
      { x: "50%", width: "50%" },
    ];
    expect(pictureAmong(BATCH)(first).bars).toEqual([
      { ...bars[0], own: true },
      { ...bars[1], own: false },
    ]);
    expect(pictureAmong(BATCH)(second).bars).toEqual([
      { ...bars[0], own: false },
      { ...bars[1], own: true },
    ]);
  });

  // Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
  it("says its range in figures, and the others' in words", () => {
    const { text, compared } = pictureAmong([...BATCH, { low: 900_000, high: 1_250_000 }])(first);
    expect(text).toBe("20.0K–60.0K");
    expect(compared).toBe("The others of this batch: 50.0K–100.0K and 900.0K–1.3M.");
  });

  it("marks a few round numbers that stay inside of the drawing", () => {
    expect(pictureAmong(BATCH)(first).ticks).toEqual([
      { x: "0%", label: "0", anchor: "start" },
      { x: "50%", label: "50.0K", anchor: "middle" },
      { x: "100%", label: "100.0K", anchor: "end" },
    ]);
  });

  it("compares one alone with nothing", () => {
    expect(pictureAmong([first])(first).compared).toBe("");
  });
});
