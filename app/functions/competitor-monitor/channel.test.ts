import { describe, expect, it } from "vitest";
import { guessNiche, RECENT, usualViews } from "./channel";
import { NICHES } from "./pool";

describe("guessNiche", () => {
  it.each([
    ["Offcut Workshop", "woodworking"],
    ["Ten Watt Server", "homelab"],
    ["Coding with Kim", "homelab"],
    ["Warm Rooms War Diaries", "history"],
    ["Mom of Four", "parenting"],
  ])("reads %s as %s", (name, niche) => expect(guessNiche(name)).toBe(niche));

  it("gives a name without a clue the same niche each time", () => {
    expect(guessNiche("Kestrel")).toBe(guessNiche("Kestrel"));
    expect(NICHES).toContain(guessNiche(""));
  });
});

describe("usualViews", () => {
  it("is the median of the recent uploads", () => {
    const { recent } = usualViews("Kestrel");
    expect(recent).toHaveLength(RECENT);
    expect(recent[5]).toBe(1);
    expect(recent).toEqual(recent.toSorted((a, b) => a - b));
  });
});
