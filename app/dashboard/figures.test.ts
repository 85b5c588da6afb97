import { describe, expect, it } from "vitest";
import { newestFigures } from "./figures";

const sample = { kind: "sample", name: "Sample catalogue" } as const;

describe("newestFigures", () => {
  it("says what the analyzer can search, and that it is sample", () => {
    const figures = newestFigures({ videos: { source: sample, holdings: { videos: 244, topics: 5 } } });
    expect(figures).toEqual({
      "/youtube-tool": { value: "244", label: "sample videos across 5 topics to search" },
    });
  });

  it("leaves out a tool without a figure", () => {
    expect(newestFigures({ videos: { source: sample } })).toEqual({});
  });
});
