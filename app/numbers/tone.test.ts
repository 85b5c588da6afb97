import { describe, expect, it } from "vitest";
import { type ScoreKind, type ScoreTone, scoreTone } from "./tone";

describe("scoreTone", () => {
  // Spec 9: "Colour thresholds: scores 85+ green, 70+ amber, else red; forecast success 80+ green, 60+ amber; sentiment 8+ green, 6+ amber; confidence 90+ green, 80+ amber; trend score 90+ green, 80+ amber."
  it.each<[ScoreKind, number, number, ScoreTone]>([
    ["score", 85, 70, "poor"],
    ["success", 80, 60, "poor"],
    ["sentiment", 8, 6, "poor"],
    ["confidence", 90, 80, "poor"],
    ["trend", 90, 80, "poor"],
  ])("%s is green from %d, amber from %d, below that %s", (kind, good, fair, below) => {
    expect([good, good - 0.1, fair, fair - 0.1, Number.NaN].map((value) => scoreTone(kind, value))).toEqual([
      "good",
      "fair",
      "fair",
      below,
      "neutral",
    ]);
  });
});
