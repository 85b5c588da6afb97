import { expect, it } from "vitest";
import { kilobytes, table } from "./table";

it("lines columns up: the first to the left, the rest to the right", () => {
  expect(
    table(
      ["page", "size"],
      [
        ["/", "1"],
        ["/dashboard", "1000"],
      ],
    ).split("\n"),
  ).toEqual(["page        size", "────────────────", "/              1", "/dashboard  1000"]);
});

it("lines further columns of words up to the left", () => {
  const text = table(["file", "rows", "read as"], [["a", "10", "week"]], [0, 2]);
  expect(text.split("\n")[2]).toBe("a       10  week");
});

it("counts a thousand bytes to the kilobyte", () => {
  expect(kilobytes(45_049)).toBe("45.0 KB");
});
