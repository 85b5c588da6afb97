import { describe, expect, it } from "vitest";
import { engagementLabel, sampleText } from "./messages";

// Spec 9: "Engagement labels: 5 or more Exceptional, 2 or more Strong, 1 or more Moderate, else Low."
describe("engagementLabel", () => {
  it.each([
    [5, "Exceptional"],
    [4.99, "Strong"],
    [2, "Strong"],
    [1.99, "Moderate"],
    [1, "Moderate"],
    [0.99, "Low"],
    [0, "Low"],
    [null, null],
    [Number.NaN, null],
  ])("calls %s %s", (score, label) => expect(engagementLabel(score)).toBe(label));
});

it("says what a figure was computed from", () => {
  expect(sampleText({ sampleSize: 7, unit: "videos" })).toBe("From 7 videos");
  expect(sampleText({ sampleSize: 1, unit: "channels" })).toBe("From 1 channel");
  expect(sampleText({ sampleSize: 0, unit: "uploads" })).toBe("From 0 uploads");
});
