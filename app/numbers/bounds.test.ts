import { describe, expect, it } from "vitest";
import { isTakenDay, percentLength, roundLength } from "./bounds";

it.each(["1990-01-01", "2026-11-24", "2100-12-31", "2100-12-31T23:59:59Z", "1990-01-01T00:00:00.000Z"])(
  "takes %s",
  (text) => expect(isTakenDay(text)).toBe(true),
);

it.each([
  "1989-12-31",
  "2101-01-01",
  "0001-01-01",
  "9999-12-31",
  "+012026-11-24",
  "-000001-01-01",
  "2026-13-01",
  "2026",
  "x",
  "",
])("does not take %j", (text) => expect(isTakenDay(text)).toBe(false));

describe("roundLength and percentLength", () => {
  it("round to a hundredth", () => {
    expect(roundLength(397.58000000000004)).toBe(397.58);
    expect(roundLength(35.03755628697398)).toBe(35.04);
  });

  it("keep whole numbers whole", () => {
    expect(roundLength(116)).toBe(116);
    expect(percentLength(50)).toBe("50%");
  });

  it("write a percentage with its sign", () => {
    expect(percentLength(33.69565217391305)).toBe("33.7%");
  });
});
