import { expect, it } from "vitest";
import { spansRedefinition } from "./views-redefined";

it("tells dates on both sides of the redefinition", () => {
  const [before, after] = ["2026-08-23T23:59:59Z", "2026-08-24"];
  expect(spansRedefinition([before, after])).toBe(true);
  expect(spansRedefinition([before, before, "no date"])).toBe(false);
  expect(spansRedefinition([after])).toBe(false);
  expect(spansRedefinition([])).toBe(false);
});
