import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { Visitor, worker } from "../support/visitor";

async function readTrends(visitor: Visitor) {
  const { access_token } = await (await visitor.call("/api/session", {})).json<{ access_token: string }>();
  return visitor.fetch("/api/trends", { headers: { Authorization: `Bearer ${access_token}` } });
}

function runCron() {
  return worker.scheduled({ scheduledTime: new Date() });
}

describe("GET /api/trends", () => {
  beforeEach(async () => {
    await env.DB.batch([env.DB.prepare("delete from trends"), env.DB.prepare("delete from topics")]);
  });

  // Spec 8: "No valid session found"
  // Spec 6: "Trend insights use the session bearer token."
  // Spec 7: "Without a valid session the trends call fails with 'No valid session found' before any request."
  it.each([undefined, "Bearer", "Bearer nonsense", "Basic abc"])("refuses %s: 401", async (authorization) => {
    const headers: HeadersInit = authorization ? { Authorization: authorization } : {};
    const answer = await new Visitor().fetch("/api/trends", { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ success: false, error: "No valid session found" });
  });

  it("queues a topic without a record, and answers it after the job has run", async () => {
    const visitor = new Visitor();
    const before = await readTrends(visitor);
    expect(await before.json()).toEqual({ success: true, trends: [], error: null });
    const queued = await env.DB.prepare("select keyword from topics").all<{ keyword: string }>();
    expect(queued.results).toEqual([{ keyword: "content creation" }]);

    await runCron();
    const after = await (await readTrends(visitor)).json<{ trends: Record<string, unknown>[] }>();
    expect(after.trends).toHaveLength(1);
    expect(after.trends[0]).toMatchObject({ keyword: "content creation", source: "Sample interest" });
    expect(["spiking", "rising", "steady", "declining"]).toContain(after.trends[0]?.trend_signal);
    expect(after.trends[0]?.interest_over_time).toHaveLength(104);
  });

  it("refreshes 200 topics in one run", async () => {
    const topics = Array.from({ length: 205 }, (_, n) =>
      env.DB.prepare("insert into topics (keyword, asked_at) values (?, ?)").bind(
        `topic ${n}`,
        Date.now() + n,
      ),
    );
    await env.DB.batch(topics);
    // Each a visitor's own.
    await env.DB.prepare("insert into topic_askers select keyword, keyword, asked_at from topics").run();
    await runCron();
    const kept = await env.DB.prepare("select count(*) as n from trends").first<{ n: number }>();
    expect(kept?.n).toBe(200);
    const oldest = await env.DB.prepare("select keyword from trends where keyword = 'topic 0'").first();
    expect(oldest).toBeNull();
  });

  it("keeps one record a topic, however often the job runs", async () => {
    await runCron();
    await runCron();
    const { results } = await env.DB.prepare("select keyword from trends").all();
    expect(results).toHaveLength(1);
  });
});
