import { describe, expect, it } from "vitest";
import { NICHES, uploadPool } from "../../../app/functions/competitor-monitor/pool";
import { sampleTopics } from "./catalogue";
import { makeCaption, monitoredThumbnail, sampleThumbnail, thumbnailSvg } from "./thumbnails";

const drawn = sampleTopics.flatMap((topic) => topic.videos.map((video) => thumbnailSvg(video, topic)));
const [topic] = sampleTopics;

/** Opens and closes every element in turn and reads every attribute; throws where that is not XML. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>|&(?:amp|lt|gt|quot|#39);|[^<>&]/gu;
  expect(svg.replace(tag, "")).toBe("");
  for (const [, closing, name, , empty] of svg.matchAll(tag)) {
    if (!name) continue;
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
}

describe("a thumbnail", () => {
  it("is well formed, of fixed size, and without script, style or anything from elsewhere", () => {
    for (const svg of drawn) {
      expectWellFormed(svg);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="180" /);
      expect(svg).not.toMatch(
        /<script|<style|style=|href|url\(|<image|<foreignObject| on[a-z]+=|="[^"]*(?:NaN|undefined)/i,
      );
      expect(svg.length).toBeLessThan(12_000);
    }
  });

  it("is the same every time and differs from video to video", () => {
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(sampleThumbnail("sample-ai-001")).toBe(drawn[0]);
    expect(sampleThumbnail("nobody")).toBeNull();
  });

  it("escapes what a title holds", () => {
    if (!topic) throw new Error("no topic");
    const svg = thumbnailSvg({ videoId: "x", title: `<b>Salt & "Pepper"</b> </svg>` }, topic);
    expectWellFormed(svg);
    expect(svg).toContain("&lt;b&gt;Salt &amp; &quot;Pepper&quot;");
  });

  it("is drawn for a title without words too", () => {
    if (!topic) throw new Error("no topic");
    expectWellFormed(thumbnailSvg({ videoId: "y", title: "" }, topic));
    expectWellFormed(thumbnailSvg({ videoId: "z", title: "🎥 ?!" }, topic));
  });
});

describe("a caption", () => {
  it.each([
    ["Milky Way photography with a kit lens", "Milky Way photography"],
    ["Cheap healthy meal prep: 10 lunches from one shop", "Healthy meal prep"],
    ["Planning a Milky Way shoot: moon, clouds, dark sky", "Milky Way shoot"],
    ["How to focus on stars in the dark", "Focus"],
    ["", ""],
  ])("of %j is %j", (title, caption) => expect(makeCaption(title).join(" ")).toBe(caption));

  it("has at most three words for every video", () => {
    for (const { videos } of sampleTopics) {
      for (const { title } of videos) {
        expect(makeCaption(title).length).toBeGreaterThan(0);
        expect(makeCaption(title).length).toBeLessThanOrEqual(3);
      }
    }
  });
});

it("draws a thumbnail for every upload that the Competitor Monitor can show, each its own", () => {
  const ids = NICHES.flatMap((niche) =>
    uploadPool()[niche].map(({ number }) => `monitor-${niche}-${number}`),
  );
  const drawn = ids.map(monitoredThumbnail);
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="320" height="180"/);
  expect(new Set(drawn).size).toBe(ids.length);
});

it("draws the same for a kept address, wherever another upload is put into the list", () => {
  const { baking } = uploadPool();
  const [first] = baking;
  if (!first) throw new Error("no uploads");
  const kept = ["monitor-baking-1", "monitor-baking-3"];
  const before = kept.map(monitoredThumbnail);
  baking.unshift({ ...first, number: 99, title: "Put in front of the others" });
  try {
    expect(kept.map(monitoredThumbnail)).toEqual(before);
  } finally {
    baking.shift();
  }
});

it("draws nothing for an unknown id", () => {
  for (const id of [
    "monitor-baking-99",
    "monitor-baking-00",
    "monitor-baking-constructor",
    "monitor-constructor-0",
    "monitor-nothing-0",
    "baking-0",
    "",
  ]) {
    expect(monitoredThumbnail(id)).toBeNull();
  }
});
