import { describe, expect, it } from "vitest";
import { readPanel } from "./panel-state";
import type { TrendRecord } from "./trend";

const now = new Date("2026-11-21T12:00:00Z");

const record: TrendRecord = {
  keyword: "indoor plants",
  trend_signal: "rising",
  trend_velocity: 25,
  seasonal_peak_month: null,
  interest_over_time: [
    { date: "2026-11-02", value: 80 },
    { date: "2026-11-09", value: 100 },
  ],
  last_updated: "2026-11-20T03:17:00.000Z",
  source: "Sample interest",
  article: null,
};

/** The panel of a user against a source that answers as told, with what was asked and what was reported. */
async function panelOf(user: { isDemo?: boolean; primaryTopic?: string }, answer: () => TrendRecord | null) {
  const asked: string[] = [];
  const reported: unknown[] = [];
  const panel = await readPanel(
    { isDemo: false, primaryTopic: "Indoor plants", ...user },
    {
      request: { now },
      report: (error) => void reported.push(error),
      trends: {
        async forTopic(topic) {
          asked.push(topic);
          return answer();
        },
      },
    },
  );
  return { panel, asked, reported };
}

describe("trend panel (sections 2 and 4)", () => {
  // Spec 2: "Demo user: prompt to create a real account"
  // Spec 5: "Trend insights shown only to non-demo users with a primary topic."
  it("asks for nothing for a demo user, who is prompted to create a real account", async () => {
    const { panel, asked } = await panelOf({ isDemo: true }, () => record);
    expect(panel).toEqual({ state: "account-needed" });
    expect(asked).toEqual([]);
  });

  it("is an error, and reported, where the stored record cannot be read", async () => {
    const broken = { ...record, interest_over_time: null } as unknown as TrendRecord;
    const { panel, reported } = await panelOf({}, () => broken);
    expect(panel).toEqual({ state: "error", message: "Failed to load trend insights" });
    expect(reported).toHaveLength(1);
  });

  // Spec 2: "No primary topic: prompt to complete setup"
  // Spec 4: "Fetch runs when a non-demo user with a primary topic is present."
  // Spec 5: "Trend insights shown only to non-demo users with a primary topic."
  it.each(["", "   "])(
    "asks for nothing without a primary topic (%j): prompt to complete setup",
    async (topic) => {
      const { panel, asked } = await panelOf({ primaryTopic: topic }, () => record);
      expect(panel).toEqual({ state: "setup-needed" });
      expect(asked).toEqual([]);
    },
  );

  it("prompts a demo user without a topic for the account first", async () => {
    const { panel } = await panelOf({ isDemo: true, primaryTopic: "" }, () => null);
    expect(panel).toEqual({ state: "account-needed" });
  });

  // Spec 4: "empty, loaded."
  it("is pending while there is no data", async () => {
    const { panel, asked } = await panelOf({}, () => null);
    expect(panel).toEqual({ state: "pending", topic: "Indoor plants" });
    expect(asked).toEqual(["Indoor plants"]);
  });

  // Spec 8: "fallback Failed to load trend insights"
  it("says 'Failed to load trend insights' where asking failed, and reports why", async () => {
    const failure = new Error("D1_ERROR: no such table");
    const { panel, reported } = await panelOf({}, () => {
      throw failure;
    });
    expect(panel).toEqual({ state: "error", message: "Failed to load trend insights" });
    expect(reported).toEqual([failure]);
  });

  // Spec 4: "empty, loaded."
  // Spec 2: "Otherwise a summary card (keyword, last updated date, velocity change with arrow and percent, signal, peak season or Unknown, data points count) plus actionable insight cards."
  it("holds the summary and the insights otherwise", async () => {
    const { panel } = await panelOf({}, () => record);
    expect(panel).toMatchObject({
      state: "loaded",
      summary: {
        keyword: "Indoor plants",
        updated: { text: "Nov 20, 2026" },
        velocity: { text: "+25%", direction: "up" },
        signalText: "Rising",
        peakSeason: "Unknown",
        dataPoints: 2,
        source: { name: "Sample interest", isSample: true },
      },
      insights: [{ kind: "rising", urgency: "medium" }],
    });
  });
});
