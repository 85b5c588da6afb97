import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/seeded";
import { nicheOf } from "./niche";
import { RETIRED } from "./pool/retired";
import { NICHES, type Niche, UPLOADS } from "./sample";
import { newUploads, uploadOf } from "./uploads";
import { timesUsual } from "./usual";

const NOW = new Date("2026-11-21T10:00:00Z");

const packOf = (niche: Niche) =>
  UPLOADS[niche].map((one) => ({ ...one, id: `monitor-${niche}-${one.number}` }));

describe("a sample upload", () => {
  const channels = ["Slow Crumb Baking", "Offcut Workshop", "Two Seeds Garden", "Night Bus Travel"];
  const uploads = channels.flatMap((channel) =>
    packOf(nicheOf(channel)).map((one) => uploadOf(channel, one)),
  );

  it("stands out from its channel's usual, and has a trend score in every colour", () => {
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

  it("reads the same when it comes again, and otherwise on another channel", () => {
    const [card] = packOf("baking");
    if (!card) throw new Error("no uploads");
    const once = uploadOf("Slow Crumb Baking", card);
    expect(uploadOf("Slow Crumb Baking", card)).toEqual(once);
    const { viewCount, id } = uploadOf("Kettle & Crumb", card);
    expect(viewCount).not.toBe(once.viewCount);
    expect(id).not.toBe(once.id);
  });

  it("is drawn by its own number, which is its own in its niche for good", () => {
    for (const upload of uploads) {
      const [, niche, number] = /^\/api\/thumbnails\/monitor-(.+)-(.+)\.svg$/.exec(upload.thumbnail) ?? [];
      const drawn = UPLOADS[niche as Niche].find((one) => one.number === Number(number));
      expect(drawn?.title).toBe(upload.title);
    }
    for (const niche of NICHES) {
      const numbers = [
        ...UPLOADS[niche].map(({ number }) => number),
        ...Object.keys(RETIRED[niche]).map(Number),
      ];
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  it("is one of eight or more in its niche", () => {
    for (const niche of NICHES) expect(UPLOADS[niche].length, niche).toBeGreaterThanOrEqual(8);
  });

  it("is in no two places of the sample", () => {
    const all = NICHES.flatMap((niche) => UPLOADS[niche].map(({ title }) => title));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("uploads that are dealt", () => {
  const channel = { id: "1", name: "Two Seeds Garden", subscriberCount: "Unknown", isActive: true };
  const random = seeded("dealt");
  const all = UPLOADS.gardening.map(({ title }) => title);
  const nothing = { videos: [], drawn: [] };

  it("come once each before one comes again, the same but for its date", () => {
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

  it("are two of the pack where two channels are about the same", () => {
    const other = { ...channel, id: "2", name: "The Slow Allotment Garden" };
    let dealt: ReturnType<typeof newUploads> = nothing;
    for (let turn = 0; turn < 20; turn++) {
      const earlier = dealt.videos.map(({ title }) => title);
      dealt = newUploads([channel, other], dealt, { now: NOW, random });
      const titles = dealt.videos.map(({ title }) => title);
      expect(new Set([...earlier, ...titles]).size).toBe(earlier.length + 2);
    }
  });

  it("leave what is drawn of other niches as it is, and are not what a state from before packs shows", () => {
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
