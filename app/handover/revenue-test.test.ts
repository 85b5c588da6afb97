import { expect, it } from "vitest";
import { groupName } from "./revenue-test";

it.each([
  [{ dimension: "kind", of: "long", name: "howTo" }, "How-to videos"],
  [{ dimension: "kind", of: "short", name: "ai" }, "Videos on AI (Shorts)"],
  [{ dimension: "season", of: "long", name: "Jan to Mar" }, "Out in Jan to Mar"],
  [{ dimension: "format", of: null, name: "short" }, "Shorts"],
] as const)("names a group as its creator would: %j", (group, name) => {
  expect(groupName(group)).toBe(name);
});
