import { describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

const FUNCTIONS: [method: string, path: string][] = [
  ["POST", "/api/session"],
  ["POST", "/api/waitlist"],
  ["GET", "/api/trends"],
  ["POST", "/api/youtube-insights"],
  ["GET", "/api/youtube-insights/status"],
  ["GET", "/api/youtube-analytics/status"],
  ["POST", "/api/checkout"],
  ["POST", "/api/billing-portal"],
  ["POST", "/api/cancel-subscription"],
  ["GET", "/api/subscription"],
  ["GET", "/api/health"],
];

describe.each(FUNCTIONS)("%s %s", (method, path) => {
  it.each(["PUT", "DELETE", "PATCH", method === "GET" ? "POST" : "GET"])(
    "answers %s with 405 in JSON",
    async (wrong) => {
      const answer = await new Visitor().fetch(path, { method: wrong });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("Allow")).toContain(method);
      expect(await answer.json()).toMatchObject({ success: false, error: "Method Not Allowed" });
    },
  );

  it("carries the security headers and the request id", async () => {
    const answer = await new Visitor().fetch(path, { method, headers: { Origin: SITE } });
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe.each(FUNCTIONS.filter(([method]) => method === "POST"))("%s %s", (_method, path) => {
  const headers = { "Content-Type": "application/json" };

  it("answers broken JSON with 400", async () => {
    const answer = await new Visitor().fetch(path, { method: "POST", body: "{broken", headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it("refuses a body of 100 KB, with and without its length", async () => {
    const body = JSON.stringify({ email: "x".repeat(100_000) });
    expect((await new Visitor().fetch(path, { method: "POST", body, headers })).status).toBe(413);
    const stream = new Blob([body]).stream();
    expect((await new Visitor().fetch(path, { method: "POST", body: stream, headers })).status).toBe(413);
  });
});

describe("/api", () => {
  it("tells caches to keep nothing", async () => {
    const answer = await new Visitor().call("/api/session", {});
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("draws the pictures of sample videos, and of no others", async () => {
    const answer = await new Visitor().call("/api/youtube-insights", { query: "React tutorials" });
    const [video] = (await answer.json<{ youtubeVideos: { thumbnail: string }[] }>()).youtubeVideos;
    const picture = await new Visitor().open(video?.thumbnail ?? "");
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await picture.text()).toMatch(/^<svg /);
    expect((await new Visitor().open("/api/thumbnails/none.svg")).status).toBe(404);
  });

  it("draws a picture without words for a video of YouTube", async () => {
    const picture = await new Visitor().open("/api/thumbnails/dQw4w9WgXcQ.svg");
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await picture.text()).toMatch(/^<svg (?!.*<text)/);
  });

  it("draws the thumbnails of the Competitor Monitor", async () => {
    const picture = await new Visitor().open("/api/thumbnails/monitor-baking-1.svg");
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await picture.text()).toContain("<title>I baked the same loaf at six hydration levels");
    expect((await new Visitor().open("/api/thumbnails/monitor-baking-99.svg")).status).toBe(404);
  });

  it("answers unknown paths with 404 in JSON", async () => {
    for (const path of ["/api", "/api/", "/api/nothing", "/api/waitlist/more"]) {
      const answer = await new Visitor().open(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.json()).toEqual({ success: false, error: "Not Found" });
    }
  });

  it("says that all is well", async () => {
    const answer = await new Visitor().open("/api/health");
    expect(await answer.json()).toEqual({ ok: true, database: "ok", signing: "ok" });
  });

  // Spec 4: "Refresh triggers a GET check on each endpoint;"
  // Spec 7: "API health | GET {backend}/api/youtube-insights/status and GET {backend}/api/youtube-analytics/status"
  it.each(["/api/youtube-insights/status", "/api/youtube-analytics/status"])(
    "%s names its source",
    async (path) => {
      const answer = await new Visitor().open(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        success: true,
        source: { kind: "sample", name: "Sample catalogue" },
        error: null,
      });
    },
  );
});

describe("pages", () => {
  it("carry one nonce, in the policy and on every inline script", async () => {
    const answer = await new Visitor().open("/dashboard");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).not.toContain("unsafe-inline");
    const inline = (await answer.text()).match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it("have no inline style, which the policy would refuse", async () => {
    for (const path of [
      "/",
      "/login",
      "/dashboard",
      "/account",
      "/youtube-tool?q=React+tutorials",
      "/?welcome=waitlist",
    ]) {
      expect(await (await new Visitor().open(path)).text(), path).not.toMatch(/<[a-z][^>]*\sstyle=|<style/);
    }
  });

  it("refuse a form from another site, and one that does not say where it comes from", async () => {
    const body = new URLSearchParams({ email: "foreign@example.com" });
    const foreign = await new Visitor().fetch("/?index", {
      method: "POST",
      body,
      headers: { Origin: "https://x.example" },
    });
    expect(foreign.status).toBe(403);
    expect((await new Visitor().fetch("/?index", { method: "POST", body })).status).toBe(403);
  });

  it.each([
    ["JSON", "{}", "application/json"],
    ["broken multipart", "--x", "multipart/form-data; boundary=x"],
    ["text", "a=b", "text/plain"],
  ])("answer %s where a form is expected with 400", async (_what, body, type) => {
    for (const path of ["/login", "/logout", "/theme", "/youtube-tool", "/account", "/?index"]) {
      const headers = { Origin: SITE, "Content-Type": type };
      const answer = await new Visitor().fetch(path, { method: "POST", body, headers });
      expect([path, answer.status]).toEqual([path, 400]);
    }
  });

  it("change nothing by another method", async () => {
    const visitor = new Visitor();
    const answer = await visitor.fetch("/logout", { method: "PUT", headers: { Origin: SITE } });
    expect(answer.status).toBe(405);
    expect((await visitor.open("/dashboard")).status).toBe(200);
  });

  it("refuse a body of 100 KB", async () => {
    const answer = await new Visitor().submit("/youtube-tool", { query: "x".repeat(100_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("Unexpected Application Error!");
  });
});
