import { expect, it } from "vitest";
import { findRepeatedTails } from "./known-forms";

it("finds what at least five titles of a channel end in, behind a bar or a dash", () => {
  const own = ["Rye", "Oats", "Spelt", "Barley"].map((grain) => `${grain} bread | Rustoil`);
  expect(findRepeatedTails([...own, "Buns - RUSTOIL!", "Buns | Twice", "Rustoil"])).toEqual([
    ...[true, true, true, true, true],
    false,
    false,
  ]);
  expect(findRepeatedTails([...own, "Rustoil"])).toEqual([false, false, false, false, false]);
});
