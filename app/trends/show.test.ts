import { describe, expect, it } from "vitest";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../model/trend";
import { TrendFetchError } from "../services/trends";
import { besideOwn, LINE_SIZE, readPanel, showSummary, trendLine } from "./show";

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

/** The panel of a user whose trend is `answer`, with the topics read and the errors reported. */
async function panelFor(user: { isDemo?: boolean; primaryTopic?: string }, answer: () => TrendRecord | null) {
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

it("shows nothing made up beside a channel of the visitor's own, and promises nothing made up", async () => {
  const none = { state: "no-source", topic: "Indoor plants" };
  const { panel: sample } = await panelFor({}, () => record);
  expect(besideOwn(sample, { isSample: true })).toEqual(none);
  expect(besideOwn(sample, { isSample: false })).toEqual(none);
  const { panel: pending } = await panelFor({}, () => null);
  expect(besideOwn(pending, { isSample: true })).toEqual(none);
  expect(besideOwn(pending, { isSample: false })).toBe(pending);
  const { panel: real } = await panelFor({}, () => ({
    ...record,
    source: WIKIPEDIA_INTEREST,
    article: "Plant",
  }));
  expect(besideOwn(real, { isSample: true })).toBe(real);
});

describe("readPanel", () => {
  // Spec 2: "Demo user: prompt to create a real account"
  // Spec 5: "Trend insights shown only to non-demo users with a primary topic."
  it("prompts a demo user to create a real account, and reads no trend", async () => {
    const { panel, asked } = await panelFor({ isDemo: true }, () => record);
    expect(panel).toEqual({ state: "account-needed" });
    expect(asked).toEqual([]);
  });

  it("shows an error for a damaged record, and reports it", async () => {
    const damaged: TrendRecord = JSON.parse(JSON.stringify({ ...record, interest_over_time: null }));
    const { panel, reported } = await panelFor({}, () => damaged);
    expect(panel).toEqual({ state: "error", message: "Failed to load trend insights" });
    expect(reported).toHaveLength(1);
  });

  // Spec 2: "No primary topic: prompt to complete setup"
  // Spec 4: "Fetch runs when a non-demo user with a primary topic is present."
  // Spec 5: "Trend insights shown only to non-demo users with a primary topic."
  it.each(["", "   "])(
    "prompts a user without a primary topic (%j) to complete setup, and reads no trend",
    async (topic) => {
      const { panel, asked } = await panelFor({ primaryTopic: topic }, () => record);
      expect(panel).toEqual({ state: "setup-needed" });
      expect(asked).toEqual([]);
    },
  );

  it("prompts a demo user without a topic for an account first", async () => {
    const { panel } = await panelFor({ isDemo: true, primaryTopic: "" }, () => null);
    expect(panel).toEqual({ state: "account-needed" });
  });

  // Spec 4: "empty, loaded."
  it("is pending while there is no record", async () => {
    const { panel, asked } = await panelFor({}, () => null);
    expect(panel).toEqual({ state: "pending", topic: "Indoor plants" });
    expect(asked).toEqual(["Indoor plants"]);
  });

  // Spec 8: "fallback Failed to load trend insights"
  it("says 'Failed to load trend insights' when reading fails, and reports the error", async () => {
    const failure = new Error("D1_ERROR: no such table");
    const { panel, reported } = await panelFor({}, () => {
      throw failure;
    });
    expect(panel).toEqual({ state: "error", message: "Failed to load trend insights" });
    expect(reported).toEqual([failure]);
  });

  // Spec 8: "Failed to fetch trends: {status} for non-OK"
  it("says the HTTP status that the last reading ended in", async () => {
    const { panel, reported } = await panelFor({}, () => {
      throw new TrendFetchError(503);
    });
    expect(panel).toEqual({ state: "error", message: "Failed to fetch trends: 503" });
    expect(reported, "it was, when the topic was read").toEqual([]);
  });

  // Spec 4: "empty, loaded."
  // Spec 2: "Otherwise a summary card (keyword, last updated date, velocity change with arrow and percent, signal, peak season or Unknown, data points count) plus actionable insight cards."
  it("shows the summary and the insights of a record", async () => {
    const { panel } = await panelFor({}, () => record);
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

it("lays a panel out once for all who see it, and anew for another record or month", async () => {
  const panel = (changed: Partial<TrendRecord> = {}) => panelFor({}, () => ({ ...record, ...changed }));
  const { panel: first } = await panel();
  expect((await panel()).panel).toBe(first);
  expect((await panel({ last_updated: "2026-11-21T03:17:00.000Z" })).panel).not.toBe(first);
  expect((await panelFor({ primaryTopic: "INDOOR PLANTS" }, () => record)).panel).not.toBe(first);
});

function coffeeRecord(more: Partial<TrendRecord>): TrendRecord {
  return {
    keyword: "coffee",
    trend_signal: "rising",
    trend_velocity: 25,
    seasonal_peak_month: "December",
    interest_over_time: [
      { date: "2026-11-02", value: 8000 },
      { date: "2026-11-09", value: 10_000 },
    ],
    last_updated: "2026-11-20T03:17:00.000Z",
    source: "Wikipedia reader interest",
    article: "Coffee (drink)",
    ...more,
  };
}

describe("showSummary", () => {
  it("describes the drawing, the velocity and the season in words", () => {
    expect(showSummary(coffeeRecord({})).text).toBe(
      "2 weeks, the last of them 10.0K. Highest: 10.0K in the week of Nov 9, 2026. Lowest: 8.0K in the week of Nov 2, 2026. Week over week: +25%. Peak season: December.",
    );
  });

  it("says 'Not enough data' instead of a signal", () => {
    const unknown = coffeeRecord({
      trend_velocity: null,
      trend_signal: "steady",
      seasonal_peak_month: null,
    });
    expect(showSummary({ ...unknown, interest_over_time: [] })).toMatchObject({
      velocity: { text: "No change" },
      isEnough: false,
      signalText: "Not enough data",
      peakSeason: "Unknown",
      line: null,
      text: "Not enough data to compare two weeks. No peak season shows.",
    });
  });

  it("links the matched article, and none for samples", () => {
    expect(showSummary(coffeeRecord({})).match).toMatchObject({
      article: "Coffee (drink)",
      url: "https://en.wikipedia.org/wiki/Coffee_(drink)",
    });
    expect(showSummary(coffeeRecord({ article: null })).match).toEqual({ article: null });
    const sample = showSummary(coffeeRecord({ source: "Sample interest", article: null }));
    expect([sample.match, sample.source.isSample, sample.unit]).toEqual([null, true, ""]);
  });
});

const points = [
  { date: "2026-09-21", value: 50 },
  { date: "2026-09-28", value: 100 },
  { date: "2026-10-05", value: 0 },
  { date: "2026-10-12", value: 25 },
];

describe("trendLine", () => {
  it("runs from the first week to the last, and from zero to the highest", () => {
    expect(trendLine(points, null)?.line).toBe("M0 82L200 4L400 160L600 121");
    expect(trendLine(points, null)?.end).toBe("M600 121h0");
  });

  it("marks the last week", () => {
    expect(trendLine(points, null)).toMatchObject({ lastWeek: "M400 160L600 121", latest: "25" });
  });

  it("marks the peak month of each year", () => {
    const { width } = LINE_SIZE;
    expect(trendLine(points, "September")?.seasons).toEqual([{ x: 0, width: width / 3 }]);
    expect(trendLine(points, "May")?.seasons).toEqual([]);
    const twoYears = [...points, { date: "2027-01-04", value: 1 }, { date: "2027-09-06", value: 1 }];
    expect(trendLine(twoYears, "September")?.seasons).toHaveLength(2);
  });

  it("describes the line in words", () => {
    expect(trendLine(points, null)?.text).toBe(
      "4 weeks, the last of them 25. Highest: 100 in the week of Sep 28, 2026. Lowest: 0 in the week of Oct 5, 2026.",
    );
  });

  it("draws nothing for fewer than two points, and zeros as a flat line", () => {
    expect(trendLine(points.slice(0, 1), null)).toBeNull();
    expect(trendLine([], null)).toBeNull();
    const zeros = points.map(({ date }) => ({ date, value: 0 }));
    expect(trendLine(zeros, null)?.line).toBe("M0 160L200 160L400 160L600 160");
  });

  it("leaves out points with an invalid date", () => {
    const [first, last] = [
      { date: "2026-11-02", value: 80 },
      { date: "2026-11-09", value: 100 },
    ];
    const withInvalid = [first, { date: "soon", value: 900 }, last];
    expect(trendLine(withInvalid, null)).toEqual(trendLine([first, last], null));
  });
});
