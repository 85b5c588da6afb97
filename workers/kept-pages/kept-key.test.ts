import { describe, expect, it } from "vitest";
import { keptKey, keptSeconds } from "./kept-key";

const SITE = "https://greenlight.example";
const key = (path: string, cookie?: string, method = "GET") =>
  keptKey(new Request(SITE + path, { method, headers: cookie ? { cookie } : {} }));

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
    expect(keys).not.toContain(null);
  });

  it.each([
    ["a form", undefined, "POST"],
    ["a visitor with a session", "greenlight-session=abc.def", "GET"],
    ["a cookie nobody knows", "greenlight-theme=dark; other=1", "GET"],
    ["a theme there is none of", "greenlight-theme=sepia", "GET"],
    ["a cookie that is called like Cloudflare's", "cf_session=1", "GET"],
    ["a cookie without a name", "; greenlight-theme=dark", "GET"],
  ])("is none for %s", (_, cookie, method) => {
    expect(key("/", cookie, method)).toBeNull();
  });

  it("takes no notice of Cloudflare's own cookies", () => {
    expect(key("/", "__cf_bm=1; cf_clearance=2; _cfuvid=3")).toBe(key("/"));
    expect(key("/", "__cf_bm=1; greenlight-theme=dark")).toBe(key("/", "greenlight-theme=dark"));
  });
});

describe("keptSeconds", () => {
  it("is without end, but for the page that shows a trend record", () => {
    const seconds = ["/", "/?welcome=choice", "/youtube"].map((path) => keptSeconds(SITE + path));
    expect(seconds).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 300]);
  });

  it.each([
    ["a page behind the guard", "/dashboard"],
    ["any other query", "/?utm_source=x"],
    ["a step there is none of", "/?welcome=x"],
    ["a step beside something else", "/?welcome=choice&x=1"],
    ["a step with more to it", "/?welcome=choice=1"],
    ["a step twice", "/?welcome=choice&welcome=waitlist"],
    ["an empty query", "/?"],
    ["a step where there is no dialog", "/youtube?welcome=choice"],
    ["what script fetches", "/youtube.data"],
  ])("is none for %s", (_, path) => {
    expect(keptSeconds(SITE + path)).toBeNull();
  });
});
