import { describe, expect, it } from "vitest";
import { placeInHundred, showChance } from "./chance";

describe("a chance", () => {
  it.each([
    [0.68, "68%", "More clicks likely"],
    [0.61, "61%", "More clicks likely"],
    [0.6, "60%", "Slightly more"],
    [0.56, "56%", "Slightly more"],
    [0.5549, "55%", "No difference"],
    [0.55, "55%", "No difference"],
    [0.5, "50%", "No difference"],
    [0.45, "45%", "No difference"],
    [0.44, "44%", "Slightly fewer"],
    [0.39, "39%", "Fewer clicks likely"],
  ])("of %s is shown as %s: %s", (chance, value, verdict) => {
    expect(showChance(chance)).toMatchObject({ value, verdict });
  });

  it("is never 0% or 100%", () => {
    expect([showChance(1).value, showChance(0).value]).toEqual(["99%", "1%"]);
    expect([placeInHundred(1), placeInHundred(0), placeInHundred(0.616)]).toEqual([99, 1, 62]);
  });
});
