import { describe, expect, it } from "vitest";
import { type ScoreKind, scoreTone } from "./tone";

describe("scoreTone", () => {
  // Spec 9: "Colour thresholds: scores 85+ green, 70+ amber, else red; forecast success 80+ green, 60+ amber; sentiment 8+ green, 6+ amber; confidence 90+ green, 80+ amber; trend score 90+ green, 80+ amber."
  it.each<[ScoreKind, number, number]>([
    ["score", 85, 70],
    ["success", 80, 60],
    ["sentiment", 8, 6],
    ["confidence", 90, 80],
    ["trend", 90, 80],
  ])("%s is green from %d, amber from %d, else red", (kind, good, fair) => {
    expect([good, good - 0.1, fair, fair - 0.1, Number.NaN].map((value) => scoreTone(kind, value))).toEqual([
      "good",
      "fair",
      "fair",
      "poor",
      "poor",
    ]);
  });
});
