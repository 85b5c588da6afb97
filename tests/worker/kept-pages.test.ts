import { beforeAll, describe, expect, it } from "vitest";
import { PUBLIC_PAGES } from "../../app/navigation/public-pages";
import { Visitor, worker } from "../support/visitor";

const policyOf = (answer: Response) => answer.headers.get("Content-Security-Policy") ?? "";

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

// Until there is a record, /youtube says that one is on its way, and is not kept.
beforeAll(() => worker.scheduled({ scheduledTime: new Date() }));

describe.each(PUBLIC_PAGES)("$path for visitors without a session", ({ path, namesSession }) => {
  it("is the same for two of them, each with a request id of their own", async () => {
    const [one, other] = [await new Visitor().open(path), await new Visitor().open(path)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await one.text()).toBe(await other.text());
    expect(one.headers.get("X-Request-Id")).not.toBe(other.headers.get("X-Request-Id"));
  });

  it("names a session where it is behind the guard, each their own, and none where it is public", async () => {
    const visitors = [new Visitor(), new Visitor()];
    for (const visitor of visitors) await visitor.open(path);
    expect(new Set(visitors.map(({ cookies }) => cookies)).size).toBe(namesSession ? 2 : 1);
    expect(visitors[0]?.cookies).toMatch(namesSession ? /^__Host-greenlight-session=[^;]+$/ : /^$/);
  });

  it("names in its policy what every inline script says, and nothing else inline", async () => {
    const answer = await new Visitor().open(path);
    const policy = policyOf(answer);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const run = scripts.filter(([, tag = ""]) => !tag.includes("application/ld+json"));
    const hashes = await Promise.all(run.map(([, , text = ""]) => sha256(text)));
    expect(hashes.length).toBeGreaterThan(3);
    for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy.match(/sha256/g)).toHaveLength(new Set(hashes).size);
  });

  it("asks for no script before an interaction", async () => {
    const html = await (await new Visitor().open(path)).text();
    expect(html).not.toMatch(/type="module"|rel="modulepreload"|<script[^>]*\ssrc=/);
  });

  it("has the same headers as any other page, but for what names the request", async () => {
    const ours = (answer: Response) =>
      [...answer.headers.keys()].filter((name) => !["etag", "vary"].includes(name)).sort();
    const other = await new Visitor().open(namesSession ? "/dashboard" : "/login");
    expect(ours(await new Visitor().open(path))).toEqual(ours(other));
  });
});

describe("a visitor with a session", () => {
  it("gets a rendering of their own", async () => {
    const visitor = new Visitor();
    await visitor.call("/api/session", {});
    expect(visitor.cookies).toContain("session=");
    expect(policyOf(await visitor.open("/"))).toContain("'nonce-");
  });
});
