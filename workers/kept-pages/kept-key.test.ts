import { describe, expect, it } from "vitest";
import { keptKey } from "./kept-key";

const key = (path: string, cookie?: string, method = "GET") =>
  keptKey(new Request(`https://greenlight.example${path}`, { method, headers: cookie ? { cookie } : {} }))
    ?.key;

describe("keptKey", () => {
  it("tells addresses, themes and steps of the dialog apart", () => {
    const keys = [
      key("/"),
      key("/", "greenlight-theme=dark"),
      key("/", "greenlight-theme=light"),
      key("/?welcome=choice"),
      key("/youtube"),
    ];
    expect(new Set(keys).size).toBe(5);
    expect(keys).not.toContain(undefined);
  });

  it.each([
    ["a form", "/", undefined, "POST"],
    ["a page behind the guard", "/dashboard", undefined, "GET"],
    ["a visitor with a session", "/", "greenlight-session=abc.def", "GET"],
    ["a cookie nobody knows", "/", "greenlight-theme=dark; other=1", "GET"],
    ["a theme there is none of", "/", "greenlight-theme=sepia", "GET"],
    ["any other query", "/?utm_source=x", undefined, "GET"],
    ["a step there is none of", "/?welcome=x", undefined, "GET"],
    ["a step beside something else", "/?welcome=choice&x=1", undefined, "GET"],
    ["a step where there is no dialog", "/youtube?welcome=choice", undefined, "GET"],
    ["what script fetches", "/youtube.data", undefined, "GET"],
  ])("is none for %s", (_, path, cookie, method) => {
    expect(key(path, cookie, method)).toBeUndefined();
  });

  it("takes no notice of Cloudflare's own cookies", () => {
    expect(key("/", "__cf_bm=1; cf_clearance=2")).toBe(key("/"));
  });

  it("says how long the rendering is good for", () => {
    const fresh = (path: string) => keptKey(new Request(`https://greenlight.example${path}`))?.freshSeconds;
    expect([fresh("/"), fresh("/youtube")]).toEqual([Number.POSITIVE_INFINITY, 300]);
  });
});
