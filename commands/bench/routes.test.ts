import { expect, it } from "vitest";
import { pathOf } from "../../app/model/desk";
import { TOOLS } from "../../app/tools/registry";
import { PAGE_TRIPS } from "../../tests/support/page-trips";
import { routePaths, toolPaths } from "./routes";

it("reads every page's path off the map of routes", () => {
  const map = [
    { index: true, file: "site/page.tsx" },
    { path: "login", file: "account/login/page.tsx" },
    {
      file: "shell/page.tsx",
      children: [
        { path: "trend/article", file: "trends/article/page.tsx" },
        { path: "content-ideas", file: "tools/content-ideas/page.tsx" },
        { path: "content-ideas/yours", file: "tools/content-ideas/yours/page.tsx" },
        { path: "content-ideas/report", file: "tools/content-ideas/report/page.tsx" },
      ],
    },
    { path: "*", file: "navigation/elsewhere.tsx" },
  ];
  expect(routePaths(map)).toEqual(
    expect.arrayContaining(["/", "/login", "/trend/article", "/content-ideas"]),
  );
  expect(toolPaths(map)).toEqual(["/content-ideas", "/content-ideas/yours"]);
});

it("finds the pages that there are", () => {
  expect(routePaths()).toEqual(expect.arrayContaining(["/", "/youtube", "/dashboard", "/content-ideas"]));
  const desks = TOOLS.flatMap(({ key, desks }) => desks.map((desk) => pathOf({ key, desk })));
  expect(toolPaths().sort()).toEqual(desks.sort());
});

it("has each of their round trips counted", () => {
  expect(Object.keys(PAGE_TRIPS)).toEqual(routePaths());
});
