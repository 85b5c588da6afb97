import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../app/numbers/days";
import { sampleTopics } from "./catalogue";
import { searchCatalogue, searchNear } from "./search";

const now = new Date("2026-11-21T10:20:30.456Z");
const titles = (query: string) => searchCatalogue(query, now)?.videos.map((video) => video.title) ?? [];

describe("a chip", () => {
  it.each(sampleTopics)("answers $name with the whole topic", (topic) => {
    const answer = searchCatalogue(topic.name, now);
    expect(answer?.videos.length).toBe(topic.videos.length);
    expect(answer?.channels.length).toBe(topic.channels.length);
    expect(answer?.query).toBe(topic.name);
    expect(answer?.source).toEqual({ kind: "sample", name: "Sample catalogue" });
    expect(answer?.asOf).toBe("2026-11-21T10:20:30.456Z");
  });

  it("matches in any case, with any spaces and punctuation", () => {
    expect(titles("  ai-PRODUCTIVITY   tools!")).toEqual(titles("AI productivity tools"));
    expect(titles("Ｐhotography, tips")).toEqual(titles("Photography tips"));
  });
});

describe("any other query", () => {
  it("finds the videos that hold every word, titles first", () => {
    const found = titles("night sky");
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found[0]).toMatch(/night sky/i);
    expect(found).toContain("Milky Way with a kit lens: night sky basics");
    const ids = searchCatalogue("night sky", now)?.videos.map((video) => video.videoId) ?? [];
    for (const id of ids) expect(id).toMatch(/^sample-photo-/);
  });

  it("finds plurals, beginnings of words and accents", () => {
    expect(titles("lentil")).toContain("Lentils for people who think they hate lentils");
    expect(titles("spreadsheets formula")).toContain("Write spreadsheet formulas by describing them");
    expect(titles("portr")).toContain("Rembrandt lighting in 12 minutes");
    expect(titles("ōvernight òats")[0]).toBe("Overnight oats: 6 jars, 6 textures");
  });

  it("leaves filler words out and does not find short words inside others", () => {
    expect(titles("how to make a soup")).toEqual(titles("soups"));
    for (const id of searchCatalogue("AI", now)?.videos.map((video) => video.videoId) ?? []) {
      expect(id).toMatch(/^sample-ai-/);
    }
  });

  it("finds by the topic's name what the texts do not say", () => {
    expect(titles("photography tip street").length).toBeGreaterThanOrEqual(7);
  });

  it("returns only the channels behind the videos, and at most 50 videos", () => {
    const answer = searchCatalogue("couch to 5K", now);
    const behind = new Set(answer?.videos.map((video) => video.channelId));
    expect(new Set(answer?.channels.map((channel) => channel.channelId))).toEqual(behind);
    expect(titles("e").length).toBeLessThanOrEqual(50);
    expect(titles("beginners").length).toBeLessThanOrEqual(50);
  });

  it.each(["quantum gardening", "", "   ", "how to", "!?", "🎥", "constructor", "日本語の動画", "\ud800"])(
    "finds nothing for %j",
    (query) => expect(searchCatalogue(query, now)).toBeNull(),
  );
});

describe("an idea in a creator's words", () => {
  it.each(["one-pan weeknight dinner", "meal prep for one", "street photography at night"])(
    "%s comes near the videos with half of its telling words",
    (idea) => expect(searchNear(idea, now)?.videos.length).toBeGreaterThanOrEqual(3),
  );

  it.each([
    "recetas fáciles de pan casero",
    "beginner sourdough bread mistakes",
    "tax law for freelancers",
    "asdkjh qwoeiu zxcmn",
    "🔥🔥🔥",
  ])("%s comes near none", (idea) => expect(searchNear(idea, now)).toBeNull());
});

describe("an answer", () => {
  it("is the same twice", () => {
    expect(searchCatalogue("React tutorials", now)).toEqual(searchCatalogue("React tutorials", now));
  });

  it("moves with the clock, counts unchanged, and never holds a date in the future", () => {
    for (const at of ["2026-11-21T00:00:00.000Z", "2028-02-29T23:59:59.999Z"].map((text) => new Date(text))) {
      for (const topic of sampleTopics) {
        const answer = searchCatalogue(topic.name, at);
        const dated = [
          ...(answer?.videos ?? []),
          ...(answer?.channels ?? []).flatMap((c) => c.recentUploads),
        ];
        for (const { publishedAt } of dated) {
          expect(new Date(publishedAt).toISOString()).toBe(publishedAt);
          expect(Date.parse(publishedAt)).toBeLessThan(at.getTime());
        }
      }
    }
    const later = searchCatalogue("night sky", new Date(now.getTime() + DAY_MS))?.videos[0];
    const today = searchCatalogue("night sky", now)?.videos[0];
    expect(later?.viewCount).toBe(today?.viewCount);
    expect(Date.parse(later?.publishedAt ?? "") - Date.parse(today?.publishedAt ?? "")).toBe(DAY_MS);
  });

  it("holds each channel's ten newest uploads, newest first, its own videos among them", () => {
    const answer = searchCatalogue("Fitness for beginners", now);
    for (const channel of answer?.channels ?? []) {
      const dates = channel.recentUploads.map((upload) => upload.publishedAt);
      expect(dates).toHaveLength(10);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(new Set(channel.recentUploads.map((upload) => upload.videoId)).size).toBe(10);
    }
    const newest = answer?.videos.find((video) => video.title === "Fix your walking posture in one block");
    const uploads = answer?.channels.find(
      (channel) => channel.channelId === newest?.channelId,
    )?.recentUploads;
    const own = uploads?.find((upload) => upload.videoId === newest?.videoId);
    expect(own?.viewCount).toBe(newest?.viewCount);
    expect(own?.publishedAt).toBe(newest?.publishedAt);
  });

  it("shows its own thumbnails", () => {
    expect(searchCatalogue("zone focusing", now)?.videos[0]?.thumbnail).toMatch(
      /^\/api\/thumbnails\/sample-photo-\d{3}\.svg$/,
    );
  });
});
