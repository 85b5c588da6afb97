import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { guessNiche, timesUsual } from "./channel";
import { NICHES, type Niche, uploadPool } from "./pool";
import { channelUpload, newUploads } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");

const pack = (niche: Niche) =>
  uploadPool()[niche].map((one) => ({ ...one, id: `monitor-${niche}-${one.number}` }));

describe("a sample upload", () => {
  const channels = ["Slow Crumb Baking", "Offcut Workshop", "Two Seeds Garden", "Night Bus Travel"];
  const uploads = channels.flatMap((channel) =>
    pack(guessNiche(channel)).map((one) => channelUpload(channel, one)),
  );

  it("stands out from its channel's usual views, with trend scores of every colour", () => {
    for (const upload of uploads) {
      expect(timesUsual(upload)).toBeGreaterThan(1.8);
      expect(timesUsual(upload)).toBeLessThan(8);
      expect(upload.likeCount).toBeLessThan(upload.viewCount);
      expect(upload.commentCount).toBeLessThan(upload.likeCount);
      expect(upload.keyTakeaways).toHaveLength(3);
    }
    const scores = uploads.map(({ trendScore }) => trendScore);
    expect(scores.some((score) => score >= 90)).toBe(true);
    expect(scores.some((score) => score < 80)).toBe(true);
    expect(Math.max(...scores)).toBeLessThan(100);
  });

  it("is the same each time on one channel and different on another", () => {
    const [card] = pack("baking");
    if (!card) throw new Error("no uploads");
    const once = channelUpload("Slow Crumb Baking", card);
    expect(channelUpload("Slow Crumb Baking", card)).toEqual(once);
    const { viewCount, id } = channelUpload("Kettle & Crumb", card);
    expect(viewCount).not.toBe(once.viewCount);
    expect(id).not.toBe(once.id);
  });

  it("has a thumbnail named by its number, unique in its niche", () => {
    for (const upload of uploads) {
      const [, niche, number] = /^\/api\/thumbnails\/monitor-(.+)-(.+)\.svg$/.exec(upload.thumbnail) ?? [];
      const drawn = uploadPool()[niche as Niche].find((one) => one.number === Number(number));
      expect(drawn?.title).toBe(upload.title);
    }
    for (const niche of NICHES) {
      const numbers = uploadPool()[niche].map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  it("is one of at least eight in its niche", () => {
    for (const niche of NICHES) expect(uploadPool()[niche].length, niche).toBeGreaterThanOrEqual(8);
  });

  it("has a title of its own", () => {
    const all = NICHES.flatMap((niche) => uploadPool()[niche].map(({ title }) => title));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("newUploads", () => {
  const channel = { id: "1", name: "Two Seeds Garden", subscriberCount: "Unknown", isActive: true };
  const random = seeded("dealt");
  const all = uploadPool().gardening.map(({ title }) => title);
  const nothing = { videos: [], drawn: [] };

  it("repeats an upload only after all were shown, unchanged but for its date", () => {
    let dealt: ReturnType<typeof newUploads> = nothing;
    const came = new Map<string, object>();
    for (let turn = 0; turn < 3 * all.length; turn++) {
      if (turn === all.length) expect([...came.keys()].toSorted()).toEqual(all.toSorted());
      dealt = newUploads([channel], dealt, { now: NOW, random });
      for (const { publishedAt, ...video } of dealt.videos) {
        expect(Date.parse(publishedAt)).toBeLessThan(NOW.getTime());
        expect(came.has(video.title)).toBe(turn >= all.length);
        expect(video).toEqual(came.get(video.title) ?? video);
        came.set(video.title, video);
      }
    }
  });

  it("draws two different uploads for two channels of one niche", () => {
    const other = { ...channel, id: "2", name: "The Slow Allotment Garden" };
    let dealt: ReturnType<typeof newUploads> = nothing;
    for (let turn = 0; turn < 20; turn++) {
      const earlier = dealt.videos.map(({ title }) => title);
      dealt = newUploads([channel, other], dealt, { now: NOW, random });
      const titles = dealt.videos.map(({ title }) => title);
      expect(new Set([...earlier, ...titles]).size).toBe(earlier.length + 2);
    }
  });

  it("keeps what was drawn for other niches, and avoids what is on show by its thumbnail", () => {
    const { videos } = newUploads([channel], nothing, { now: NOW, random });
    const kept = {
      videos: videos.map((video) => ({ ...video, id: "nfromchance" })),
      drawn: ["monitor-baking-3"],
    };
    const titles = videos.map(({ title }) => title);
    let dealt: ReturnType<typeof newUploads> = kept;
    for (let turn = 1; turn < all.length; turn++) {
      dealt = newUploads([channel], dealt, { now: NOW, random });
      for (const { title } of dealt.videos) expect(titles).not.toContain(title);
    }
    expect(dealt.drawn).toContain("monitor-baking-3");
    expect(dealt.drawn).toHaveLength(all.length + 1);
  });
});
