import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE_IDEAS } from "../../app/analyzer/messages";
import { DAY_MS } from "../../app/numbers/days";
import { longTexts } from "../support/long-texts";
import { deploy } from "./deployment";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

const KEY = "a-key-for-tests-only";
/** How long a call may take in the Worker that has little patience, in milliseconds. */
const CALL = 400;

let youtube: YoutubeStandIn;
let deployment: Awaited<ReturnType<typeof start>>;

function start() {
  const live = (timeLimits: object) => ({
    vars: {
      YOUTUBE_API_KEY: KEY,
      YOUTUBE_BASE_URL: youtube.url,
      // All of it comes from one address.
      CEILINGS: JSON.stringify({ searches: 1000, readings: 1000, networks: 1 }),
      TIME_LIMITS: JSON.stringify({ youtubeRetry: 10, ...timeLimits }),
    },
    database: "live",
  });
  return deploy({
    one: live({}),
    other: live({}),
    // What an answer can do without is given up after 0.7 s, which leaves 1.2 s before the answer is cut off.
    hasty: live({ youtubeCall: CALL, youtubeAnswer: 2000, youtubeSpare: 1200 }),
    sample: { vars: {}, database: "sample" },
  });
}

beforeAll(async () => {
  youtube = await startYoutube();
  deployment = await start();
}, 30_000);

/** As if the day began anew: all well, and nothing spent. What was answered is kept. */
afterEach(async () => {
  youtube.reset();
  const { database } = deployment.one;
  await database.batch([
    database.prepare("delete from youtube_leases"),
    database.prepare("delete from quota_ledger"),
  ]);
});

afterAll(async () => {
  await deployment?.stop();
  await youtube?.stop();
});

const searches = () => youtube.calls().filter(({ method }) => method === "search").length;

describe("a deployment with a key", () => {
  it("asks YouTube once for ten who ask two Workers the same at once, and for all who come after", async () => {
    const { one, other } = deployment;
    // Slow enough for all who ask at once to come while the first is at it.
    youtube.control.set({ slowness: 200 });
    const askers = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other));
    const answers = await Promise.all(askers.map((worker) => worker.analyze("Sourdough bread")));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.source).toEqual({ kind: "youtube", name: "YouTube" });
      expect(body.asOf).toBe(answers[0]?.body.asOf);
    }
    expect(searches()).toBe(1);

    const called = youtube.calls().length;
    expect((await other.analyze("sourdough  BREAD")).body.asOf).toBe(answers[0]?.body.asOf);
    const page = await one.open("/youtube-tool?q=Sourdough+bread");
    expect(page.text).toContain("Videos Analyzed");
    expect((await one.open("/youtube-tool?q=Never+asked")).text).not.toContain("Videos Analyzed");
    expect(youtube.calls()).toHaveLength(called);

    const { results } = await one.database.prepare("select bucket, units from quota_ledger order by 1").all();
    expect(results).toContainEqual({ bucket: "search", units: 1 });
  });

  it.each(EXAMPLE_IDEAS)("analyzes the example %s", async (idea) => {
    const { status, body } = await deployment.one.analyze(idea);
    expect([status, body.source?.kind]).toEqual([200, "youtube"]);
    expect(body.youtubeVideos?.length).toBeGreaterThan(20);
    expect(body.youtubeInsights?.clusters.length).toBeGreaterThanOrEqual(3);
    expect(body.youtubeInsights && longTexts(body.youtubeInsights)).toEqual([]);
  });

  it("shows the answer at hand with its age once the quota is spent, else says that it is", async () => {
    const { one } = deployment;
    const { asOf } = (await one.analyze("Oat bread")).body;
    // As if it had been asked the day before.
    await one.database.prepare("update youtube_answers set fetched_at = fetched_at - ?").bind(DAY_MS).run();
    youtube.control.set({ rest: { search: 0 } });
    const exceeded = {
      status: 429,
      body: { success: false, error: "YouTube API quota exceeded. Please try again later." },
    };

    expect(await one.analyze("Rye bread")).toEqual(exceeded);
    expect(searches()).toBe(2);
    const kept = await one.analyze("Oat bread");
    expect([kept.status, kept.body.asOf]).toEqual([200, asOf]);
    expect((await one.open("/youtube-tool?q=Oat+bread")).text).toContain("Videos Analyzed");
    expect(await one.analyze("Spelt bread")).toEqual(exceeded);
    expect(searches(), "YouTube's word goes over our own count").toBe(2);
  });

  it("says that a bad key is not configured, and to the operator which it is, but never the key", async () => {
    youtube.control.fail("apiKeyInvalid");
    const error = "YouTube API is not configured. Please contact support.";
    const answer = await deployment.one.analyze("Corn bread");
    expect(answer).toEqual({ status: 503, body: { success: false, error } });
    await expect.poll(() => deployment.lines.join("\n")).toContain("does not take the key");
    expect(deployment.lines.join("\n")).not.toContain(KEY);
  });

  it("gives up on a YouTube that hangs after the time of one call, for all who wait", async () => {
    youtube.control.fail("hang");
    const began = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => deployment.hasty.analyze("Flat bread")));
    expect(Date.now() - began).toBeLessThan(CALL + 2000);
    const body = { success: false, error: "Failed to analyze YouTube content." };
    expect(answers).toEqual(Array(3).fill({ status: 502, body }));
    expect(searches(), "one asker, and no retry").toBe(1);
  });

  it("pays for one search, however often what comes after it fails", async () => {
    const { one } = deployment;
    youtube.control.fail("backendError", { method: "channels" });
    for (let tries = 1; tries <= 3; tries++) {
      expect((await one.analyze("Soda bread")).status).toBe(502);
      // As if the time had passed for which a failure stands.
      await one.database.prepare("delete from youtube_leases").run();
    }
    youtube.control.reset();
    const { status, body } = await one.analyze("soda BREAD");
    expect(status).toBe(200);
    expect(body.youtubeVideos?.length).toBeGreaterThan(20);
    expect(searches()).toBe(1);
  });

  it("answers without uploads that do not come in time", async () => {
    youtube.control.fail("hang", { method: "playlistItems" });
    const began = Date.now();
    const { status, body } = await deployment.hasty.analyze("Nut bread");
    expect(status).toBe(200);
    expect(body.youtubeVideos?.length).toBeGreaterThan(20);
    expect(Date.now() - began).toBeLessThan(1900);
  });

  it("is the sample catalogue where there is no key", async () => {
    const { body } = await deployment.sample.analyze("Photography tips");
    expect(body.source?.kind).toBe("sample");
  });
});
