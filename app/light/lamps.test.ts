import { expect, it } from "vitest";
import { pointsAgainst } from "./lamps";

it.each([
  [0.8, 0.6, "down"],
  [0.3, 1.4, "up"],
  [0.8, 1.4, null],
  [0.3, 0.6, null],
  [0.5, 0.6, null],
  [0.8, null, null],
])(
  "tells where the channel (%f) and the videos like it (%f) disagree: %s",
  (chance, similarMultiple, against) => {
    expect(pointsAgainst({ chance, similarMultiple })).toBe(against);
  },
);
