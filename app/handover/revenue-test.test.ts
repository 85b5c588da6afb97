import { expect, it } from "vitest";
import { groupName, showTest } from "./revenue-test";

it.each([
  [{ dimension: "kind", of: "long", name: "howTo" }, "How-to videos"],
  [{ dimension: "kind", of: "short", name: "ai" }, "Videos on AI (Shorts)"],
  [{ dimension: "season", of: "long", name: "Jan to Mar" }, "Out in Jan to Mar"],
  [{ dimension: "format", of: null, name: "short" }, "Shorts"],
] as const)("names a group as its creator would: %j", (group, name) => {
  expect(groupName(group)).toBe(name);
});

it("says of a test what is out of it, in the words of its titles", () => {
  const test = {
    id: "t",
    dimension: "subject",
    of: "long",
    name: "bak",
    since: "2026-10-01",
    want: 4,
  } as const;
  expect(showTest({ ...test, called: "baking", result: null }, ["Baking rye", "Baking oats"])).toMatchObject({
    ...{ name: "Make the next four: baking", idea: "Test: baking" },
    ...{ made: 2, progress: "2 of 4 out", out: ["Baking rye", "Baking oats"] },
  });
  expect(showTest({ ...test, result: null })).toMatchObject({ idea: "Test: bak", progress: "0 of 4 out" });
});
