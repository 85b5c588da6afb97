import { describe, expect, it } from "vitest";
import { routePaths } from "../../commands/bench/routes";
import { SAMPLE_DESKS, yoursDesks } from "../desks";
import { pathOf } from "../model/desk";
import { desksAt, isYoursPath, TOOLS, toolsKeeping, toolsWith } from "./registry";

const pages = {
  sample: Object.keys(import.meta.glob("./*/page.tsx")).map((path) => path.split("/")[1]),
  yours: Object.keys(import.meta.glob("./*/yours/page.tsx")).map((path) => path.split("/")[1]),
};

describe("the registry", () => {
  it("names each tool once", () => {
    expect(new Set(TOOLS.map(({ key }) => key)).size).toBe(TOOLS.length);
  });

  it("leads to a page for every tool and desk", () => {
    const paths = TOOLS.flatMap(({ key, desks }) => [
      pathOf({ key }),
      ...desks.map((desk) => pathOf({ key, desk })),
    ]);
    expect(routePaths()).toEqual(expect.arrayContaining(paths));
  });

  it.each(["sample", "yours"] as const)("lists every room that has a %s page", (desk) => {
    expect(
      toolsWith(desk)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(pages[desk].sort());
  });

  it("has the rules of every desk with a workspace in tools.ts, under the desk's own name", async () => {
    const named = (desk: "sample" | "yours") => toolsKeeping(desk).map(({ key }) => ({ key, desk }));
    const sample = SAMPLE_DESKS.map(({ key, desk = "sample" }) => ({ key, desk }));
    expect(sample).toEqual(named("sample"));
    expect((await yoursDesks()).map(({ key, desk }) => ({ key, desk }))).toEqual(named("yours"));
  });
});

it("finds a tool's desks from the path of either", () => {
  const desks = [
    { desk: "sample", path: "/comment-sentiment" },
    { desk: "yours", path: "/comment-sentiment/yours" },
  ];
  expect(desksAt("/comment-sentiment")).toEqual(desks);
  expect(desksAt("/comment-sentiment/yours")).toEqual(desks);
  expect(desksAt("/nothing")).toEqual([]);
});

it.each([
  ["/video-forecast/yours", true],
  ["/video-forecast/yours.data", true],
  ["/video-forecast", false],
  ["/video-forecast/yours/report.csv", false],
  // They show the plan and the channel, and take no material.
  ["/series-planner/yours", false],
  ["/content-ideas/yours", false],
  ["/a/b/yours", false],
  ["/yours", false],
])("takes %s for a Yours desk's own path: %s", (path, isOne) => {
  expect(isYoursPath(path)).toBe(isOne);
});
