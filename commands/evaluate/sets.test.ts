import { expect, it } from "vitest";
import { SETS } from "./sets";

it("tells every set apart by what it is about, for --only picks by that", () => {
  const about = SETS.map((set) => `${set.place}: ${set.about}`);
  expect(new Set(about).size).toBe(about.length);
});
