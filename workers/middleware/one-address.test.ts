import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Door } from "../env";
import { oneAddress, oneSpelling } from "./one-address";

const app = new Hono<Door>().use(oneAddress());
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
