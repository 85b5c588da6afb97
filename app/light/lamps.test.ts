import { expect, it } from "vitest";
import { againstSimilar } from "./lamps";

it.each([
  [0.8, 0.6, "stayed under it"],
  [0.3, 1.4, "beat it"],
  [0.8, 1.4, null],
  [0.3, 0.6, null],
  [0.5, 0.6, null],
  [0.8, null, null],
])(
  "says where the channel (%f) and the videos like it (%f) point apart: %s",
  (chance, similarMultiple, end) => {
    const text = againstSimilar({ chance, similarMultiple }, "8 of 10");
    expect(text).toBe(
      end && `By your channel as a whole 8 of 10 would beat your usual, but the videos most like it ${end}`,
    );
  },
);
