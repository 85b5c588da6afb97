import { describe, expect, it } from "vitest";
import { evaluateResponses, readResponse } from "./youtube-responses";

const video = (id: string, statistics?: object) => ({
  id,
  snippet: { title: "Rye bread", channelId: "UC1", publishedAt: "2026-11-01T00:00:00Z" },
  statistics,
});
const list = (kind: string, items: unknown[]) => JSON.stringify({ kind: `youtube#${kind}`, items });

const VIDEOS = list("videoListResponse", [video("a", { viewCount: "12" }), video("b")]);
const SEARCH = list("searchListResponse", [
  { id: { videoId: "a" }, snippet: {} },
  { id: { kind: "youtube#unheard" }, snippet: {} },
]);
const REGIONS = list("i18nRegionListResponse", [{ id: "PT" }]);
const BROKEN = list("videoListResponse", [{ id: "a" }]);

describe("readResponse", () => {
  it("reads an answer with the reader of its kind, and counts items with a count", () => {
    expect(readResponse(VIDEOS)).toMatchObject({ items: 2, read: 2, counted: 1, failure: null });
  });

  it("takes a list of a kind without a reader as not used", () => {
    expect(readResponse(REGIONS)).toMatchObject({ items: 1, read: null, failure: null });
  });

  it("answers why it cannot read an answer", () => {
    expect(readResponse(BROKEN).failure).toMatch(/^readVideos: .*snippet/);
    expect(readResponse("<html>").failure).toMatch(/^no JSON/);
    expect(readResponse('{"error":{}}').failure).toMatch(/^neither a list/);
    expect(readResponse("null").failure).toMatch(/^neither a list/);
  });
});

describe("evaluateResponses", () => {
  const files = Object.entries({ VIDEOS, SEARCH, REGIONS, BROKEN }).map(([name, text]) => ({ name, text }));
  const { text, figure, failures } = evaluateResponses(files);

  it("sums up by kind, and names answers partly read, not used and refused", () => {
    expect(text).toMatch(/^videoListResponse +readVideos +2 +1 +3 +2 +1$/m);
    expect(text).toContain("SEARCH: 1 of 2 items left out");
    expect(text).toContain("REGIONS: youtube#i18nRegionListResponse, a list of 1, is not used");
    expect(text).toContain("BROKEN: REFUSED, readVideos");
    expect(figure).toBe("2 read (3 items), 1 of a kind that is not used");
  });

  it("fails refused answers only", () => {
    expect(failures).toEqual([expect.stringMatching(/^BROKEN: readVideos/)]);
  });
});
