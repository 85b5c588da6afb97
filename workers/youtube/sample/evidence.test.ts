import { expect, it } from "vitest";
import { type SampleTopic, type SampleVideo, sampleTopics } from "./catalogue";
import { recentUploads } from "./uploads";

// What the catalogue is written to show. A change of its figures must not lose it unseen.
const now = new Date("2026-11-21T10:00:00Z");
const strays = "Odds and ends";
const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const subTopicsOf = (topic: SampleTopic) =>
  [...new Set(topic.videos.map((video) => video.subTopic))].filter((name) => name !== strays);
const videosOn = (topic: SampleTopic, name: string) =>
  topic.videos.filter((video) => video.subTopic === name);
/** Views as they would be at the age of a year, on the curve the catalogue was written against. */
const atEqualAge = (views: number, days: number) => views / (days / 365) ** 0.18;

function multipleOf(topic: SampleTopic, video: SampleVideo): number {
  const channel = topic.channels.find(({ id }) => id === video.channelId);
  if (!channel) throw new Error(`no channel ${video.channelId}`);
  const short = video.durationSeconds <= 60;
  const usual = recentUploads(topic, channel, now)
    .filter((upload) => upload.videoId !== video.videoId && (upload.durationSeconds ?? 0) <= 60 === short)
    .map((upload) => {
      const days = (now.getTime() - Date.parse(upload.publishedAt)) / 86_400_000;
      return atEqualAge(upload.viewCount, Math.max(1, days));
    });
  return usual.length < 3 ? 0 : atEqualAge(video.views, video.daysAgo) / median(usual);
}

function gatewaysOf(topic: SampleTopic): string[] {
  return subTopicsOf(topic).filter((name) => {
    const channels = videosOn(topic, name)
      .filter((video) => {
        const size = topic.channels.find(({ id }) => id === video.channelId)?.subscribers;
        return size !== null && size !== undefined && size < 100_000 && multipleOf(topic, video) >= 2;
      })
      .map((video) => video.channelId);
    return new Set(channels).size >= 2;
  });
}

function risingOf(topic: SampleTopic): string[] {
  return subTopicsOf(topic).filter((name) => {
    const videos = videosOn(topic, name);
    const grown = (some: SampleVideo[]) => some.map((video) => atEqualAge(video.views, video.daysAgo));
    const recent = grown(videos.filter((video) => video.daysAgo <= 60));
    const older = grown(videos.filter((video) => video.daysAgo > 60));
    return recent.length >= 3 && older.length >= 3 && median(recent) > 1.5 * median(older);
  });
}

it("has one gateway in four topics and none in cooking", () => {
  expect(sampleTopics.map((topic) => gatewaysOf(topic))).toEqual([
    ["Meeting notes"],
    ["Testing"],
    ["Running"],
    [],
    ["Night sky"],
  ]);
});

it("has one rising sub-topic in four topics and none in React", () => {
  expect(sampleTopics.map((topic) => risingOf(topic))).toEqual([
    ["AI agents"],
    [],
    ["Walking"],
    ["High fiber"],
    ["Phone photography"],
  ]);
});

it("has a peak in every topic: at least three times the median views of the next", () => {
  const peaks = sampleTopics.map((topic) => {
    const ranked = subTopicsOf(topic)
      .map((name) => ({ name, views: median(videosOn(topic, name).map((video) => video.views)) }))
      .sort((a, b) => b.views - a.views);
    expect(ranked[0]?.views).toBeGreaterThan(3 * (ranked[1]?.views ?? 0));
    return ranked[0]?.name;
  });
  expect(peaks).toEqual([
    "Prompt writing",
    "Project builds",
    "Home workouts",
    "Meal prep",
    "Portrait lighting",
  ]);
});
