import type { RouteConfigEntry } from "@react-router/dev/routes";
import { Hono } from "hono";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import config from "../app/routes";
import type { HonoEnv } from "./env";
import { oneAddress, oneSpelling, pageAsked, routesByPage } from "./pages";

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

const app = new Hono<HonoEnv>().use(oneAddress());
app.all("*", (c) => c.text("here"));
const ask = (path: string, init?: RequestInit) => app.request(`https://greenlight.example${path}`, init);

describe("oneAddress", () => {
  it.each([
    ["/DASHBOARD", "/dashboard"],
    ["/dashboard/", "/dashboard"],
    ["/Video-Forecast/Yours//", "/video-forecast/yours"],
    ["/YouTube-Tool/?q=React%20Hooks&Idea=A", "/youtube-tool?q=React%20Hooks&Idea=A"],
    ["//", "/"],
    ["//evil.example/", "//evil.example"],
  ])("redirects %s to %s on this site, with its query", async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, `https://greenlight.example${to}`]);
  });

  it("keeps a form: 308 sends method and body again", async () => {
    const answer = await ask("/Suggestions/?type=bug", { method: "POST", body: "message=x" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      308,
      "https://greenlight.example/suggestions?type=bug",
    ]);
  });

  it.each([
    "/",
    "/dashboard",
    "/dashboard?Q=1",
    "/api/Waitlist/",
    "/assets/Page-AbC.js",
    "/dashboard.data",
    "/__manifest",
    "/comment-sentiment/report.csv",
    "/caf%C3%A9",
  ])("leaves %s alone", async (path) => {
    expect((await ask(path)).status).toBe(200);
  });
});

it("reads a path of 100,000 slashes in linear time", () => {
  expect(oneSpelling(`${"/".repeat(100_000)}x/`)).toHaveLength(100_001);
});
