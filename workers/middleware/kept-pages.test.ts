import { createHash } from "node:crypto";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HonoEnv } from "../env";
import { keptKey, keptPages, keptSeconds } from "./kept-pages";
import { securityHeaders } from "./security-headers";

const SITE = "https://greenlight.example";
const SCRIPT = "window.x = 'é';";

/** A door with one page, which counts how often it is rendered. */
function door(headers: Record<string, string> = {}, status: 200 | 500 = 200) {
  let [rendered, named] = [0, 0];
  const env = { DB: {} };
  const app = new Hono<HonoEnv>().use(
    keptPages(async () => [`name=${++named}`]),
    securityHeaders(),
  );
  app.get("*", (c) => {
    rendered += 1;
    const nonce = c.get("secureHeadersNonce");
    const page =
      `<meta name="request-id" content="first"/><p>${rendered}</p>` +
      `<script type="application/ld+json">{}</script><script>stranger()</script>` +
      `<script nonce="${nonce}">${SCRIPT}</script>`;
    return c.html(page, status, headers);
  });
  return {
    rendered: () => rendered,
    get: (path: string, init?: RequestInit, site = SITE) => app.request(site + path, init, env),
  };
}

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("keptPages", () => {
  it("renders a page once, and gives the first visitor what all others get", async () => {
    const { get, rendered } = door();
    const [first, second] = [await get("/"), await get("/")];
    expect(await first.text()).toBe(await second.text());
    expect(Object.fromEntries(first.headers)).toEqual(Object.fromEntries(second.headers));
    expect(rendered()).toBe(1);
  });

  it("keeps nothing of the first request, and names its own scripts' hashes in place of the nonce", async () => {
    const answer = await door().get("/");
    const html = await answer.text();
    expect(html).not.toMatch(/nonce|request-id/);
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it("answers 304 when the visitor has the page, and HEAD without a body", async () => {
    const { get, rendered } = door();
    const etag = (await get("/")).headers.get("ETag") ?? "";
    const again = await get("/", { headers: { "If-None-Match": `W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    expect(await (await get("/", { method: "HEAD" })).text()).toBe("");
    expect(rendered()).toBe(1);
  });

  it("does not keep what a HEAD request rendered", async () => {
    const { get } = door();
    await get("/", { method: "HEAD" });
    expect(await (await get("/")).text()).toContain("<p>2</p>");
  });

  it("renders a page anew for a visitor with a session, with a nonce", async () => {
    const { get, rendered } = door();
    const headers = { Cookie: "__Host-greenlight-session=abc" };
    const answer = await get("/", { headers });
    await get("/", { headers });
    expect(rendered()).toBe(2);
    expect(answer.headers.get("Content-Security-Policy")).toContain("'nonce-");
  });

  it("renders it anew once it is no longer fresh", async () => {
    const { get, rendered } = door();
    await get("/youtube");
    vi.setSystemTime(299_000);
    await get("/youtube");
    expect(rendered()).toBe(1);
    vi.setSystemTime(300_000);
    await get("/youtube");
    expect(rendered()).toBe(2);
  });

  it.each([
    ["says no-store", { "Cache-Control": "no-store" }, 200],
    ["sets a cookie", { "Set-Cookie": "a=1" }, 200],
    ["failed", {}, 500],
  ] as const)("does not keep a page that %s", async (_, headers, status) => {
    const { get, rendered } = door(headers, status);
    await get("/");
    await get("/");
    expect(rendered()).toBe(2);
  });

  it("names a session for each visitor of a page behind the guard, and keeps none", async () => {
    const { get, rendered } = door({ "Set-Cookie": "name=of-the-first" });
    const answers = [await get("/pricing"), await get("/pricing"), await get("/pricing", { method: "HEAD" })];
    const etag = answers[0]?.headers.get("ETag") ?? "";
    answers.push(await get("/pricing", { headers: { "If-None-Match": etag } }));
    expect(answers.map(({ headers }) => headers.getSetCookie())).toEqual([
      ["name=1"],
      ["name=2"],
      [],
      ["name=3"],
    ]);
    expect([rendered(), answers[3]?.status]).toEqual([1, 304]);
  });

  it("shows the last good rendering where a new one could not load all it shows", async () => {
    const headers: Record<string, string> = {};
    const { get } = door(headers);
    const good = await (await get("/youtube")).text();
    vi.setSystemTime(301_000);
    headers["Cache-Control"] = "no-store";
    expect(await (await get("/youtube")).text()).toBe(good);
  });

  it("forgets the oldest rather than grow", async () => {
    const { get, rendered } = door();
    for (let n = 0; n <= 100; n += 1) await get("/", {}, `https://${n}.example`);
    await get("/", {}, "https://100.example");
    expect(rendered()).toBe(101);
    await get("/", {}, "https://0.example");
    expect(rendered()).toBe(102);
  });
});

const KEPT_KEY_SITE = "https://greenlight.example";
const key = (path: string, cookie?: string, method = "GET") =>
  keptKey(new Request(KEPT_KEY_SITE + path, { method, headers: cookie ? { cookie } : {} }));

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
    ["a visitor with a session", "__Host-greenlight-session=abc.def", "GET"],
    ["a visitor with a session of the former name", "greenlight-session=abc.def", "GET"],
    ["a cookie nobody knows", "greenlight-theme=dark; other=1", "GET"],
    ["an unknown theme", "greenlight-theme=sepia", "GET"],
    ["a cookie that is called like Cloudflare's", "cf_session=1", "GET"],
    ["a cookie without a name", "; greenlight-theme=dark", "GET"],
  ])("is null for %s", (_, cookie, method) => {
    expect(key("/", cookie, method)).toBeNull();
  });

  it("ignores Cloudflare's own cookies", () => {
    expect(key("/", "__cf_bm=1; cf_clearance=2; _cfuvid=3")).toBe(key("/"));
    expect(key("/", "__cf_bm=1; greenlight-theme=dark")).toBe(key("/", "greenlight-theme=dark"));
  });
});

describe("keptSeconds", () => {
  it("has no end, except for the page that shows a trend record", () => {
    const seconds = ["/", "/?welcome=choice", "/youtube"].map((path) => keptSeconds(KEPT_KEY_SITE + path));
    expect(seconds).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 300]);
  });

  it.each([
    ["a page behind the guard", "/dashboard"],
    ["any other query", "/?utm_source=x"],
    ["an unknown step", "/?welcome=x"],
    ["a step beside something else", "/?welcome=choice&x=1"],
    ["a step with more to it", "/?welcome=choice=1"],
    ["a step twice", "/?welcome=choice&welcome=waitlist"],
    ["an empty query", "/?"],
    ["a step where there is no dialog", "/youtube?welcome=choice"],
    ["what script fetches", "/youtube.data"],
  ])("is null for %s", (_, path) => {
    expect(keptSeconds(KEPT_KEY_SITE + path)).toBeNull();
  });
});
