import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { sentimentPage } from "../../tools/comment-sentiment/show";
import { STATE_BYTES } from "../desk/state";
import { commentSubjects } from "./pool";
import {
  analyze,
  commentSentiment,
  findTrend,
  makeRecord,
  type SentimentState,
  scoreBreakdown,
} from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const show = (state: SentimentState, now = NOW) =>
  sentimentPage.show(state, { now, search: new URLSearchParams() });

function analyzed(before: SentimentState, seed = "test", now = NOW): SentimentState {
  return analyze.apply(before, {}, { now, random: seeded(seed) }, undefined);
}

describe("Analyze", () => {
  const before = commentSentiment.initial(new Date(NOW.getTime() - DAY_MS));
  const after = analyzed(before);

  // Spec 4: "Analyze replaces the list with 1 new record plus the first 2 earlier ones"
  it("puts one new record before the first two", () => {
    expect(after.records).toHaveLength(3);
    expect(after.records.slice(1)).toEqual(before.records.slice(0, 2));
    const earlier = before.records.flatMap(({ id, videoTitle }) => [id, videoTitle]);
    expect(earlier).not.toContain(after.records[0]?.id);
    expect(earlier).not.toContain(after.records[0]?.videoTitle);
    expect(analyze.opens?.(after, {})).toBe(after.records[0]?.id);
  });

  // Spec 4: "comments analyzed +567; average sentiment 8.3; lastAnalyzed 'just now'"
  it("counts the comments of the new record and sets average and time", () => {
    expect(after.totalCommentsAnalyzed).toBe(before.totalCommentsAnalyzed + 567);
    expect(after.records[0]?.totalComments).toBe(567);
    expect(after.avgSentimentScore).toBe(8.3);
    expect(show(after).average).toEqual({ score: "8.3", tone: "good" });
    expect(show(before).lastAnalyzed).toBe("7d ago");
    expect(show(after).lastAnalyzed).toBe("just now");
  });

  it("works on an empty list, and on a list of one", () => {
    const fromNone = analyzed({ ...before, records: [] });
    expect(fromNone.records).toHaveLength(1);
    expect(fromNone.sentimentTrend).toBe("stable");
    expect(analyzed(fromNone, "again").records).toHaveLength(2);
  });

  it("shows twenty different videos in twenty analyses, each of the last week", () => {
    let state = before;
    const titles: string[] = [];
    for (let time = 0; time < 20; time += 1) {
      state = analyzed(state, String(time));
      const age = NOW.getTime() - Date.parse(state.records[0]?.publishedAt ?? "");
      titles.push(state.records[0]?.videoTitle ?? "");
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(7 * DAY_MS);
      expect(commentSentiment.state.safeParse(state).success).toBe(true);
    }
    expect(new Set(titles).size).toBe(20);
    // Nothing grows without end.
    expect(JSON.stringify(state).length).toBeLessThan(STATE_BYTES / 10);
  });

  it.each(["2026-11-21T00:00:00Z", "2026-11-21T10:00:00Z", "2026-11-21T23:59:59Z"])(
    "has no two videos of one day, however often it is pressed at %s",
    (instant) => {
      const now = new Date(instant);
      let state = commentSentiment.initial(now);
      for (let time = 0; time < 20; time += 1) {
        state = analyzed(state, `day ${time}`, now);
        const days = state.records.map(({ publishedAt }) => publishedAt.slice(0, 10));
        expect(new Set(days).size).toBe(3);
        expect(days).not.toContain("2026-11-21");
      }
    },
  );

  it("keeps the most positive video after it has left the list", () => {
    const best = { videoTitle: "Nobody disliked it", sentimentScore: 10 };
    expect(analyzed({ ...before, mostPositiveVideo: best }).mostPositiveVideo).toEqual(best);
    const worst = { videoTitle: "Nobody liked it", sentimentScore: 0 };
    const { mostPositiveVideo, records } = analyzed({ ...before, mostPositiveVideo: worst });
    expect(mostPositiveVideo.videoTitle).toBe(records[0]?.videoTitle);
  });
});

describe("the first visit", () => {
  const state = commentSentiment.initial(NOW);

  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("has videos, and the figures that follow from them", () => {
    expect(commentSentiment.state.safeParse(state).success).toBe(true);
    const { records } = state;
    expect(records.length).toBeGreaterThan(2);
    expect(state.totalCommentsAnalyzed).toBe(records.reduce((sum, record) => sum + record.totalComments, 0));
    const mean = records.reduce((sum, record) => sum + record.sentimentScore, 0) / records.length;
    expect(state.avgSentimentScore).toBeCloseTo(mean, 1);
    expect(state.mostPositiveVideo.sentimentScore).toBe(
      Math.max(...records.map(({ sentimentScore }) => sentimentScore)),
    );
  });

  // Spec 9: "sentiment 8+ green, 6+ amber"
  it("shows a video of each colour", () => {
    const shown = sentimentPage.show(state, { now: NOW, search: new URLSearchParams("period=90d") });
    expect(new Set(shown.records.map(({ tone }) => tone))).toEqual(new Set(["good", "fair", "poor"]));
    for (const { score, tone } of shown.records) {
      expect(tone).toBe(Number(score) >= 8 ? "good" : Number(score) >= 6 ? "fair" : "poor");
    }
  });

  it("is the same for everyone", () => {
    expect(commentSentiment.initial(NOW)).toEqual(state);
  });
});

