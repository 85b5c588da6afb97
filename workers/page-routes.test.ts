import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import config from "../app/routes";
import { pageAsked, routesByPage } from "./page-routes";

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx$/, "");

interface Listed {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

function listed(entries: RouteConfigEntry[], parentId: string): Listed[] {
  return entries.flatMap((entry) => {
    const { path, index, children = [] } = entry;
    const id = idOf(entry);
    return [{ id, parentId, path, index }, ...listed(children, id)];
  });
}

function nested(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry) => {
    const { path, index, children = [] } = entry;
    const id = idOf(entry);
    return index ? { id, index } : { id, path, children: nested(children) };
  });
}

describe("routesByPage", () => {
  const pages = routesByPage(
    Object.fromEntries([{ id: "root" }, ...listed(config, "root")].map((route) => [route.id, route])),
  );
  const tree: RouteObject[] = [{ id: "root", path: "", children: nested(config) }];

  it.each([...pages])("finds for %s the routes that React Router finds", (address, routes) => {
    expect(matchRoutes(tree, address)?.map(({ route }) => route.id)).toEqual(routes);
  });

  it("has every page with a fixed address, and no address with a parameter", () => {
    for (const address of ["/", "/dashboard", "/plan", "/plan/week", "/comment-sentiment/yours"]) {
      expect([...pages.keys()]).toContain(address);
    }
    expect([...pages.keys()].filter((address) => /[:*]/.test(address))).toEqual([]);
    expect(pages.get("/dashboard")).toEqual(["root", "shell/page", "shell/room", "dashboard/page"]);
  });

  it("takes the first of two routes for one address", () => {
    const routes = { one: { id: "one", path: "a" }, two: { id: "two", path: "a" } };
    expect([...routesByPage(routes)]).toEqual([["/a", ["one"]]]);
  });
});

describe("pageAsked", () => {
  it.each([
    ["/plan", "/plan"],
    ["/plan.data", "/plan"],
    ["/account/data.json", "/account/data.json"],
  ])("reads of %s the page %s", (path, page) => {
    expect(pageAsked(path)).toBe(page);
  });
});
