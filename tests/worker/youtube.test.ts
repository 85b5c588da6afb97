import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { letAMinutePass } from "../support/let-a-minute-pass";
import { Visitor, worker } from "../support/visitor";

/** With a query that nothing is kept for: every read is a rendering of its own. */
async function read(visitor: Visitor, path = "/youtube?anew") {
  const answer = await visitor.open(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** As an operator sets it: a var of the Worker, read at each request. */
async function asUser(user: object, visit: () => Promise<void>) {
  const vars = env as unknown as { DEMO_USER?: string };
  vars.DEMO_USER = JSON.stringify(user);
  try {
    await visit();
  } finally {
    delete vars.DEMO_USER;
  }
}

describe("the trend panel on /youtube (section 2)", () => {
  beforeEach(async () => {
    letAMinutePass();
    await env.DB.batch([env.DB.prepare("delete from trends"), env.DB.prepare("delete from topics")]);
  });
  afterEach(() => void vi.useRealTimers());

  it("is pending until the job has read the topic, then shows summary and insights", async () => {
    const visitor = new Visitor();
    const before = await read(visitor);
    expect(before).toContain("Trend Analysis Pending");
    expect(before).toMatch(/check back in a few hours/i);
    const { results } = await env.DB.prepare("select keyword from topics").all();
    expect(results).toEqual([{ keyword: "content creation" }]);

    await worker.scheduled({ scheduledTime: new Date() });
    const after = await read(visitor);
    expect(after).not.toContain("Trend Analysis Pending");
    expect(after).toContain("Sample interest");
    expect(after).toMatch(/(High|Medium|Low) urgency/);
  });

  it("says Trend Data Unavailable where the record cannot be read, and nothing of why", async () => {
    await env.DB.prepare("alter table trends rename to trends_away").run();
    try {
      const page = await read(new Visitor());
      expect(page).toContain("Trend Data Unavailable");
      expect(page).toContain("Failed to load trend insights");
      expect(page).not.toMatch(/no such table|D1_ERROR/);
      expect(await read(new Visitor(), "/youtube")).toContain("Trend Data Unavailable");
    } finally {
      await env.DB.prepare("alter table trends_away rename to trends").run();
    }
    const next = await read(new Visitor(), "/youtube");
    expect(next, "a failure is kept for nobody else").toContain("Trend Analysis Pending");
  });

  it("shows a signed-out visitor no panel, and leads to /signup", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    const page = await read(visitor);
    expect(page).not.toContain("your-topic");
    expect(page).toMatch(/<a[^>]*href="\/signup"[^>]*>Get Started/);
    const { results } = await env.DB.prepare("select keyword from topics").all();
    expect(results).toEqual([]);
  });

  it.each([
    [{ isDemo: true }, "/signup"],
    [{ primaryTopic: "" }, "/account"],
  ])("asks for nothing as %j, and prompts with a link to %s", async (user, link) => {
    await asUser(user, async () => {
      const page = await read(new Visitor());
      expect(page.split('id="your-topic"')[1]).toContain(`href="${link}"`);
    });
    const { results } = await env.DB.prepare("select keyword from topics").all();
    expect(results).toEqual([]);
  });

  it("is for creators of the platform youtube alone", async () => {
    await asUser({ platform: "elsewhere" }, async () => {
      expect(await read(new Visitor())).not.toContain("your-topic");
    });
  });
});

it("shows the trend on the dashboard, too, and leads to its insights", async () => {
  await read(new Visitor(), "/dashboard");
  await worker.scheduled({ scheduledTime: new Date() });
  const page = await read(new Visitor(), "/dashboard");
  expect(page).toContain("Sample interest");
  expect(page).toContain('href="/youtube"');
  expect(page).toContain("sample videos across 5 topics");
});