it("clears the list and keeps what was counted", () => {
  const before = commentSentiment.initial(NOW);
  const { clear } = commentSentiment.actions;
  const after = clear?.apply(before, {}, { now: NOW, random: seeded("x") }, undefined);
  expect(after).toEqual({ ...before, records: [] });
});

describe("a record", () => {
  // Spec 3: "sentimentBreakdown {positive, neutral, negative} percents, sentimentScore (0-10)"
  it("has shares that add up to 100, and the score that follows from them", () => {
    let state = commentSentiment.initial(NOW);
    for (let time = 0; time < 30; time += 1) {
      state = analyzed(state, `split ${time}`);
      const [record] = state.records;
      if (!record) throw new Error("nothing was analyzed");
      const { sentimentBreakdown: split, sentimentScore } = record;
      expect(split.positive + split.neutral + split.negative).toBe(100);
      expect(Math.min(split.positive, split.neutral, split.negative)).toBeGreaterThan(0);
      expect(sentimentScore).toBe(scoreBreakdown(split));
    }
  });

  it("scores ten for all positive, five for all neutral, nothing for all negative", () => {
    expect(scoreBreakdown({ positive: 100, neutral: 0, negative: 0 })).toBe(10);
    expect(scoreBreakdown({ positive: 0, neutral: 100, negative: 0 })).toBe(5);
    expect(scoreBreakdown({ positive: 0, neutral: 0, negative: 100 })).toBe(0);
    expect(scoreBreakdown({ positive: 68, neutral: 21, negative: 11 })).toBe(7.9);
  });

  it("has no comments of another video", () => {
    const KINDS = [
      ["topPositiveComments", "praise"],
      ["topNegativeComments", "criticism"],
      ["commonThemes", "themes"],
      ["actionableInsights", "insights"],
    ] as const;
    const all = commentSubjects().flatMap((subject) => subject.videos.map((video) => ({ subject, video })));
    const records = all.flatMap(({ subject, video }) =>
      ["a", "b", "c"].map((seed) => ({
        subject,
        video,
        record: makeRecord(seeded(seed), subject, video, { id: "x", publishedAt: NOW, totalComments: 1 }),
      })),
    );
    for (const { subject, video, record } of records) {
      expect(record.videoTitle).toBe(video.title);
      for (const [field, kind] of KINDS) {
        expect(record[field]).toEqual(expect.arrayContaining(video[kind]));
        const others = record[field].filter((line) => !video[kind].includes(line));
        for (const line of others) expect(subject.everywhere[kind]).toContain(line);
      }
      for (const line of record.emotionalTriggers) expect(subject.everywhere.triggers).toContain(line);
    }
  });

  it("comes from a pool with enough to say and no comment twice", () => {
    const videos = commentSubjects().flatMap((subject) => subject.videos);
    for (const { praise, criticism, themes, insights } of videos) {
      expect([praise, criticism, themes, insights].map(({ length }) => length)).toEqual([2, 2, 2, 2]);
    }
    const groups = [...videos, ...commentSubjects().map(({ everywhere }) => everywhere)];
    const lines = [
      ...videos.map(({ title }) => title),
      ...groups.flatMap(({ praise, criticism, insights }) => [...praise, ...criticism, ...insights]),
    ];
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    for (const { videos, everywhere } of commentSubjects()) {
      expect(videos.length).toBeGreaterThan(2);
      expect(everywhere.triggers.length).toBeGreaterThan(3);
    }
  });
});

// Spec 3: "sentimentTrend (improving, declining, stable)"
it.each([
  [[8.1, 7.5, 7.9], "improving"],
  [[7, 7.5, 7.9], "declining"],
  [[7.6, 7.5, 7.9], "stable"],
  [[8, 7.5], "improving"],
  [[8], "stable"],
  [[], "stable"],
])("the trend of %j is %s", (scores, trend) => {
  expect(findTrend(scores.map((sentimentScore) => ({ sentimentScore })))).toBe(trend);
});

describe("the answer", () => {
  const state = commentSentiment.initial(NOW);

  it("names the videos that viewers liked most and least", () => {
    expect(show(state).answer).toBe(
      "Viewers liked “Three ways to sharpen a chisel” (8.3) most, and “My rent went up a third. Here is the spreadsheet” (5.4) least.",
    );
  });

  it("gives the score of a single video, and nothing without one", () => {
    const [first] = state.records;
    expect(show({ ...state, records: first ? [first] : [] }).answer).toBe(
      "“Three ways to sharpen a chisel” scores 8.3 of 10.",
    );
    expect(show({ ...state, records: [] }).answer).toBeUndefined();
  });

  it("says how the comments of each video lean", () => {
    expect(show(state).records.map(({ finding }) => finding.split(":")[0])).toEqual([
      "Most commenters are pleased",
      "Commenters are divided",
      "Most commenters are pleased",
    ]);
  });
});
