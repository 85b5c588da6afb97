import { describe, expect, it } from "vitest";
import { findSampleVideo, sampleTopics } from "./catalogue";

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

it("holds the five topics of the example chips", () => {
  expect(sampleTopics.map((topic) => topic.name)).toEqual([
    "AI productivity tools",
    "React tutorials",
    "Fitness for beginners",
    "Cooking healthy meals",
    "Photography tips",
  ]);
});

it("numbers every video and channel once and calls them sample", () => {
  const videos = sampleTopics.flatMap((topic) => topic.videos.map((video) => video.videoId));
  const channels = sampleTopics.flatMap((topic) => topic.channels.map((channel) => channel.id));
  expect(new Set(videos).size).toBe(videos.length);
  expect(new Set(channels).size).toBe(channels.length);
  for (const id of [...videos, ...channels]) expect(id).toMatch(/^sample-[a-z0-9-]+$/);
});

it("gives no two videos the same title, and channels of two topics no common name", () => {
  const titles = sampleTopics.flatMap((topic) => topic.videos.map((video) => video.title));
  const names = sampleTopics.flatMap((topic) => topic.channels.map((channel) => channel.name));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(sampleTopics)("$name", (topic) => {
  const views = topic.videos.map((video) => video.views);

  it("has 44 to 50 videos over 18 to 26 channels, none of them idle", () => {
    expect(topic.videos.length).toBeGreaterThanOrEqual(44);
    expect(topic.videos.length).toBeLessThanOrEqual(50);
    expect(topic.channels.length).toBeGreaterThanOrEqual(18);
    expect(topic.channels.length).toBeLessThanOrEqual(26);
    const known = topic.channels.map((channel) => channel.id).sort();
    expect([...new Set(topic.videos.map((video) => video.channelId))].sort()).toEqual(known);
  });

  it("has heavy-tailed views", () => {
    expect(mean(views)).toBeGreaterThanOrEqual(3 * median(views));
    const ordinary = views.filter((count) => count < 60_000).length;
    expect(ordinary / views.length).toBeGreaterThan(0.7);
    expect(views.filter((count) => count >= 2_000_000).length).toBeGreaterThanOrEqual(1);
    expect(views.filter((count) => count >= 2_000_000).length).toBeLessThanOrEqual(2);
  });

  it("has likes hidden, comments off, subscribers hidden, Shorts and old videos", () => {
    expect(topic.videos.filter((video) => video.likes === null).length).toBeGreaterThan(1);
    expect(topic.videos.filter((video) => video.comments === null).length).toBeGreaterThan(1);
    expect(topic.channels.filter((channel) => channel.subscribers === null).length).toBe(2);
    expect(topic.videos.filter((video) => video.durationSeconds <= 60).length).toBeGreaterThan(2);
    const ages = topic.videos.map((video) => video.daysAgo);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...ages)).toBeGreaterThan(700);
    expect(Math.max(...ages)).toBeLessThanOrEqual(1100);
  });

  it("has plausible likes and comments, and texts within YouTube's lengths", () => {
    for (const { views: seen, likes, comments, title, description, hour } of topic.videos) {
      if (likes !== null && comments !== null) {
        expect((likes + comments) / seen).toBeGreaterThan(0.004);
        expect((likes + comments) / seen).toBeLessThan(0.12);
      }
      expect(title.length).toBeLessThanOrEqual(100);
      expect(description.length).toBeGreaterThan(20);
      expect(hour).toBeGreaterThanOrEqual(0);
      expect(hour).toBeLessThan(24);
    }
  });

  it("has six to eight sub-topics of four to nine videos and a few that belong nowhere", () => {
    const sizes = new Map<string, number>();
    for (const { subTopic } of topic.videos) sizes.set(subTopic, (sizes.get(subTopic) ?? 0) + 1);
    const strays = sizes.get("Odds and ends") ?? 0;
    expect(strays).toBeGreaterThanOrEqual(3);
    expect(strays).toBeLessThanOrEqual(5);
    sizes.delete("Odds and ends");
    expect(sizes.size).toBeGreaterThanOrEqual(6);
    expect(sizes.size).toBeLessThanOrEqual(8);
    for (const size of sizes.values()) {
      expect(size).toBeGreaterThanOrEqual(4);
      expect(size).toBeLessThanOrEqual(9);
    }
  });
});

it("finds a video by its id, and nothing by any other", () => {
  expect(findSampleVideo("sample-photo-001")?.topic.key).toBe("photo");
  expect(findSampleVideo("sample-photo-001")?.video.title).toContain("portraits");
  expect(findSampleVideo("sample-photo-999")).toBeNull();
  expect(findSampleVideo("__proto__")).toBeNull();
});
