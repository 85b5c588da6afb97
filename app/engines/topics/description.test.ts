import { describe, expect, it } from "vitest";
import { repeatedLines, topicalLines } from "./description";

const none = new Set<string>();

describe("topicalLines", () => {
  it("keeps lines about the video and drops boilerplate", () => {
    const description = [
      "How to feed a rye starter without waste.",
      "",
      "Subscribe for more: https://example.com/sub",
      "0:00 Intro",
      "1:02:10 The oven",
      "Follow me on Instagram",
      "#bread #baking #shorts",
      "Use promo code LOAF for 10% off",
      "Flour, water, salt.",
    ].join("\n");
    expect(topicalLines(description, none)).toEqual([
      "How to feed a rye starter without waste.",
      "Flour, water, salt.",
    ]);
  });

  it("leaves out lines pasted under several videos", () => {
    const repeated = repeatedLines(["Rye day.\nI bake every Sunday.", "Wheat day.\r\nI bake every Sunday."]);
    expect(topicalLines("Rye day.\nI bake every Sunday.", repeated)).toEqual(["Rye day."]);
  });

  it("does not call a line repeated that one description has twice", () => {
    expect(repeatedLines(["Knead.\nKnead."])).toEqual(new Set());
  });

  it("stops reading a huge description", () => {
    const lines = topicalLines("dough and more dough ".repeat(5000), none);
    expect(lines.join("").length).toBeLessThanOrEqual(600);
  });

  it("answers [] for an empty description", () => {
    expect(topicalLines("", none)).toEqual([]);
    expect(topicalLines("\n\n#a #b\n", none)).toEqual([]);
  });
});
