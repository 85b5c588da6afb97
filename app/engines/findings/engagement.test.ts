import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { engagementOf } from "./engagement";

describe("engagementOf", () => {
  it("is likes and comments over views, in percent", () => {
    const videos = [
      video({ videoId: "a", viewCount: 1000, likeCount: 30, commentCount: 10 }),
      video({ videoId: "b", viewCount: 3000, likeCount: 30, commentCount: 10 }),
    ];
    expect(engagementOf(videos)).toBe(2);
  });

  it("leaves out videos that hide a count, with their views", () => {
    const shown = video({ videoId: "a", viewCount: 1000, likeCount: 50, commentCount: 0 });
    const hidden = video({ videoId: "b", viewCount: 9000, likeCount: null, commentCount: 10 });
    const off = video({ videoId: "c", viewCount: 9000, likeCount: 10, commentCount: null });
    expect(engagementOf([shown, hidden, off])).toBe(5);
    expect(engagementOf([hidden, off])).toBeNull();
  });

  it("leaves out videos nobody has seen", () => {
    expect(engagementOf([video({ videoId: "a", viewCount: 0, likeCount: 2 })])).toBeNull();
    expect(engagementOf([])).toBeNull();
  });
});
