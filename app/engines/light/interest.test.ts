import { expect, it } from "vitest";
import { interestLamp } from "./interest";

const now = new Date("2026-11-22T10:00:00Z");

it.each([
  [{ signal: "spiking", velocity: 60, peakMonth: null }, "green", "spiking"],
  [{ signal: "rising", velocity: 12, peakMonth: "June" }, "green", "rising"],
  [{ signal: "declining", velocity: -20, peakMonth: "January" }, "green", "season"],
  [{ signal: "declining", velocity: -20, peakMonth: "June" }, "red", "declining"],
  [{ signal: "steady", velocity: 1, peakMonth: "June" }, "amber", "out-of-season"],
  [{ signal: "steady", velocity: 1, peakMonth: "February" }, "amber", "steady"],
  [{ signal: "steady", velocity: 1, peakMonth: null }, "amber", "steady"],
  [{ signal: "steady", velocity: null, peakMonth: null }, "unknown", "too-little"],
  [{ signal: "steady", velocity: null, peakMonth: "November" }, "green", "season"],
] as const)("%j is %s", (reading, color, because) => {
  expect(interestLamp(reading, now)).toMatchObject({ color, because });
});
