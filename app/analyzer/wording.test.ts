import { expect, it } from "vitest";
import { counted, listed, multiple, percent, rate } from "./wording";

it("puts nouns in number", () => {
  expect(counted(1, "video")).toBe("1 video");
  expect(counted(0, "video")).toBe("0 videos");
  expect(counted(2, "channel")).toBe("2 channels");
});

it("lists in English", () => {
  expect(listed([])).toBe("");
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b"])).toBe("a and b");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});

it("writes rates with a decimal where it tells", () => {
  expect(rate(0)).toBe("0");
  expect(rate(0.02)).toBe("under 0.1");
  expect(rate(0.44)).toBe("0.4");
  expect(rate(3)).toBe("3");
  expect(rate(9.96)).toBe("10");
  expect(rate(12_345)).toBe("12.3K");
});

it("writes multiples and shares", () => {
  expect(multiple(2.44)).toBe("2.4×");
  expect(multiple(12.6)).toBe("13×");
  expect(percent(0.375)).toBe("38%");
});
