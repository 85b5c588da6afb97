import { describe, expect, it } from "vitest";
import type { SearchOutcome } from "../services/videos";
import { readQuery, searchVideos } from "./search";

const answer = {
  query: "q",
  source: { kind: "sample" as const, name: "Sample catalogue" },
  asOf: "2026-11-01T00:00:00Z",
  videos: [],
  channels: [],
};

function searching(search: () => Promise<SearchOutcome>) {
  const reported: unknown[] = [];
  return { reported, videos: { search }, report: (error: unknown) => void reported.push(error) };
}

describe("readQuery", () => {
  it("trims the query and collapses white space", () => {
    expect(readQuery({ query: "  React\t tutorials\n" })).toEqual({ query: "React tutorials" });
  });

  it("accepts 100 characters and refuses 101, cutting nothing", () => {
    expect(readQuery({ query: "x".repeat(100) })).toEqual({ query: "x".repeat(100) });
    expect(readQuery({ query: "x".repeat(101) })).toMatchObject({
      refused: { problem: "too-long", status: 400 },
    });
  });

  it.each([{ query: " \n " }, { query: null }, { query: 3 }, {}, null, undefined, "text"])(
    "refuses %j",
    (input) => {
      expect(readQuery(input)).toMatchObject({ refused: { problem: "blank", status: 400 } });
    },
  );
});

describe("searchVideos", () => {
  it("answers the videos found", async () => {
    expect(
      await searchVideos(
        { query: "q" },
        searching(async () => ({ ok: true, answer })),
      ),
    ).toEqual({ answer });
  });

  it.each([
    ["not-configured", 503, "YouTube API is not configured. Please contact support."],
    ["quota", 429, "YouTube API quota exceeded. Please try again later."],
    ["nothing-found", 404, "No videos found for the query. Try a different search term."],
    ["failed", 502, "Failed to analyze YouTube content."],
    ["too-many", 429, "Too many analyses in a minute. Please wait a moment and try again."],
  ] as const)("turns %s into its status and message", async (problem, status, message) => {
    const services = searching(async () => ({ ok: false, problem }));
    expect(await searchVideos({ query: "q" }, services)).toEqual({ refused: { problem, status, message } });
  });

  it("answers an unexpected error with the spec's text, and reports it", async () => {
    const services = searching(async () => Promise.reject("not even an error"));
    expect(await searchVideos({ query: "q" }, services)).toEqual({
      refused: { problem: "unexpected", status: 503, message: "An unexpected error occurred." },
    });
    expect(services.reported).toEqual(["not even an error"]);
  });

  it("does not search for a blank query", async () => {
    const services = searching(async () => {
      throw new Error("searched");
    });
    expect(await searchVideos({ query: " " }, services)).toMatchObject({ refused: { problem: "blank" } });
  });
});
