import { describe, expect, it } from "vitest";
import { velocityText } from "./velocity";

describe("velocityText", () => {
  it.each([
    [12.34, "+12.3%", "up"],
    [50, "+50%", "up"],
    [4.25, "+4.3%", "up"],
    [-4.25, "\u22124.3%", "down"],
    [0.04, "0%", "none"],
    [-0.04, "0%", "none"],
    [0, "0%", "none"],
  ] as const)("writes %s as %s, %s", (velocity, text, direction) => {
    expect(velocityText(velocity)).toEqual({ text, direction });
  });

  // Spec 9: "Null velocity shows No change."
  it.each([null, Number.NaN])("shows No change for %s (section 9)", (velocity) => {
    expect(velocityText(velocity)).toEqual({ text: "No change", direction: "none" });
  });
});
