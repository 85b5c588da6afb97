import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pathOf } from "../../app/model/desk";
import { TOOLS } from "../../app/tools/registry";
import { Visitor } from "../support/visitor";

/** Spec section 2, then every desk there is. */
const GUARDED = new Set([
  "/dashboard",
  "/ask-greenlight",
  "/comment-sentiment",
  "/competitor-monitor",
  "/content-ideas",
  "/rpm-booster",
  "/series-planner",
  "/description-rewriter",
  "/thumbnail-optimizer",
  "/video-forecast",
  "/youtube-tool",
  "/suggestions",
  "/pricing",
  "/account",
  ...TOOLS.flatMap(({ key, desks }) => desks.map((desk) => pathOf({ key, desk }))),
]);

describe("the guard", () => {
  // Spec 4: "then authenticated as the dummy user."
  // Spec 2: "Behind the sign-in guard, inside the app shell: /dashboard, /ask-{product}, /comment-sentiment, /competitor-monitor, /content-ideas, /rpm-booster, /series-planner, /description-rewriter, /thumbnail-optimizer, /video-forecast, /youtube-tool,"
  // Spec 2: "/pricing, /account (Account Settings)."
  // Spec 2: "renders children when authenticated"
  // Spec 6: "Signed-in user: all guarded routes."
  // Spec 1: "Current mode: demo mode. A fixed dummy user is always signed in, with no real authentication."
  it.each([...GUARDED])(
    "lets a newcomer into %s as the dummy user, with a name and without a write",
    async (path) => {
      const visitor = new Visitor();
      const answer = await visitor.open(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("demo@greenlight.example");
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-greenlight-session=[^;]+;/),
      ]);
      expect((await env.DB.prepare("select id from owners").all()).results).toEqual([]);
      expect((await env.SESSIONS.list()).keys).toHaveLength(0);
    },
  );

  // Spec 2: "Public: / (landing), /youtube (landing), /success."
  // Spec 6: "Anonymous visitor: landing pages,"
  // Spec 6: "/success;"
  it.each(["/", "/youtube", "/success"])("lets who is signed out into %s", async (path) => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    expect((await visitor.open(path)).status).toBe(200);
  });

  it("names a visitor once, on a page asked for by script as well, and nobody on a public page", async () => {
    const visitor = new Visitor();
    for (const path of [
      "/",
      "/youtube",
      "/privacy",
      "/terms",
      "/record",
      "/login",
      "/signup",
      "/success",
      "/account/deleted",
    ]) {
      expect([path, (await visitor.open(path)).headers.getSetCookie()]).toEqual([path, []]);
    }
    expect((await visitor.open("/dashboard.data")).headers.getSetCookie()).toHaveLength(1);
    const first = visitor.cookies;
    for (const path of GUARDED) await visitor.open(path);
    expect(visitor.cookies).toBe(first);
  });

  it("writes no row for a visitor who only looks around, logs out or deletes their data", async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    for (const visitor of [one, other]) for (const path of GUARDED) await visitor.open(path);
    await one.submit("/logout");
    await other.submit("/account", { form: "delete" });
    await other.open("/account/deleted");
    expect(other.cookies).toBe("__Host-greenlight-session=");
    expect((await env.DB.prepare("select id from owners").all()).results).toEqual([]);
  });

  // Spec 2: "else redirects to /login."
  // Spec 2: "Other paths referred to by links: /landing (target after logout), /login (unauthenticated redirect, with replace)"
  // Spec 4: "Login always succeeds with the dummy user."
  it("sends a visitor who logged out to /login until they sign in", async () => {
    const visitor = new Visitor();
    const out = await visitor.submit("/logout");
    expect([out.status, out.headers.get("Location")]).toEqual([303, "/landing"]);
    for (const path of GUARDED) {
      const answer = await visitor.open(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
      expect(answer.headers.get("X-Remix-Replace")).toBe("true");
    }
    const data = await visitor.open("/dashboard.data");
    expect(data.status).toBe(202);
    expect(await data.text()).toContain("/login");

    const back = await visitor.submit("/login", { email: "any@example.com", password: "any" });
    expect([back.status, back.headers.get("Location")]).toEqual([303, "/dashboard"]);
    expect((await visitor.open("/dashboard")).status).toBe(200);
  });

  it("guards a child route asked for alone", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    const answer = await visitor.open("/youtube-tool.data?q=React+tutorials&_routes=analyzer%2Fpage");
    expect(await answer.text()).toContain("/login");
  });

  it("accepts only sessions that it signed", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    const signed = visitor.cookies;
    expect((await visitor.open("/dashboard")).status).toBe(302);
    // The id of a session that is signed out: taken, it would lead to /login as well.
    const [id = ""] = signed.split(".");
    for (const forged of [`${id}.AAAA`, id, signed.slice(0, -3)]) {
      const answer = await new Visitor().fetch("/dashboard", { headers: { Cookie: forged } });
      expect([forged, answer.status]).toEqual([forged, 200]);
    }
  });

  it("keeps two visitors apart", async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    await one.submit("/logout");
    expect((await one.open("/dashboard")).status).toBe(302);
    expect((await other.open("/dashboard")).status).toBe(200);
  });
});

describe("addresses", () => {
  // Spec 2: "Any other path redirects to /."
  // Spec 2: "/analyze (link on the success screen)"
  it.each([
    ["/landing", "/"],
    ["/analyze", "/youtube-tool"],
    ["/no/such/page", "/"],
    ["/%E2%9C%93", "/"],
  ])("%s redirects to %s", async (path, to) => {
    const answer = await new Visitor().open(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, to]);
  });

  it("answers 404 for an unknown file under /assets", async () => {
    expect((await new Visitor().open("/assets/none.js")).status).toBe(404);
  });

  it("signs nobody in by GET", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    await visitor.open("/login");
    expect((await visitor.open("/dashboard")).status).toBe(302);
  });
});

describe("the theme", () => {
  it("is kept in a cookie, shown on the page, and goes back to where it was used", async () => {
    const visitor = new Visitor();
    const answer = await visitor.submit("/theme", { theme: "dark", returnTo: "/youtube-tool?q=x" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/youtube-tool?q=x"]);
    expect(await (await visitor.open("/")).text()).toMatch(/<html[^>]* class="dark"/);
  });

  it("never redirects off the site", async () => {
    const answer = await new Visitor().submit("/theme", { theme: "dark", returnTo: "//elsewhere.example" });
    expect(answer.headers.get("Location")).toBe("/");
  });

  // Spec 2: "The router fallback error screen reads 'Unexpected Application Error!' followed by the status text or message."
  // Spec 8: "Unexpected Application Error! with status text or message"
  it("shows an error screen with the request id for another theme", async () => {
    const answer = await new Visitor().submit("/theme", { theme: "sepia" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Unexpected Application Error!");
    expect(page).toContain("Bad Request");
    expect(page).toContain(answer.headers.get("X-Request-Id"));
  });
});
