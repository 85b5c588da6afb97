import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE_IDEAS } from "../../app/analyzer/examples";
import { deploy } from "./deployment";
import { startYoutube } from "./youtube";

const KEY = "a-key-for-tests-only";
const DAY = 86_400_000;
/** So long a call may take where YouTube hangs, in milliseconds. */
const CALL = 400;

let upstream: Record<
  "well" | "chips" | "spent" | "badKey" | "hung" | "noChannels" | "slowUploads",
  Awaited<ReturnType<typeof startYoutube>>
>;
let deployment: Awaited<ReturnType<typeof start>>;

function start() {
  const live = (name: keyof typeof upstream, timeLimits = {}) => ({
    vars: {
      YOUTUBE_API_KEY: KEY,
      YOUTUBE_BASE_URL: upstream[name].url,
      TIME_LIMITS: JSON.stringify({ youtubeRetry: 10, ...timeLimits }),
    },
    database: name,
  });
  return deploy({
    one: live("well"),
    other: live("well"),
    chips: live("chips"),
    spent: live("spent"),
    badKey: live("badKey"),
    hung: live("hung", { youtubeCall: CALL }),
    noChannels: live("noChannels"),
    // Given up after 0.7 s, which leaves the answer 1.2 s before it is cut off.
    slowUploads: live("slowUploads", { youtubeCall: CALL, youtubeAnswer: 2000, youtubeSpare: 1200 }),
    sample: { vars: {}, database: "sample" },
  });
}

beforeAll(async () => {
  const names = ["well", "chips", "spent", "badKey", "hung", "noChannels", "slowUploads"] as const;
  const started = await Promise.all(names.map(async (name) => [name, await startYoutube()] as const));
  upstream = Object.fromEntries(started) as typeof upstream;
  // Slow enough for all who ask at once to come while the first is at it.
  upstream.well.control.set({ slowness: 200 });
  upstream.badKey.control.fail("apiKeyInvalid");
  upstream.hung.control.fail("hang");
  upstream.noChannels.control.fail("backendError", { method: "channels" });
  upstream.slowUploads.control.fail("hang", { method: "playlistItems" });
  deployment = await start();
}, 30_000);

afterAll(async () => {
  await deployment?.stop();
  await Promise.all(Object.values(upstream).map(({ stop }) => stop()));
});

const searches = (name: keyof typeof upstream) =>
  upstream[name].calls().filter(({ method }) => method === "search").length;

describe.concurrent("a deployment with a key", () => {
  it("asks YouTube once for ten who ask two Workers the same at once, and for all who come after", async () => {
    const { one, other } = deployment;
    const askers = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other));
    const answers = await Promise.all(askers.map((worker) => worker.analyze("Sourdough bread")));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.source).toEqual({ kind: "youtube", name: "YouTube" });
      expect(body.asOf).toBe(answers[0]?.body.asOf);
    }
    expect(searches("well")).toBe(1);

    const called = upstream.well.calls().length;
    expect((await other.analyze("sourdough  BREAD")).body.asOf).toBe(answers[0]?.body.asOf);
    const page = await one.open("/youtube-tool?q=Sourdough+bread");
    expect(page.text).toContain("Videos Analyzed");
    expect((await one.open("/youtube-tool?q=Never+asked")).text).not.toContain("Videos Analyzed");
    expect(upstream.well.calls()).toHaveLength(called);

    const { results } = await one.database.prepare("select bucket, units from quota_ledger order by 1").all();
    expect(results).toContainEqual({ bucket: "search", units: 1 });
  });

  it.for(EXAMPLE_IDEAS)("analyzes the example %s", async (idea, { expect }) => {
    const { status, body } = await deployment.chips.analyze(idea);
    expect([status, body.source?.kind]).toEqual([200, "youtube"]);
    expect(body.youtubeVideos?.length).toBeGreaterThan(20);
    expect(body.youtubeInsights?.clusters.length).toBeGreaterThanOrEqual(3);
  });

  it("shows the answer at hand with its age once the quota is spent, else says that it is", async () => {
    const { spent } = deployment;
    const { asOf } = (await spent.analyze("Sourdough bread")).body;
    // As if it had been asked the day before.
    await spent.database.prepare("update youtube_answers set fetched_at = fetched_at - ?").bind(DAY).run();
    upstream.spent.control.set({ rest: { search: 0 } });
    const exceeded = {
      status: 429,
      body: { success: false, error: "YouTube API quota exceeded. Please try again later." },
    };

    expect(await spent.analyze("Rye bread")).toEqual(exceeded);
    expect(searches("spent")).toBe(2);
    const kept = await spent.analyze("Sourdough bread");
    expect([kept.status, kept.body.asOf]).toEqual([200, asOf]);
    expect((await spent.open("/youtube-tool?q=Sourdough+bread")).text).toContain("Videos Analyzed");
    expect(await spent.analyze("Spelt bread")).toEqual(exceeded);
    expect(searches("spent"), "YouTube's word goes over our own count").toBe(2);
  });

  it("says that a bad key is not configured, and to the operator which it is, but never the key", async ({
    expect,
  }) => {
    const { badKey } = deployment;
    const error = "YouTube API is not configured. Please contact support.";
    expect(await badKey.analyze("Sourdough bread")).toEqual({ status: 503, body: { success: false, error } });
    await expect.poll(() => deployment.lines.join("\n")).toContain("does not take the key");
    expect(deployment.lines.join("\n")).not.toContain(KEY);
  });

  it("gives up on a YouTube that hangs after the time of one call, for all who wait", async () => {
    const began = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => deployment.hung.analyze("Sourdough bread")));
    expect(Date.now() - began).toBeLessThan(CALL + 2000);
    const body = { success: false, error: "Failed to analyze YouTube content." };
    expect(answers).toEqual(Array(3).fill({ status: 502, body }));
    expect(searches("hung"), "one asker, and no retry").toBe(1);
  });

  it("pays for one search, however often what comes after it fails", async () => {
    const { noChannels } = deployment;
    for (let tries = 1; tries <= 3; tries++) {
      expect((await noChannels.analyze("Sourdough bread")).status).toBe(502);
      // As if the time had passed for which a failure stands.
      await noChannels.database.prepare("delete from youtube_leases").run();
    }
    upstream.noChannels.control.reset();
    const { status, body } = await noChannels.analyze("sourdough BREAD");
    expect(status).toBe(200);
    expect(body.youtubeVideos?.length).toBeGreaterThan(20);
    expect(searches("noChannels")).toBe(1);
  });

  it("answers without uploads that do not come in time", async () => {
    const began = Date.now();
    const { status, body } = await deployment.slowUploads.analyze("Sourdough bread");
    expect(status).toBe(200);
    expect(body.youtubeVideos?.length).toBeGreaterThan(20);
    expect(Date.now() - began).toBeLessThan(1900);
  });

  it("is the sample catalogue where there is no key", async () => {
    const { body } = await deployment.sample.analyze("Photography tips");
    expect(body.source?.kind).toBe("sample");
  });
});
