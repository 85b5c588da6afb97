import { describe, expect, it } from "vitest";
import { EXAMPLE_IDEAS } from "../../app/analyzer/messages";
import { Visitor } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

describe("POST /api/youtube-insights", () => {
  // Spec 7: "POST /api/youtube-insights | JSON {query}; no auth header | reads success, youtubeVideos, youtubeInsights, error"
  it.each(EXAMPLE_IDEAS)("analyzes %s", async (query) => {
    const answer = await new Visitor().call("/api/youtube-insights", { query });
    expect(answer.status).toBe(200);
    const { success, youtubeVideos, youtubeInsights, source } = await answer.json<Analysis>();
    expect(success).toBe(true);
    expect(source.kind).toBe("sample");
    expect(youtubeVideos.length).toBeGreaterThanOrEqual(40);
    const { clusters, unclustered, totals } = youtubeInsights;
    expect(clusters.length).toBeGreaterThanOrEqual(3);
    const counted = clusters.reduce((sum, cluster) => sum + cluster.videoCount, 0) + unclustered.length;
    expect(counted).toBe(youtubeVideos.length);
    expect(totals.videosAnalyzed).toBe(youtubeVideos.length);
  });

  it("finds nothing on an unknown topic: 404 with the spec's message", async () => {
    const answer = await new Visitor().call("/api/youtube-insights", { query: "quantum gardening" });
    expect(answer.status).toBe(404);
    const error = "No videos found for the query. Try a different search term.";
    expect(await answer.json()).toEqual({ success: false, error });
  });

  it.each([{}, { query: "   " }, { query: 5 }, null, { query: "x".repeat(101) }])(
    "refuses %j",
    async (body) => {
      const answer = await new Visitor().call("/api/youtube-insights", body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ success: false, error: expect.stringMatching(/^Please/) });
    },
  );

  it("stops an address at 30 a minute", async () => {
    const hasty = new Visitor("203.0.113.40");
    const statuses: number[] = [];
    await withinAMinute();
    for (let n = 0; n < 32; n++) {
      statuses.push((await hasty.call("/api/youtube-insights", { query: "no such thing" })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the analyzer's page", () => {
  // Spec 5: "trimmed value sent."
  it("answers a submit with 303 to the query's address, trimmed", async () => {
    const answer = await new Visitor().submit("/youtube-tool", { query: "  React   tutorials " });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/youtube-tool?q=React+tutorials#answer",
    ]);
  });

  // Spec 2: "error box titled Analysis Error, results"
  // Spec 2: "insights block"
  it("shows the answer of a query's address, marked as sample", async () => {
    const page = await (await new Visitor().open("/youtube-tool?q=Photography+tips")).text();
    for (const text of ["Videos Analyzed", "Opportunities", "Total Views", "Avg Engagement", "Peak Topic"]) {
      expect(page).toContain(text);
    }
    for (const text of [
      "Rising Topic",
      "Hidden Gem",
      "Market Intelligence Summary",
      "What You Should Build",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain("Top Performing Videos");
    expect(page).toContain("Sample data");
  });

  it.each([
    ["quantum gardening", 404, "No videos found for the query. Try a different search term."],
    ["   ", 400, "Please describe your content idea."],
    ["x".repeat(101), 400, "Please keep your idea to 100 characters."],
  ])("shows %j again with its message", async (query, status, message) => {
    const answer = await new Visitor().submit("/youtube-tool", { query });
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain("Analysis Error");
    expect(page).toContain(message);
    expect(page).toContain(`value="${query}"`);
  });

  it("says in the form when an address asks too often", async () => {
    const hasty = new Visitor("203.0.113.41");
    let last = new Response();
    await withinAMinute();
    for (let n = 0; n < 31; n++) last = await hasty.submit("/youtube-tool", { query: "React tutorials" });
    expect(last.status).toBe(429);
    expect(last.headers.get("Retry-After")).toBe("60");
    expect(await last.text()).toContain("Too many analyses in a minute.");
  });

  it("writes people's text as text", async () => {
    const page = await (await new Visitor().open("/youtube-tool?q=%3Cscript%3Ealert(1)%3C/script%3E")).text();
    expect(page).not.toContain("<script>alert(1)");
  });
});

interface Analysis {
  success: boolean;
  source: { kind: string };
  youtubeVideos: unknown[];
  youtubeInsights: {
    clusters: { videoCount: number }[];
    unclustered: string[];
    totals: { videosAnalyzed: number };
  };
}
