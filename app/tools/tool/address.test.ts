import { expect, test } from "vitest";
import { addressWith } from "./address";

test("an address keeps its query and gets what is added to it", () => {
  expect(addressWith("/x", {})).toBe("/x");
  expect(addressWith("/x", { confirm: "clear" }, "confirm")).toBe("/x?confirm=clear#confirm");
  expect(addressWith("/x?period=7d", { open: "a&b" })).toBe("/x?period=7d&open=a%26b");
  expect(addressWith("/x?period=7d", { period: "90d" }, "results")).toBe("/x?period=90d#results");
});
