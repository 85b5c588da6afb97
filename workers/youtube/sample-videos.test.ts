import { describe, expect, it } from "vitest";
import { sampleVideos } from "./sample-videos";

const NOW = new Date("2026-11-18T10:20:00Z");

describe("sampleVideos", () => {
  it("gives the very same answer within the hour, and another after it", async () => {
    const first = await sampleVideos(NOW).search("React tutorials");
    const recalled = await sampleVideos(new Date("2026-11-18T10:59:59Z")).recall("React tutorials");
    expect(first.ok && recalled.ok && first.answer === recalled.answer).toBe(true);
    const later = await sampleVideos(new Date("2026-11-18T11:00:00Z")).recall("React tutorials");
    expect(first.ok && later.ok && later.answer !== first.answer).toBe(true);
  });

  it("finds nothing on what it does not know", async () => {
    expect(await sampleVideos(NOW).search("quantum gardening")).toEqual({
      ok: false,
      problem: "nothing-found",
    });
  });
});
