import { describe, expect, it } from "vitest";
import { relativeAge } from "./relative-age";

const now = new Date("2026-11-21T12:00:00Z");

// Spec 9: "Relative age: under 24 hours 'Nh ago', otherwise 'Nd ago'."
describe("relativeAge", () => {
  it.each([
    ["2026-11-21T12:00:00Z", "just now"],
    ["2026-11-21T11:00:01Z", "just now"],
    ["2026-11-21T11:00:00Z", "1h ago"],
    ["2026-11-20T12:00:01Z", "23h ago"],
    ["2026-11-20T12:00:00Z", "1d ago"],
    ["2026-11-18T13:00:00Z", "2d ago"],
    ["2025-11-21T12:00:00Z", "365d ago"],
    ["2026-11-21T12:05:00Z", "just now"],
    ["not a date", "unknown"],
  ])("calls %s %s", (then, text) => expect(relativeAge(then, now)).toBe(text));

  it("takes a Date as well", () => {
    expect(relativeAge(new Date("2026-11-21T07:30:00Z"), now)).toBe("4h ago");
  });
});
