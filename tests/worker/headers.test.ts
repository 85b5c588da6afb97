import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

const vars = env as unknown as Record<string, unknown>;
const database = env.DB;

afterEach(() => {
  delete vars.SITE_ORIGIN;
  vars.DB = database;
  vars.AUTH = "demo";
});

/** Each has to be on every answer; their values are compared in security-headers.test.ts. */
const SECURITY = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "Referrer-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

function missing({ headers }: Response): string[] {
  return SECURITY.filter((name) => !headers.has(name));
}

/** A visitor whom the first page has given a session. */
async function somebody(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.open("/dashboard");
  return visitor;
}

const ANSWERS: [what: string, status: number, ask: () => Promise<Response>][] = [
  ["a page", 200, () => new Visitor().open("/")],
  ["the same page from memory", 200, () => new Visitor().open("/")],
  [
    "a page that has not changed",
    304,
    async () => {
      const etag = (await new Visitor().open("/")).headers.get("ETag") ?? "";
      return new Visitor().fetch("/", { headers: { "If-None-Match": etag } });
    },
  ],
  ["a page behind the guard", 200, () => new Visitor().open("/dashboard")],
  ["what a page's script asks for", 200, () => new Visitor().open("/dashboard.data")],
  ["an unknown address", 302, () => new Visitor().open("/nothing")],
  ["an asset that is not there", 404, () => new Visitor().open("/assets/none.js")],
  ["another spelling", 308, () => new Visitor().open("/DASHBOARD")],
  ["robots.txt", 200, () => new Visitor().open("/robots.txt")],
  ["the sitemap", 200, () => new Visitor().open("/sitemap.xml")],
  ["a drawn picture", 200, () => new Visitor().open("/api/thumbnails/monitor-baking-1.svg")],
  ["a function that does not exist", 404, () => new Visitor().open("/api/nothing")],
  ["a function that refuses", 401, () => new Visitor().open("/api/trends")],
  ["a method that is not taken", 405, () => new Visitor().fetch("/api/health", { method: "PUT" })],
  ["a form of another site", 403, () => new Visitor().fetch("/theme", { method: "POST", body: "x" })],
  ["a body that is too large", 413, () => new Visitor().submit("/theme", { x: "x".repeat(100_000) })],
  ["a form that redirects", 303, () => new Visitor().submit("/login")],
  [
    "a Worker that is set up wrongly",
    500,
    () => {
      vars.AUTH = "nobody";
      return new Visitor().open("/dashboard");
    },
  ],
];

describe("every security header", () => {
  it.each(ANSWERS)("is on %s (%i)", async (_what, status, ask) => {
    const answer = await ask();
    expect([answer.status, missing(answer)]).toEqual([status, []]);
  });
});

describe("what is a visitor's own", () => {
  it.each([
    "/dashboard",
    "/account",
    "/content-ideas",
    "/video-forecast/yours",
    "/suggestions",
    "/youtube-tool?q=react",
    "/dashboard.data",
    "/account/data.json",
    "/comment-sentiment/report",
    "/comment-sentiment/report.csv",
    "/",
    "/youtube",
    "/pricing",
    "/success",
  ])("is kept by no cache at %s", async (path) => {
    const answer = await (await somebody()).open(path);
    expect(answer.headers.get("Cache-Control")).toMatch(/\bno-store\b/);
  });

  it("is kept by no cache where a form is refused, or redirects", async () => {
    const visitor = await somebody();
    for (const fields of [{}, { action: "generate" }]) {
      const answer = await visitor.submit("/content-ideas", fields as Record<string, string>);
      expect(answer.headers.get("Cache-Control")).toMatch(/\bno-store\b/);
    }
  });

  it.each(["/", "/pricing", "/privacy"])("leaves %s to be asked for again by its ETag", async (path) => {
    const { headers } = await new Visitor().open(path);
    expect([headers.get("Cache-Control"), headers.has("ETag")]).toEqual(["private, no-cache", true]);
  });
});

describe("one address", () => {
  it.each([
    ["/DASHBOARD", "/dashboard"],
    ["/dashboard/", "/dashboard"],
    ["/YouTube-Tool/?q=React", "/youtube-tool?q=React"],
  ])("is where %s leads", async (path, to) => {
    const answer = await new Visitor().open(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, SITE + to]);
  });

  it("loses no form that was sent to another spelling", async () => {
    const visitor = new Visitor();
    const sent = { action: "generate" };
    const answer = await visitor.submit("/Content-Ideas/", sent);
    expect(answer.status).toBe(308);
    const to = new URL(answer.headers.get("Location") ?? "");
    expect((await visitor.submit(to.pathname, sent)).status).toBe(303);
  });
});

describe("a configured origin", () => {
  const ORIGIN = "https://www.greenlight.example";

  it("is what canonical addresses, pictures, the sitemap and robots.txt name", async () => {
    vars.SITE_ORIGIN = ORIGIN;
    // A page with a query is not answered from memory.
    const page = await (await new Visitor().open("/privacy?fresh")).text();
    expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/privacy"/>`);
    expect(page).toContain(`content="${ORIGIN}/og.png"`);
    expect(page).not.toContain(`${SITE}/`);
    expect(await (await new Visitor().open("/sitemap.xml")).text()).toContain(`<loc>${ORIGIN}/pricing</loc>`);
    expect(await (await new Visitor().open("/robots.txt")).text()).toContain(
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    );
  });

  it("is the request's own where none is configured", async () => {
    expect(await (await new Visitor().open("/sitemap.xml")).text()).toContain(`<loc>${SITE}/pricing</loc>`);
  });
});
